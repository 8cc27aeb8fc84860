import type { JsonValue } from '../../json.ts';
import type { Change, Program, SchemaEvidence } from '../change.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { directionOf } from '../schema/properties.ts';
import { SchemaNode } from '../schema/schema-node.ts';
import type { Difference, OneWay } from '../schema/schema-pairs.ts';
import { show } from '../show.ts';
import { equal, type Located } from '../side.ts';
import { candidates, edgesOf } from './candidates.ts';
import { validatorOf } from './schema-checks.ts';

export type Proof =
  /** A value that was accepted and is rejected, or that can arrive and could not. */
  | { readonly kind: 'value'; readonly value: JsonValue; readonly text: string; readonly holds: true }
  | Program
  | { readonly kind: 'none'; readonly text: string; readonly holds: false };

/**
 * Checks every breaking change independently of the rules: finds a value that only one of the two schemas
 * accepts according to Ajv, or else lines of a program that only the old document supports.
 */
export function proveChanges(changes: readonly Change[]): Map<Change, Proof> {
  const proofs = new Map<Change, Proof>();
  for (const change of changes) {
    const { evidence } = change;
    if (evidence?.kind === 'program') proofs.set(change, evidence);
    if (evidence?.kind === 'value') proofs.set(change, proveByValue(evidence) ?? proveByProgram(evidence) ?? NOTHING);
  }
  return proofs;
}

function proveByValue({ difference, direction, polarity }: SchemaEvidence): Proof | undefined {
  const opposite: OneWay = direction === 'request' ? 'response' : 'request';
  // Below a `not`, the outer schema accepts what the inner one rejects.
  const readers = { plain: [direction], negated: [opposite], unclear: [direction, opposite] }[polarity];
  for (const reader of readers) {
    const value = findValue(difference, reader);
    if (value === undefined) continue;
    return { kind: 'value', value, text: sentence(shown(value), direction, polarity === 'plain'), holds: true };
  }
  return undefined;
}

/**
 * The shortest value found that shows a difference: for senders, one that the old schema accepts and the
 * new one rejects; for readers, the other way round. `undefined` when none is found, or a schema can't be
 * compiled.
 */
function findValue({ between, hints }: Difference, reader: OneWay): JsonValue | undefined {
  const { base, head } = between;
  const [old, now] = [validatorOf(base, reader), validatorOf(head, reader)];
  if (old === undefined || now === undefined) return undefined;
  const [accepts, rejects] = reader === 'request' ? [old, now] : [now, old];
  const edges = [...edgesOf(base), ...edgesOf(head)];
  const tried = [...hints, ...candidates(base, edges), ...candidates(head, edges)];
  const length = (value: JsonValue): number => JSON.stringify(value).length;
  return tried.filter((value) => accepts(value) && !rejects(value)).sort((a, b) => length(a) - length(b))[0];
}

const NOTHING: Proof = {
  kind: 'none',
  text: 'no value was found that shows the difference: compare the two places',
  holds: false,
};

function sentence(value: string, direction: OneWay, plain: boolean): string {
  if (!plain) return `the schemas below the condition disagree about ${value}`;
  return direction === 'request' ? `${value} was accepted and is rejected` : `${value} can arrive and could not before`;
}

const MAX_LENGTH = 100;

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}… (${text.length} characters)` : text;
}

type Text = (value: string) => string;

const READS_TAG: Text = (value) => `switch (value.tag) … // ${value}`;
const MEANS: Text = (value) => `omits it, and means ${value}`;

/** Changes of keywords that Ajv checks in part or not at all, and programs that rely on their values. */
const PROGRAMS: Readonly<Partial<Record<ChangeCode, Text>>> = {
  'default-added': () => 'omits it, and means nothing by it',
  'default-changed': MEANS,
  'default-removed': MEANS,
  'format-changed': (value) => `reads and writes it as ${value}`,
  'format-added': () => 'writes it in any form',
  'format-removed': (value) => `reads it as ${value}`,
  'sensitive-added': () => 'uses the value of a delivery without sensitive fields',
  'sensitive-changed': (value) => `if (equal(value, mask)) … // ${value}`,
  'id-prefix-changed': (value) => `if (id.startsWith(${value})) …`,
  'keyword-changed': (value) => `relies on ${value}`,
  'cap-lowered': (value) => `requests as many as ${value}`,
  'discriminator-changed': READS_TAG,
  'discriminator-value-changed': READS_TAG,
  'discriminator-value-removed': READS_TAG,
  'discriminator-value-added': (value) => `${READS_TAG(value)}, with no other case`,
};

/** Lines of a program that relies on the old schema; `undefined` when only a value can show a difference. */
function proveByProgram({ difference, direction }: SchemaEvidence): Proof | undefined {
  const { code, between, after, property = '' } = difference;
  const [old, now] = [new SchemaNode(between.base), new SchemaNode(between.head)];
  const uses = (isUsed: (declared: readonly Located[]) => boolean): Proof => {
    const text = direction === 'request' ? `body.${property} = …` : `use(data.${property})`;
    const [worked, works] = [old, now].map(({ properties }) => isUsed(properties.get(property) ?? []));
    return { kind: 'program', text, holds: worked! && !works! };
  };
  if (code === 'property-removed') return uses((declared) => declared.length > 0);
  if (code === 'read-only-added') return uses((declared) => directionOf(declared) !== 'response');
  if (code === 'write-only-added') return uses((declared) => directionOf(declared) !== 'request');
  const text = PROGRAMS[code];
  if (text === undefined) return undefined;
  const keyword = code.startsWith('discriminator') ? 'discriminator' : String(after.at(-1));
  const [was, is] = [old, now].map((node) => node.valuesAt(keyword)[0]?.json);
  return { kind: 'program', text: text(show(was)), holds: !equal(was, is) };
}
