import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema } from '../../model/api.ts';
import { isObject, mapMembers } from '../../model/canonical.ts';
import { tagged } from '../../model/discriminator.ts';
import { list, object, string } from '../../model/reader.ts';
import { branches, isBytes, referencedName, resolveSchema } from '../../model/schemas.ts';
import { anyOf } from '../bodies.ts';
import { literal } from '../code.ts';
import { docText } from './doc-text.ts';

export interface Normaliser {
  /** By their names in the document. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** Name in the document → name in code. */
  readonly typeNames: ReadonlyMap<string, string>;
  /** True for a schema of responses only: the API may add forms, so a union of texts accepts any text. */
  readonly isResponse: boolean;
  /** True where a binary string is bytes: JSON has only text. */
  readonly hasBytes: boolean;
}

const NEVER: JsonObject = { enum: [] };
const UNKNOWN: JsonObject = {};
const KINDS = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const COMPOSITIONS = ['$ref', 'allOf', 'anyOf', 'oneOf'];
/** Keywords beside `unevaluatedItems` that may evaluate every item. */
const EVALUATING = [...COMPOSITIONS, 'if', 'contains', 'dependentSchemas'];
/** A branch with none of these, such as `{ required: [a] }`, constrains values without shaping the type. */
const SHAPING = [
  ...'type enum const properties additionalProperties patternProperties items prefixItems'.split(' '),
  ...COMPOSITIONS,
];

/**
 * Reduces a schema to the keywords that shape its type. openapi-typescript reads `properties` as an
 * alternative to the `anyOf` beside them, drops the siblings of a `$ref`, and reads a branch with only
 * `required` as `unknown`: all of these become an `allOf` of plain parts. Reads a value that is not a schema
 * as `{}`; the load stage reports it.
 */
export function normalise(schema: JsonValue, to: Normaliser): JsonObject {
  if (schema === false) return NEVER;
  if (!isObject(schema)) return UNKNOWN;
  if (schema['x-open-enum'] === true) return openEnum(schema, to);
  const parts = [
    ...reference(schema, to),
    ...list(schema['allOf']).map((part) => normalise(part, to)),
    ...own(schema, to),
    ...alternatives(schema, 'anyOf', to),
    ...alternatives(schema, 'oneOf', to),
  ].filter((part) => part !== UNKNOWN);
  const required = parts.length > 0 && composed(schema) ? inheritedRequired(schema, to) : [];
  if (parts.length < 2 && required.length === 0) return parts[0] ?? UNKNOWN;
  return { allOf: parts, required };
}

/** The enumeration, or any other value of its kind. */
function openEnum(schema: JsonObject, to: Normaliser): JsonObject {
  const { 'x-open-enum': _, ...closed } = schema;
  const name = referencedName(schema);
  const values = list(object(name === undefined ? schema : to.schemas.get(name))['enum']);
  const kinds = new Set(values.map((value) => typeof value).filter((kind) => kind === 'string' || kind === 'number'));
  return { anyOf: [normalise(closed, to), ...[...kinds].map(openType)] };
}

/** `string & {}`: accepts every string without absorbing the literals beside it, which editors suggest. */
function openType(kind: string): JsonObject {
  return { type: 'string', 'x-type': `(${kind} & {})` };
}

function reference(schema: JsonObject, { typeNames }: Normaliser): JsonObject[] {
  const name = referencedName(schema);
  return name === undefined ? [] : [{ $ref: `#/components/schemas/${typeNames.get(name) ?? name}` }];
}

/** The schema's own keywords, without the schemas that it is composed of. */
function own(schema: JsonObject, to: Normaliser): JsonObject[] {
  if (schema['const'] !== undefined) return [schema['const'] === null ? { type: 'null' } : { const: schema['const'] }];
  if (Array.isArray(schema['enum'])) return [{ enum: schema['enum'] }];
  const type = kindOf(schema);
  if (Array.isArray(type) && to.hasBytes && isBytes(schema))
    return [{ anyOf: type.map((kind) => normalise({ ...schema, type: kind }, to)) }];
  const members = objectMembers(schema, to);
  const saidByParts = members === undefined && type === 'object' && composed(schema);
  if (type === undefined || saidByParts) return members === undefined ? [] : [members];
  return [{ type, ...members, ...arrayMembers(schema, to), ...stringMembers(schema, to) }];
}

function composed(schema: JsonObject): boolean {
  return COMPOSITIONS.some((keyword) => schema[keyword] !== undefined);
}

function kindOf(schema: JsonObject): string | readonly string[] | undefined {
  const kinds = [schema['type']].flat().filter((kind) => typeof kind === 'string' && KINDS.has(kind)) as string[];
  if (kinds.length > 0) return kinds.length === 1 ? kinds[0] : kinds;
  return schema['items'] !== undefined || schema['prefixItems'] !== undefined ? 'array' : undefined;
}

function objectMembers(schema: JsonObject, to: Normaliser): JsonObject | undefined {
  const { additionalProperties: rest } = schema;
  const omitted = list(schema['x-omitted']);
  const all = object(schema['properties']);
  const own =
    omitted.length === 0 ? all : Object.fromEntries(Object.entries(all).filter(([name]) => !omitted.includes(name)));
  const named = { ...own, ...mentioned(schema, all, to) };
  const isNamed = Object.keys(named).length > 0;
  const hasMembers = isNamed || schema['patternProperties'] !== undefined;
  if (!hasMembers && rest === undefined) return undefined;
  const isClosed = !hasMembers && rest === false && kindOf(schema) !== undefined;
  const others = isClosed ? NEVER : otherMembers(schema, named, to);
  return {
    required: list(schema['required']),
    ...(isNamed && { properties: mapMembers(named, (value) => property(value, to)) }),
    ...(others && { additionalProperties: others }),
  };
}

/** Members that only a condition or `required` names: they may be present, so the type includes them. */
function mentioned(schema: JsonObject, own: JsonObject, { schemas }: Normaliser): JsonObject {
  if (schema['properties'] === undefined || schema['additionalProperties'] !== undefined) return {};
  const { if: condition, then, else: otherwise, dependentSchemas } = schema;
  const conditional = [condition, then, otherwise, ...Object.values(object(dependentSchemas))];
  const parts = conditional.flatMap((part) => branches(part as JsonSchema | undefined, schemas));
  const names = parts.flatMap((part) => Object.keys(object(part['properties'])));
  const required = composed(schema) ? [] : list(schema['required']).map(String);
  const others = [...names, ...required].filter((name) => !Object.hasOwn(own, name));
  return Object.fromEntries(others.map((name) => [name, true]));
}

/** Keywords of types that an index signature can repeat in one word. */
const WORDS = new Set(['$ref', 'anyOf', 'const', 'enum', 'type', 'x-type']);

/**
 * The schema of members without a name in the document; `undefined` where the schema does not constrain
 * them. In TypeScript, an index signature also covers the members with names, so their types are part of it.
 */
function otherMembers(schema: JsonObject, named: JsonObject, to: Normaliser): JsonObject | undefined {
  const plain = (value: JsonValue): JsonObject => normalise(value, to);
  const { additionalProperties: rest } = schema;
  const patterns = Object.values(object(schema['patternProperties']));
  if (patterns.length === 0 && (rest === undefined || rest === false)) return undefined;
  const holds = [...patterns, ...(rest === false ? [] : [rest ?? true])].map(plain);
  const beside = Object.values(named).map(plain);
  if (holds.some(isUnknown) || !beside.every(isWord)) return UNKNOWN;
  const all = [...holds, ...beside, ...(beside.length > 0 ? [{ type: 'string', 'x-type': 'undefined' }] : [])];
  return anyOf(all);
}

function isUnknown(type: JsonObject): boolean {
  return Object.keys(type).length === 0;
}

function isWord(type: JsonValue): boolean {
  const { type: kind, anyOf } = object(type);
  const isPlain = Object.keys(object(type)).every((key) => WORDS.has(key)) && kind !== 'object' && kind !== 'array';
  return isPlain && !isUnknown(object(type)) && list(anyOf).every(isWord);
}

/** The comment of a property travels in `x-comment`. */
function property(schema: JsonValue, to: Normaliser): JsonObject {
  const plain = normalise(schema, to);
  const comment = docText(schema);
  return comment === '' ? plain : { ...plain, 'x-comment': comment };
}

function arrayMembers(schema: JsonObject, to: Normaliser): JsonObject {
  const { items, prefixItems, minItems } = schema;
  if (!Array.isArray(prefixItems)) return items === undefined ? {} : { items: normalise(items, to) };
  const least = typeof minItems === 'number' ? minItems : 0;
  const first = list(prefixItems).map((item, at) => {
    const plain = normalise(item, to);
    return at < least ? plain : { type: 'string', 'x-optional': plain };
  });
  const isAll = schema['unevaluatedItems'] === false && !EVALUATING.some((keyword) => schema[keyword] !== undefined);
  const isClosed = Number(schema['maxItems']) <= first.length || isAll;
  const rest = isClosed && items === undefined ? false : (items ?? true);
  return {
    prefixItems:
      rest === false ? first : [...first, { type: 'array', 'x-rest': { type: 'array', items: normalise(rest, to) } }],
  };
}

function stringMembers(schema: JsonObject, { hasBytes }: Normaliser): JsonObject {
  const prefix = string(schema['x-id-prefix']);
  if (prefix !== undefined) return { 'x-type': templateType(prefix) };
  return hasBytes && isBytes(schema) ? { 'x-type': 'Uint8Array' } : {};
}

/** `` `ctm_${string}` ``: the id of one resource is not assignable to another's, at no cost at run time. */
function templateType(prefix: string): string {
  const text = literal(prefix).slice(1, -1).replace(/[`$]/g, '\\$&');
  return `\`${text}\${string}\``;
}

function alternatives(schema: JsonObject, keyword: 'anyOf' | 'oneOf', to: Normaliser): JsonObject[] {
  const branches = list(schema[keyword]);
  const shapes = (branch: JsonValue): boolean =>
    typeof branch === 'boolean' || SHAPING.some((word) => object(branch)[word] !== undefined);
  if (!branches.some(shapes)) return [];
  // The compiler narrows on tags.
  const plain = branches.map((branch) => normalise(tagged(branch, schema, to.schemas), to));
  if (to.isResponse && areTexts(branches, to)) plain.push(openType('string'));
  return [plain.length === 1 ? plain[0]! : { [keyword]: plain }];
}

/** Several forms of text, such as ids. An open enumeration accepts any other text already. */
function areTexts(branches: readonly JsonValue[], { schemas }: Normaliser): boolean {
  const forms = branches.map(object).filter((branch) => branch['type'] !== 'null');
  const isText = (form: JsonObject): boolean => object(resolveSchema(form, schemas))['type'] === 'string';
  return forms.length > 1 && forms.every((form) => isText(form) && form['x-open-enum'] !== true);
}

/** Names that `required` adds to what the parts require; openapi-typescript intersects them in. */
function inheritedRequired(schema: JsonObject, { schemas }: Normaliser): readonly JsonValue[] {
  const settled = new Set<JsonValue>(Object.keys(object(schema['properties'])));
  for (const part of [schema, ...list(schema['allOf'])]) {
    const target = object(schemas.get(referencedName(object(part)) ?? ''));
    for (const name of list(target['required'])) settled.add(name);
  }
  return list(schema['required']).filter((name) => !settled.has(name));
}
