import { isDeepStrictEqual } from 'node:util';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema, NamedSchema } from '../../../generator/model/api.ts';

/** Annotations, which reject no value. */
const ANNOTATIONS = new Set([
  'default',
  'discriminator',
  'deprecated',
  'description',
  'example',
  'examples',
  'title',
  'x-id-prefix',
  'x-null-means-default',
  'x-open-enum',
  'x-pattern-message',
  'x-sensitive',
]);

/** A schema without references, as one kind of value and perhaps null. */
export interface Form {
  readonly type: string;
  readonly nullable: boolean;
  /** Its assertions without `type`. */
  readonly rules: JsonObject;
}

export type Resolve = (name: string) => JsonSchema;

export function resolver(schemas: readonly NamedSchema[]): Resolve {
  const byName = new Map(schemas.map(({ name, json }) => [name, json]));
  return (name) => byName.get(name) ?? true;
}

/** @throws Error for a schema of several types besides null, which the derived suite cannot break. */
export function formOf(schema: JsonSchema, resolve: Resolve): Form {
  const { anyOf, type, ...rules } = joinedRules(assertions(schema, resolve), resolve);
  if (anyOf !== undefined) {
    const forms = unionForms(schema, resolve);
    return withRules(joinedForm(forms, resolve) ?? nullableForm(forms, resolve), {
      ...(type !== undefined && { type }),
      ...rules,
    });
  }
  const types = [type ?? []].flat() as string[];
  if (types.length === 1 && types[0] === 'null') return { type: 'null', nullable: false, rules };
  const [kind, ...more] = types.filter((name) => name !== 'null');
  if (kind === undefined || more.length > 0) throw unknown('a value of no or several types', schema);
  return { type: kind, nullable: types.includes('null'), rules };
}

/**
 * The alternatives of a union whose valid values cannot narrowly miss another alternative: objects with a
 * tag, strings with a pattern, a format or listed values each, values of different types. Undefined for any
 * other schema.
 */
export function alternativesOf(schema: JsonSchema, resolve: Resolve): readonly JsonSchema[] | undefined {
  const kinds = unionForms(schema, resolve).filter((form) => object(form)['type'] !== 'null');
  if (kinds.length < 2 || joinedForm(kinds, resolve) !== undefined) return undefined;
  const own = kinds.map((kind) => joinedRules(assertions(kind, resolve), resolve));
  const isApart =
    new Set(own.map((each) => String(each['type']))).size === own.length ||
    own.every((each) => each['type'] === 'object') ||
    own.every((each) => ['pattern', 'enum', 'format'].some((keyword) => each[keyword] !== undefined));
  return isApart ? kinds : undefined;
}

/** Whether one of the forms of a union is null, or accepts it. */
export function isNullableUnion(schema: JsonSchema, resolve: Resolve): boolean {
  return unionForms(schema, resolve).some((form) => object(form)['type'] === 'null');
}

/** The forms of a union. One that accepts null too counts as two. */
function unionForms(schema: JsonSchema, resolve: Resolve): readonly JsonSchema[] {
  const { anyOf, oneOf, type, ...beside } = joinedRules(assertions(schema, resolve), resolve);
  const forms = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  if (forms === undefined) return ([type ?? []].flat() as string[]).map((each) => ({ ...beside, type: each }));
  return forms.flatMap((form) => {
    const inner = assertions(form, resolve)['anyOf'] as readonly JsonSchema[] | undefined;
    return inner?.some((each) => object(each)['type'] === 'null') === true ? inner : [form];
  });
}

/** The union of a schema that accepts it or null; undefined for every other schema. */
export function nullableUnion(schema: JsonSchema, resolve: Resolve): JsonSchema | undefined {
  const { anyOf } = joinedRules(assertions(schema, resolve), resolve);
  const forms = (anyOf ?? []) as readonly JsonSchema[];
  const [form, ...more] = forms.filter((each) => object(each)['type'] !== 'null');
  const isNullable = form !== undefined && more.length === 0 && forms.length > 1;
  return isNullable && alternativesOf(form, resolve) !== undefined ? form : undefined;
}

/** The rules of a schema and of all its `allOf` parts, merged. */
function joinedRules(rules: Record<string, JsonValue>, resolve: Resolve): Record<string, JsonValue> {
  const { allOf, if: condition, then: consequence, else: otherwise, ...own } = rules;
  if (otherwise !== undefined) throw unknown('else', rules);
  const parts = (allOf ?? []) as readonly JsonSchema[];
  const conditions = condition === undefined ? {} : { conditions: [{ when: condition, asked: consequence! }] };
  return parts
    .map((part) => joinedRules(assertions(part, resolve), resolve))
    .reduce(both, { ...own, ...conditions } as Record<string, JsonValue>);
}

/** @throws Error for two parts with different values of one keyword. */
function both(one: Record<string, JsonValue>, other: Record<string, JsonValue>): Record<string, JsonValue> {
  const joined = Object.entries(other).map(([keyword, value]): [string, JsonValue] => {
    const known = one[keyword];
    if (known === undefined || isDeepStrictEqual(known, value)) return [keyword, value];
    if (keyword === 'conditions') return [keyword, [known, value].flat() as JsonValue];
    if (keyword === 'required') return [keyword, [...new Set([known, value].flat() as string[])]];
    if (keyword === 'properties') return [keyword, bothMembers(known as JsonObject, value as JsonObject)];
    throw unknown(`two rules for ${keyword}`, [one, other]);
  });
  return { ...one, ...Object.fromEntries(joined) };
}

function bothMembers(one: JsonObject, other: JsonObject): JsonObject {
  const joined = Object.entries(other).map(([name, schema]): [string, JsonValue] => {
    const known = one[name];
    return [name, known === undefined || isDeepStrictEqual(known, schema) ? schema : { allOf: [known, schema] }];
  });
  return { ...one, ...Object.fromEntries(joined) };
}

/** One list of texts instead of several. */
function joinedForm(forms: readonly JsonSchema[], resolve: Resolve): Form | undefined {
  const kinds = forms.filter((form) => object(form)['type'] !== 'null');
  const lists = kinds.map((form) => assertions(form, resolve));
  const isList = ({ type, enum: values, ...more }: Record<string, JsonValue>): boolean =>
    type === 'string' && values !== undefined && Object.keys(more).length === 0;
  if (!lists.every(isList)) return undefined;
  const values = lists.flatMap((list) => list['enum'] as readonly JsonValue[]);
  return { type: 'string', nullable: kinds.length < forms.length, rules: { enum: values } };
}

/** An alternative, merged with the keywords beside its list. */
function withRules(form: Form, beside: Readonly<Record<string, JsonValue>>): Form {
  if (Object.keys(beside).some((keyword) => keyword === 'type' || keyword in form.rules))
    throw unknown('rules beside anyOf', beside);
  return { ...form, rules: { ...form.rules, ...beside } };
}

function nullableForm(forms: readonly JsonSchema[], resolve: Resolve): Form {
  const [form, ...more] = forms.filter((each) => object(each)['type'] !== 'null');
  if (form === undefined || more.length > 0 || forms.length !== 2)
    throw unknown('anyOf with more than one form and null', forms);
  return { ...formOf(form, resolve), nullable: true };
}

/** The assertions of a schema, including those of its reference. */
function assertions(schema: JsonSchema, resolve: Resolve): Record<string, JsonValue> {
  const { $ref, ...own } = Object.fromEntries(
    Object.entries(object(schema)).filter(([name]) => !ANNOTATIONS.has(name)),
  );
  if ($ref === undefined) return own;
  const target = assertions(resolve(String($ref).split('/').at(-1)!), resolve);
  return Object.keys(own).length === 0 ? target : { allOf: [target, own] };
}

function object(schema: JsonSchema): JsonObject {
  if (typeof schema === 'boolean') throw unknown('a schema that takes everything or nothing', schema);
  return schema;
}

/**
 * Whether a value is an object whose tag belongs to another alternative of a union. A tag is a required
 * member with listed values.
 */
export function otherAlternative(schema: JsonSchema, resolve: Resolve): (value: JsonValue | undefined) => boolean {
  const { rules } = formOf(schema, resolve);
  const properties = (rules['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const tags = ((rules['required'] ?? []) as readonly string[]).flatMap((name) => {
    if (alternativesOf(properties[name]!, resolve) !== undefined) return [];
    const { const: only, enum: several } = formOf(properties[name]!, resolve).rules;
    const values = only === undefined ? several : [only];
    return values === undefined ? [] : [{ name, values: values as readonly JsonValue[] }];
  });
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    tags.some(({ name, values }) => !values.includes((value as JsonObject)[name]!));
}

function unknown(what: string, schema: unknown): Error {
  return new Error(
    `The derived suite does not know ${what}: ${JSON.stringify(schema)}. Teach it below test/derived/derive/.`,
  );
}
