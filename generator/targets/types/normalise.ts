import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema } from '../../model/api.ts';
import { referencedName } from '../../model/schemas.ts';
import { docText } from './doc-text.ts';
import { tagged } from './tagged.ts';

/** Schemas by the name that references use. */
export type NamedSchemas = ReadonlyMap<string, JsonSchema>;

/** A schema in the words that openapi-typescript reads without surprises. */
export type PlainSchema = JsonObject;

export interface Normaliser {
  readonly schemas: NamedSchemas;
  readonly typeNames: ReadonlyMap<string, string>;
  /** Gets the comment of each property; the property carries its index. */
  readonly comments: string[];
}

const NEVER: PlainSchema = { enum: [] };
const UNKNOWN: PlainSchema = {};
/** Beside a reference these change the type; anything else there is a remark or a limit. */
const SHAPING = ['properties', 'required', 'additionalProperties', 'patternProperties', 'items', 'prefixItems', 'enum', 'const', 'allOf', 'anyOf', 'oneOf'];

/**
 * Reduces a schema to what shapes its type. openapi-typescript applies `anyOf` beside `properties` as an alternative to them, drops what stands
 * beside a `$ref`, takes a branch with nothing but `required` for `unknown`: all of that becomes an `allOf` of plain parts here.
 */
export function normalise(schema: JsonSchema, to: Normaliser): PlainSchema {
  if (schema === true) return UNKNOWN;
  if (schema === false) return NEVER;
  const open = openEnum(schema, to);
  if (open !== undefined) return open;
  const parts = [
    ...reference(schema, to),
    ...list(schema['allOf']).map((part) => normalise(part, to)),
    ...own(schema, to),
    ...alternatives(schema, 'anyOf', to),
    ...alternatives(schema, 'oneOf', to),
  ].filter((part) => part !== UNKNOWN);
  if (parts.length < 2) return parts[0] ?? UNKNOWN;
  return { allOf: parts, required: inheritedRequired(schema, to) };
}

/** The enumeration, or any other value of its kind: editors keep offering the known ones. */
function openEnum(schema: JsonObject, to: Normaliser): PlainSchema | undefined {
  if (schema['x-open-enum'] !== true) return undefined;
  const { 'x-open-enum': _, ...closed } = schema;
  const values = enumValues(schema, to.schemas);
  const kinds = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  const rest = [...kinds].filter((kind) => kind === 'string' || kind === 'number').map((kind) => ({ type: kind, 'x-open': true }));
  return { anyOf: [normalise(closed, to), ...rest] };
}

function enumValues(schema: JsonObject, schemas: NamedSchemas): readonly JsonValue[] {
  const name = referencedName(schema);
  const target = name === undefined ? schema : schemas.get(name);
  return typeof target === 'object' && Array.isArray(target['enum']) ? target['enum'] : [];
}

function reference(schema: JsonObject, to: Normaliser): PlainSchema[] {
  const name = referencedName(schema);
  if (name === undefined) return [];
  return [{ $ref: `#/components/schemas/${to.typeNames.get(name) ?? name}` }];
}

/** What the schema says by itself, without the schemas that it is made of. */
function own(schema: JsonObject, to: Normaliser): PlainSchema[] {
  if (schema['const'] === null) return [{ type: 'null' }];
  if (schema['const'] !== undefined) return [{ const: schema['const'] }];
  if (Array.isArray(schema['enum'])) return [{ enum: schema['enum'] }];
  const type = ownType(schema);
  const composed = ['$ref', 'allOf', 'anyOf', 'oneOf'].some((keyword) => schema[keyword] !== undefined);
  const members = objectMembers(schema, to);
  if (type === undefined || (composed && members === undefined && isObjectType(type))) return members === undefined ? [] : [members];
  return [{ type, ...members, ...arrayMembers(schema, to), ...stringMembers(schema) }];
}

function ownType(schema: JsonObject): JsonValue | undefined {
  const { type } = schema;
  if (Array.isArray(type)) return type.length === 1 ? type[0] : type;
  if (typeof type === 'string') return type;
  return schema['items'] !== undefined || schema['prefixItems'] !== undefined ? 'array' : undefined;
}

function isObjectType(type: JsonValue): boolean {
  return type === 'object' || (Array.isArray(type) && type.every((kind) => kind === 'object' || kind === 'null'));
}

function objectMembers(schema: JsonObject, to: Normaliser): PlainSchema | undefined {
  const properties = Object.entries(object(schema['properties'])).map(([key, value]) => [key, property(value as JsonSchema, to)] as const);
  const patterns = Object.entries(object(schema['patternProperties'])).map(([key, value]) => [key, normalise(value as JsonSchema, to)] as const);
  const { additionalProperties: rest } = schema;
  const openEnded = rest !== undefined && rest !== false;
  if (properties.length === 0 && patterns.length === 0 && rest === undefined) return undefined;
  return {
    required: Array.isArray(schema['required']) ? schema['required'] : [],
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns) }),
    ...(openEnded && { additionalProperties: normalise(rest as JsonSchema, to) }),
    ...(properties.length === 0 && patterns.length === 0 && rest === false && { 'x-closed': true }),
  };
}

/** `summary` is the one member that openapi-typescript copies into a comment as it is; the shaping finds the comment by it. */
function property(schema: JsonSchema, to: Normaliser): PlainSchema {
  const plain = normalise(schema, to);
  const comment = typeof schema === 'object' ? docText(schema) : '';
  if (comment === '') return plain;
  return { ...plain, summary: String(to.comments.push(comment) - 1) };
}

function arrayMembers(schema: JsonObject, to: Normaliser): PlainSchema {
  const { items, prefixItems } = schema;
  if (Array.isArray(prefixItems)) return { prefixItems: prefixItems.map((item) => normalise(item as JsonSchema, to)) };
  return items === undefined ? {} : { items: normalise(items as JsonSchema, to) };
}

function stringMembers(schema: JsonObject): PlainSchema {
  const { 'x-id-prefix': prefix, format, contentMediaType, contentEncoding } = schema;
  const binary = format === 'binary' || (contentMediaType === 'application/octet-stream' && contentEncoding === undefined);
  return { ...(typeof prefix === 'string' && { 'x-id-prefix': prefix }), ...(binary && { 'x-binary': true }) };
}

function alternatives(schema: JsonObject, keyword: 'anyOf' | 'oneOf', to: Normaliser): PlainSchema[] {
  const branches = list(schema[keyword]);
  if (branches.length === 0 || branches.every(isSilent)) return [];
  const plain = branches.map((branch) => tagged(branch, schema, normalise(branch, to), to.schemas));
  return [plain.length === 1 ? plain[0]! : { [keyword]: plain }];
}

/** True for a branch that only limits, as `{ required: [a] }` does: it says nothing about the type. */
function isSilent(schema: JsonSchema): boolean {
  return typeof schema === 'object' && schema['type'] === undefined && referencedName(schema) === undefined && !SHAPING.some((keyword) => keyword !== 'required' && schema[keyword] !== undefined);
}

/** Names that `required` adds to what the parts require themselves; openapi-typescript intersects them in. */
function inheritedRequired(schema: JsonObject, { schemas }: Normaliser): JsonValue[] {
  const settled = new Set<JsonValue>(Object.keys(object(schema['properties'])));
  for (const part of [schema, ...list(schema['allOf'])]) {
    const target = typeof part === 'object' ? schemas.get(referencedName(part) ?? '') : undefined;
    if (typeof target === 'object') list(target['required']).forEach((name) => settled.add(name));
  }
  return list(schema['required']).filter((name) => !settled.has(name));
}

function list(value: JsonValue | undefined): readonly JsonSchema[] {
  return Array.isArray(value) ? (value as readonly JsonSchema[]) : [];
}

function object(value: JsonValue | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
