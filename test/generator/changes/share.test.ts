import document from '@billing/openapi' with { type: 'json' };
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Change } from '../../../generator/changes/change.ts';
import { compareSides, findChanges } from '../../../generator/changes/find-changes.ts';
import { share } from '../../../generator/model/share.ts';
import { Side } from '../../../generator/changes/side.ts';
import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { setKey } from '../../../generator/load/document/json.ts';

type Draft = Record<string, JsonValue>;

const copy = (): JsonObject => structuredClone(document) as unknown as JsonObject;

/** An edit of one mapping or list of the document. */
const edit = fc.record({
  /** Selects the mapping or list. */
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  /** Selects one of its members. */
  member: fc.nat(20),
  kind: fc.constantFrom('remove', 'double', 'move', 'raise', 'append', 'shorten', 'invert'),
});
type Edit = Parameters<Parameters<(typeof edit)['map']>[0]>[0];

/** Deterministic: equal edits lead to equal documents. */
function edited(edits: readonly Edit[]): JsonObject {
  const draft = copy();
  for (const { at, member, kind } of edits) {
    const owners = ownersIn(draft).filter((owner) => Object.keys(owner).length > 0);
    change(owners[Math.floor(at * owners.length)]!, member, kind);
  }
  return draft;
}

function change(owner: Draft, member: number, kind: Edit['kind']): void {
  const keys = Object.keys(owner);
  const key = keys[member % keys.length]!;
  const value = owner[key]!;
  // Without these members there would be nothing to compare.
  if (key === 'openapi' || key === 'paths' || key === 'components' || key === 'info') return;
  if (kind === 'remove' && !Array.isArray(owner)) delete owner[key];
  if (kind === 'double' && !Array.isArray(owner)) setKey(owner, `${key}Too`, structuredClone(value));
  if (kind === 'move' && !Array.isArray(owner)) {
    delete owner[key];
    setKey(owner, key, value);
  }
  if (kind === 'raise' && typeof value === 'number') setKey(owner, key, value + 1);
  if (kind === 'append' && typeof value === 'string' && key !== '$ref') setKey(owner, key, `${value} more`);
  if (kind === 'shorten' && Array.isArray(value)) setKey(owner, key, value.slice(1) as JsonValue);
  if (kind === 'invert' && typeof value === 'boolean') setKey(owner, key, !value);
}

function ownersIn(root: JsonObject): Draft[] {
  const found: Draft[] = [];
  const pending: JsonValue[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    found.push(next as Draft);
    pending.push(...Object.values(next));
  }
  return found;
}

/** Without its proof, which contains functions. */
const comparable = ({ evidence, ...rest }: Change): object => ({ ...rest, evidence: evidence?.kind });

test('finds the same changes in documents that share equal parts and in separate ones', () => {
  let changed = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const [base, head] = [copy(), edited(edits)];
      for (const [before, after] of [[base, head] as const, [head, base] as const]) {
        const found = findChanges(before, after).map(comparable);
        expect(found).toEqual(compareSides(new Side(before), new Side(after)).map(comparable));
        changed += found.length;
      }
    }),
    { seed: 41_007, numRuns: 25 },
  );
  expect(changed).toBeGreaterThan(100);
});

test('shares equal parts of the head with the base and leaves the order of its keys alone', () => {
  const base = { same: { a: [1, { b: 2 }] }, order: { a: 1, b: 2 }, list: [{ a: 1 }, { a: 2 }], gone: {} };
  const head = { list: [{ a: 1 }, { a: 3 }], order: { b: 2, a: 1 }, same: { a: [1, { b: 2 }] }, come: {} };
  const shared = share(head, base) as unknown as typeof base;
  expect(JSON.stringify(shared)).toBe(JSON.stringify(base));
  expect(shared.same).toBe(head.same);
  expect(shared.order).not.toBe(head.order);
  expect(shared.list[0]).toBe(head.list[0]);
});
