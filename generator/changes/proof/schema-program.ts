import type { Program } from '../change.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { directionOf } from '../schema/properties.ts';
import { SchemaNode } from '../schema/schema-node.ts';
import type { Difference, OneWay } from '../schema/schema-pairs.ts';
import { show } from '../show.ts';
import { equal, type Located, type Maybe, type Side } from '../side.ts';
import { code } from './programs.ts';

type Text = (value: string) => string;

const READS_TAG: Text = (value) => `switch (value.tag) … // ${value}`;
const MEANS: Text = (value) => `omits it, and means ${value}`;

/** Keywords that Ajv checks in part or not at all, and programs that rely on their values. */
const KEYWORDS: Readonly<Partial<Record<ChangeCode, readonly [keyword: string, text: Text]>>> = {
  'default-added': ['default', () => 'omits it, and means nothing by it'],
  'default-changed': ['default', MEANS],
  'default-removed': ['default', MEANS],
  'format-changed': ['format', (value) => `reads and writes it as ${value}`],
  'format-added': ['format', () => 'writes it in any form'],
  'format-removed': ['format', (value) => `reads it as ${value}`],
  'sensitive-added': ['x-sensitive', () => 'uses the value of a delivery without sensitive fields'],
  'sensitive-changed': ['x-sensitive', (value) => `if (equal(value, mask)) … // ${value}`],
  'id-prefix-changed': ['x-id-prefix', (value) => `if (id.startsWith(${value})) …`],
  'keyword-changed': ['', (value) => `relies on ${value}`],
  'cap-lowered': ['x-cap', (value) => `requests as many as ${value}`],
  'discriminator-changed': ['discriminator', READS_TAG],
  'discriminator-value-changed': ['discriminator', READS_TAG],
  'discriminator-value-removed': ['discriminator', READS_TAG],
  'discriminator-value-added': ['discriminator', (value) => `${READS_TAG(value)}, with no other case`],
};

/** A program that relies on a difference; `undefined` when only a value can show it. */
export function schemaProgram(difference: Difference, direction: OneWay, before: Side): Program | undefined {
  const { between, property = '' } = difference;
  const nodeIn = (side: Side): SchemaNode => new SchemaNode(side === before ? between.base : between.head, side);
  const declaredIn = (side: Side): readonly Located[] => nodeIn(side).properties.get(property) ?? [];
  const uses = direction === 'request' ? `body.${property} = …` : `use(data.${property})`;
  switch (difference.code) {
    case 'property-removed':
      return code(uses, (side) => declaredIn(side).length > 0);
    case 'read-only-added':
      return code(uses, (side) => directionOf(declaredIn(side), side) !== 'response');
    case 'write-only-added':
      return code(uses, (side) => directionOf(declaredIn(side), side) !== 'request');
  }
  const found = KEYWORDS[difference.code];
  if (found === undefined) return undefined;
  const [named, text] = found;
  // These codes stand for several keywords.
  const keyword = named === 'format' || named === '' ? String(difference.after.at(-1)) : named;
  const valueIn = (side: Side): Maybe['json'] => nodeIn(side).valuesAt(keyword)[0]?.json;
  return code(text(show(valueIn(before))), (side) => equal(valueIn(side), valueIn(before)));
}
