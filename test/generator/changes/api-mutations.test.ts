import { expect, test } from 'vitest';

import type { Change } from '../../../generator/changes/change.ts';
import type { Level } from '../../../generator/changes/direction.ts';
import { findChanges } from '../../../generator/changes/find-changes.ts';
import { proveChanges } from '../../../generator/changes/proof/prove-changes.ts';
import { rules } from '../../../generator/changes/rules/rules.ts';
import type { ApiMutation } from './mutations/api-mutation.ts';
import { apiMutations } from './mutations/api-mutations.ts';
import { type Draft, sharedDocument } from './mutations/document.ts';
import { schemaMutations } from './mutations/schema-mutations.ts';
import { seated, seats } from './mutations/seats.ts';

const LETTERS: Readonly<Record<Level, string>> = { breaking: 'B', compatible: 'C', docs: 'D' };

function documents({ prepare, mutate }: ApiMutation): [base: Draft, head: Draft] {
  const [base, head] = [sharedDocument(), sharedDocument()];
  for (const document of [base, head]) prepare?.(document);
  mutate(head);
  return [base, head];
}

function shown({ code, direction, level, spots }: Change): string {
  return `${code} ${direction} ${LETTERS[level]}: ${spots.map(({ name, part }) => `${name} ${part ?? ''}`.trim()).join(', ')}`;
}

test.each(apiMutations)('finds the changes, and proofs of the breaking ones, for: $name', (mutation) => {
  const [base, head] = documents(mutation);
  const changes = findChanges(base, head);
  expect(changes.map(shown).sort()).toEqual([...mutation.expected].sort());
  const proofs = proveChanges(changes);
  for (const change of changes.filter(({ level }) => level === 'breaking'))
    expect(proofs.get(change), `${change.code}: ${change.message}`).toMatchObject({ holds: true });
});

test('names the old place of a removed callback when another one stays', () => {
  const callback = { '{$request.body#/url}': { post: { responses: {} } } };
  const [base, head] = [sharedDocument(), sharedDocument()];
  base['paths']['/things'].post.callbacks = { done: callback, failed: callback };
  head['paths']['/things'].post.callbacks = { failed: callback };
  expect(findChanges(base, head)).toMatchObject([
    {
      ...{ code: 'event-removed', level: 'breaking', removed: true },
      at: '#/paths/~1things/post/callbacks/done/{$request.body#~1url}/post',
    },
  ]);
});

test('names the places of an added and of a removed implied permission', () => {
  const [base, head] = [sharedDocument(), sharedDocument()];
  head['x-permissions']['thing.write'].implies = ['part.read'];
  expect(findChanges(base, head)).toMatchObject([
    { code: 'implied-permission-removed', before: ['x-permissions', 'thing.write', 'implies', 0] },
    { code: 'implied-permission-added', at: '#/x-permissions/thing.write/implies/0' },
  ]);
});

test('names the old place of a schema that is removed from prefixItems', () => {
  const [base, head] = [sharedDocument(), sharedDocument()];
  base['components'].schemas.Gone.properties.pair = { type: 'array', prefixItems: [{ type: 'string' }, true] };
  head['components'].schemas.Gone.properties.pair = { type: 'array', prefixItems: [{ type: 'string' }] };
  expect(findChanges(base, head)).toMatchObject([
    { code: 'items-unconstrained', removed: true, at: '#/components/schemas/Gone/properties/pair/prefixItems/1' },
  ]);
});

test('finds no change of items that are not text and stay the same', () => {
  const [base, head] = [sharedDocument(), sharedDocument()];
  base['paths']['/things'].post['x-emits'] = [2];
  head['paths']['/things'].post['x-emits'] = [2];
  head['paths']['/things'].post.summary = 'Create.';
  expect(findChanges(base, head)).toMatchObject([{ code: 'documentation' }]);
});

test('covers every kind of change with a mutation', () => {
  const api = apiMutations.flatMap((mutation) => {
    const [base, head] = documents(mutation);
    return findChanges(base, head);
  });
  const schemas = schemaMutations.flatMap(({ before, after }) =>
    findChanges(seated(seats[0]!, before), seated(seats[0]!, after)),
  );
  const met = new Set<string>([...api, ...schemas].map(({ code }) => code));
  expect(Object.keys(rules).filter((code) => !met.has(code))).toEqual([]);
});
