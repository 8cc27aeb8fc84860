import type { JsonValue } from '../../json.ts';
import { equal } from '../equal.ts';
import type { ChangeCode } from '../rules.ts';
import type { Difference } from '../schema/comparison.ts';
import { saidOf, schemaNode } from '../schema/schema-node.ts';
import { show } from '../show.ts';
import { type Located, member, type Side } from '../side.ts';

/** Lines of a client, and whether schemas give them what they rely on. */
export interface SchemaProgram {
  readonly text: string;
  readonly works: (schemas: readonly Located[], side: Side) => boolean;
}

/** Keywords that say something besides which values there are, and what a client does with it. */
const KEYWORDS: Readonly<Partial<Record<ChangeCode, readonly [keyword: string, text: (value: string) => string]>>> = {
  'default-added': ['default', () => 'leaves it out, and means nothing by it'],
  'default-changed': ['default', (value) => `leaves it out, and means ${value}`],
  'default-removed': ['default', (value) => `leaves it out, and means ${value}`],
  'format-changed': ['format', (value) => `reads and writes it as ${value}`],
  'format-added': ['format', () => 'writes it in any form'],
  'format-removed': ['format', (value) => `reads it as ${value}`],
  'sensitive-added': ['x-sensitive', () => 'uses the value of a delivery without sensitive fields'],
  'sensitive-changed': ['x-sensitive', (value) => `if (equal(value, mask)) … // ${value}`],
  'id-prefix-changed': ['x-id-prefix', (value) => `if (id.startsWith(${value})) …`],
  'keyword-changed': ['', (value) => `relies on ${value}`],
  'cap-lowered': ['x-cap', (value) => `asks for as much as ${value}`],
  'discriminator-changed': ['discriminator', (value) => `switch (value.tag) … // ${value}`],
  'discriminator-value-changed': ['discriminator', (value) => `switch (value.tag) … // ${value}`],
  'discriminator-value-removed': ['discriminator', (value) => `switch (value.tag) … // ${value}`],
  'discriminator-value-added': ['discriminator', (value) => `switch (value.tag) … // ${value}, with no other case`],
};

/** What a client does that relies on more than which values there are; nothing where only a value can show the difference. */
export function schemaProgram(
  { code, property, between, after }: Difference,
  direction: 'request' | 'response',
  base: Side,
): SchemaProgram | undefined {
  if (property !== undefined) {
    const text = direction === 'request' ? `body.${property} = …` : `use(data.${property})`;
    const declared = (schemas: readonly Located[], side: Side): readonly Located[] | undefined =>
      schemaNode(schemas, side).properties.get(property);
    if (code === 'property-removed') return { text, works: (schemas, side) => declared(schemas, side) !== undefined };
    const mark = code === 'read-only-added' ? 'readOnly' : code === 'write-only-added' ? 'writeOnly' : undefined;
    if (mark !== undefined)
      return {
        text,
        works: (schemas, side) => !(declared(schemas, side) ?? []).some((each) => says(each, mark, side)),
      };
  }
  const found = KEYWORDS[code];
  if (found === undefined) return undefined;
  const [, text] = found;
  // Several keywords say in which form a text is, and any can be one that nobody knows.
  const keyword = found[0] === 'format' || found[0] === '' ? String(after.at(-1)) : found[0];
  const before = saying(between.base, base, keyword);
  return { text: text(show(before)), works: (schemas, side) => equal(saying(schemas, side, keyword), before) };
}

function saying(schemas: readonly Located[], side: Side, keyword: string): JsonValue | undefined {
  return saidOf(schemaNode(schemas, side), keyword)[0]?.json;
}

function says(schema: Located, keyword: string, side: Side): boolean {
  return [schema, side.follow(schema)].some((each) => member(each, keyword).json === true);
}
