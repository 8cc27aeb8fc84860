import type { JsonObject, JsonValue } from '../../../json.ts';
import type { JsonSchema } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import { memoized } from '../../../model/memoized.ts';
import { list } from '../../../model/reader.ts';
import { type NamedSchemas, referencedName } from '../../../model/schemas.ts';

class Draft {
  /** Keywords of all parts that always apply; the outermost wins. */
  readonly json: Record<string, JsonValue> = {};
  /** Different values of the same keywords in other parts, which apply as well. */
  readonly also: JsonObject[] = [];
  readonly properties = new Map<string, JsonSchema>();
  readonly required = new Set<string>();
  nullable = false;
  /** The name, where the schema is a reference to a named schema. */
  name: string | undefined;
  /** Every named schema merged into it. */
  readonly parts = new Set<string>();
  /** The schemas one of which applies; empty where null is the only other choice. */
  alternatives: readonly JsonSchema[] = [];
}

/** A schema with references followed and `allOf` merged. */
export type Shape = Readonly<Draft>;

/** A page with more fields is hard to read: schemas that don't fit any more get their own pages. */
export const MOST_FIELDS = 500;

/** The shapes of schemas. Memoized by schema, since many pages show the same one. */
export class Shapes {
  readonly named: NamedSchemas;
  readonly #made = new WeakMap<JsonObject, Shape>();
  readonly #sizes = new Map<string, number>();

  constructor(named: NamedSchemas) {
    this.named = named;
  }

  of(schema: JsonSchema | undefined): Shape {
    if (!isObject(schema)) return new Draft();
    return memoized(this.#made, schema, () => {
      const draft = new Draft();
      addTo(draft, schema, this.named, new Set());
      return draft;
    });
  }

  /**
   * Counts the fields of a named schema with everything in them; a recursive schema counts once. A result
   * above `MOST_FIELDS` says only that there are more, so that recursive schemas need little work.
   */
  sizeOf(name: string): number {
    return memoized(this.#sizes, name, () => this.#count(this.named.get(name), [], [name], 0));
  }

  /** Adds the fields below `schema` to `count`. */
  #count(schema: JsonValue | undefined, around: readonly JsonValue[], names: readonly string[], count: number): number {
    if (count > MOST_FIELDS || !isObject(schema) || around.includes(schema)) return count;
    const { name, json, properties, alternatives } = this.of(schema);
    const isReference = name !== undefined && around.length > 0;
    if (isReference && names.includes(name)) return count;
    const insideNames = isReference ? [...names, name] : names;
    const inside = [...around, schema];
    const members = [...properties.values(), ...alternatives, json['additionalProperties']].filter(isObject);
    const sum = members.reduce((total, member) => this.#count(member, inside, insideNames, total + 1), count);
    return this.#count(json['items'], inside, insideNames, sum);
  }
}

/** Follows a schema that references or `allOf` lead back to only once. */
function addTo(draft: Draft, schema: JsonSchema | undefined, named: NamedSchemas, seen: Set<JsonSchema>): void {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  const name = referencedName(schema);
  if (name !== undefined) {
    addTo(draft, named.get(name), named, seen);
    draft.name = name;
    draft.parts.add(name);
  }
  for (const part of list(schema['allOf'])) {
    const { name: before } = draft;
    addTo(draft, part as JsonSchema, named, seen);
    draft.name = before;
  }
  for (const key of ['anyOf', 'oneOf']) addChoice(draft, list(schema[key]) as readonly JsonSchema[], named, seen);
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isObject(value)) addProperties(draft, value, list(schema['x-omitted']));
    else if (key === 'required' && Array.isArray(value)) value.forEach((one) => draft.required.add(String(one)));
    else if (!SEPARATE.has(key)) addKeyword(draft, key, value);
  }
  // Together, because `then` means nothing without its `if`.
  if (schema['if'] !== undefined)
    draft.also.push(Object.fromEntries(Object.entries(schema).filter(([key]) => CONDITIONAL.has(key))));
  const { type } = schema;
  if (type !== undefined) draft.nullable = Array.isArray(type) && type.includes('null');
}

export const CONDITIONAL: ReadonlySet<string> = new Set(['if', 'then', 'else']);

/** Keywords that are handled separately: schemas to follow and conditions. */
const SEPARATE: ReadonlySet<string> = new Set(['$ref', 'allOf', 'anyOf', 'oneOf', ...CONDITIONAL]);

/** Keywords that apply once: the outermost value wins. */
const OUTERMOST_ONLY = new Set('type enum const format title description default items prefixItems'.split(' '));

function addKeyword({ json, also }: Draft, key: string, value: JsonValue): void {
  const before = json[key];
  if (
    before !== undefined &&
    !OUTERMOST_ONLY.has(key) &&
    !key.startsWith('x-') &&
    JSON.stringify(before) !== JSON.stringify(value)
  )
    also.push({ [key]: before });
  json[key] = value;
}

/** A property in two parts must satisfy both. */
function addProperties({ properties }: Draft, more: JsonObject, omitted: readonly JsonValue[]): void {
  for (const [name, schema] of Object.entries(more)) {
    if (omitted.includes(name)) continue;
    const known = properties.get(name);
    properties.set(name, known === undefined ? (schema as JsonSchema) : { allOf: [known, schema] });
  }
}

/** A choice between null and one schema is that schema, nullable. */
function addChoice(draft: Draft, choice: readonly JsonSchema[], named: NamedSchemas, seen: Set<JsonSchema>): void {
  if (choice.length === 0) return;
  const others = choice.filter((one) => !isNull(one));
  if (others.length === 1) {
    const { name } = draft;
    addTo(draft, others[0], named, seen);
    draft.name = name ?? draft.name;
  } else draft.alternatives = [...draft.alternatives, ...others];
  if (others.length < choice.length) draft.nullable = true;
}

function isNull(schema: JsonSchema): boolean {
  return isObject(schema) && (schema['type'] === 'null' || schema['const'] === null);
}

/** The types besides null. */
export function typesOf({ json, properties }: Shape): readonly string[] {
  const { type, items } = json;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((one) => one !== 'null').map(String);
  if (properties.size > 0) return ['object'];
  return items === undefined ? [] : ['array'];
}
