import type { JsonValue } from '../../json.ts';
import { equal, type Located, type Side } from '../side.ts';
import type { ChangeCode } from '../rules/rules.ts';
import type { Difference, OneWay } from '../schema/schema-pairs.ts';
import { directionOf } from '../schema/properties.ts';
import { SchemaNode } from '../schema/schema-node.ts';
import { show } from '../show.ts';

export interface SchemaProgram {
  readonly text: string;
  readonly works: (schemas: readonly Located[], side: Side) => boolean;
}

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
export function schemaProgram(
  { code, property, between, after }: Difference,
  direction: OneWay,
  base: Side,
): SchemaProgram | undefined {
  if (property !== undefined) {
    const text = direction === 'request' ? `body.${property} = …` : `use(data.${property})`;
    const works = propertyWorks(code, property);
    if (works !== undefined) return { text, works };
  }
  const found = KEYWORDS[code];
  if (found === undefined) return undefined;
  const [named, text] = found;
  // These codes stand for several keywords.
  const keyword = named === 'format' || named === '' ? String(after.at(-1)) : named;
  const valueIn = (schemas: readonly Located[], side: Side): JsonValue | undefined =>
    new SchemaNode(schemas, side).valuesAt(keyword)[0]?.json;
  const before = valueIn(between.base, base);
  return { text: text(show(before)), works: (schemas, side) => equal(valueIn(schemas, side), before) };
}

function propertyWorks(code: ChangeCode, property: string): SchemaProgram['works'] | undefined {
  const declared = (schemas: readonly Located[], side: Side): readonly Located[] | undefined =>
    new SchemaNode(schemas, side).properties.get(property);
  if (code === 'property-removed') return (schemas, side) => declared(schemas, side) !== undefined;
  const only = code === 'read-only-added' ? 'response' : code === 'write-only-added' ? 'request' : undefined;
  if (only === undefined) return undefined;
  return (schemas, side) => directionOf(declared(schemas, side) ?? [], side) !== only;
}
