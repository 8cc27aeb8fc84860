import * as fc from 'fast-check';

import type { JsonObject, JsonValue } from '../../generator/json.ts';

/**
 * Of a schema that needs no other: every `$ref` in it replaced by what it refers to, with what stands
 * beside.
 */
export type WholeSchema = JsonObject;

/** The schema with its references followed. Throws for one that is inside itself. */
export function wholeSchema(schema: JsonValue, named: JsonObject, inside: readonly string[] = []): JsonValue {
  if (Array.isArray(schema)) return schema.map((part) => wholeSchema(part, named, inside));
  if (!isObject(schema)) return schema;
  const { $ref, ...rest } = schema;
  if (typeof $ref !== 'string') {
    return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, wholeSchema(value, named, inside)]));
  }
  const name = $ref.split('/').at(-1)!;
  if (inside.includes(name)) throw new Error(`${name} is inside itself`);
  return wholeSchema({ ...(named[name] as JsonObject), ...rest }, named, [...inside, name]);
}

/** Members that an object may have: its own and those of every part of its `allOf`. */
export function membersOf(schema: WholeSchema): Readonly<Record<string, WholeSchema>> {
  const parts = ((schema['allOf'] ?? []) as WholeSchema[]).map(membersOf);
  return Object.assign({}, ...parts, schema['properties'] ?? {}) as Record<string, WholeSchema>;
}

/**
 * Values that conform to a schema. Throws for a keyword that it does not know, so that none is forgotten.
 */
export function valueOf(schema: WholeSchema): fc.Arbitrary<unknown> {
  checkKeywords(schema);
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (schema['enum'] !== undefined) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const alternatives = (schema['anyOf'] ?? schema['oneOf']) as WholeSchema[] | undefined;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map(valueOf));
  if (schema['allOf'] !== undefined) return objectOf(schema);
  const types = [schema['type']].flat() as string[];
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: WholeSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(limits({ min: schema['minimum'], max: schema['maximum'] }));
    case 'string':
      return textOf(schema);
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      throw new Error(`no values of type ${type} are known`);
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: WholeSchema): fc.Arbitrary<string> {
  const fits = (text: string): boolean => {
    const length = [...text].length;
    return length >= (minLength as number) && length <= (maxLength as number);
  };
  if (format !== undefined) return formatted(String(format)).filter(fits);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(String(pattern), 'u'), { maxLength: 60 }).filter(fits);
  return fc
    .string({ minLength: minLength as number, maxLength: Math.min(maxLength as number, 60), unit: 'binary' })
    .filter(fits);
}

function formatted(format: string): fc.Arbitrary<string> {
  switch (format) {
    case 'date-time':
      return fc
        .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString());
    case 'date':
      // Within a year, so that most ranges of two are valid.
      return fc
        .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'email':
      return fc.stringMatching(/^[a-z0-9]{1,20}@[a-z0-9]{1,20}\.example$/);
    case 'hostname':
      return fc.stringMatching(/^[a-z0-9]{1,20}\.example$/);
    case 'uri':
      return fc.webUrl();
    case 'uuid':
      return fc.uuid();
    default:
      throw new Error(`no texts of the format ${format} are known`);
  }
}

function arrayOf({ items, minItems, maxItems, uniqueItems }: WholeSchema): fc.Arbitrary<unknown[]> {
  const size = { ...limits({ minLength: minItems }), maxLength: Math.min((maxItems as number | undefined) ?? 3, 3) };
  const item = valueOf(items as WholeSchema);
  return uniqueItems === true
    ? fc.uniqueArray(item, { ...size, selector: (value) => JSON.stringify(value) })
    : fc.array(item, size);
}

function objectOf(schema: WholeSchema): fc.Arbitrary<unknown> {
  const members = membersOf(schema);
  if (schema['additionalProperties'] === true) {
    const least = Number(schema['minProperties'] ?? 0);
    return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { minKeys: least, maxKeys: 4 });
  }
  return fc.record(Object.fromEntries(Object.entries(members).map(([name, member]) => [name, valueOf(member)])));
}

const KNOWN = new Set(
  (
    'type const enum anyOf oneOf discriminator allOf properties required items additionalProperties minProperties format pattern minLength maxLength minimum maximum ' +
    'minItems maxItems uniqueItems description examples default deprecated title x-open-enum x-id-prefix x-sensitive x-pattern-message x-max-bytes x-cap x-null-means-default'
  ).split(' '),
);

function checkKeywords(schema: WholeSchema): void {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword));
  if (unknown.length > 0) throw new Error(`no values are known of schemas with ${unknown.join(', ')}`);
}

function limits<K extends string>(all: Readonly<Record<K, unknown>>): Partial<Record<K, number>> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<
    Record<K, number>
  >;
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
