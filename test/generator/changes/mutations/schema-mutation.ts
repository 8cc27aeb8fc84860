import type { Schema } from './document.ts';

/**
 * How a change of a schema affects clients that send it, read it in responses, or receive it in webhooks:
 * `B` breaking, `C` compatible, `D` documentation, `-` no change.
 */
export type Verdicts = `${'B' | 'C' | 'D' | '-'}${'B' | 'C' | 'D' | '-'}${'B' | 'C' | 'D' | '-'}`;

export interface SchemaMutation {
  readonly name: string;
  readonly before: Schema;
  readonly after: Schema;
  readonly verdicts: Verdicts;
}

/** The second schema accepts fewer values than the first. Tests both directions. */
export const narrow = (name: string, wide: Schema, tight: Schema): SchemaMutation[] => [
  { name: `${name}, narrowed`, before: wide, after: tight, verdicts: 'BCC' },
  { name: `${name}, widened`, before: tight, after: wide, verdicts: 'CBB' },
];
/** Each schema accepts values that the other rejects. Tests both directions. */
export const alter = (name: string, before: Schema, after: Schema): SchemaMutation[] => [
  { name, before, after, verdicts: 'BBB' },
  { name: `${name}, and back`, before: after, after: before, verdicts: 'BBB' },
];
export const one = (name: string, before: Schema, after: Schema, verdicts: Verdicts): SchemaMutation[] => [
  { name, before, after, verdicts },
];
/** An equivalent schema. */
export const same = (name: string, before: Schema, after: Schema): SchemaMutation[] => [
  ...one(`${name}: the same`, before, after, '---'),
  ...one(`${name}: the same, and back`, after, before, '---'),
];

export const text = (more: object = {}): Schema => ({ type: 'string', ...more }) as Schema;
export const integer = (more: object = {}): Schema => ({ type: 'integer', ...more }) as Schema;
export const number = (more: object = {}): Schema => ({ type: 'number', ...more }) as Schema;
export const list = (more: object = {}): Schema => ({ type: 'array', ...more }) as Schema;
export const object = (properties: object, more: object = {}): Schema =>
  ({ type: 'object', properties, ...more }) as Schema;
export const condition = (when: Schema, follows: object, otherwise?: object): object => ({
  if: when,
  // oxlint-disable-next-line unicorn/no-thenable
  then: follows,
  ...(otherwise === undefined ? {} : { else: otherwise }),
});
