import type { JsonObject, JsonValue } from '../../../json.ts';
import type { JsonSchema } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import { referencedName } from '../../../model/schemas.ts';

/** What a schema says of a value: references followed, and what applies at the same time put together. */
export interface Shape {
  /** Keywords of all parts that always apply; those nearest to the reader win. */
  readonly json: JsonObject;
  /** What other parts say by the same keywords, where that is not the same: it applies as well. */
  readonly also: readonly JsonObject[];
  readonly properties: ReadonlyMap<string, JsonSchema>;
  readonly required: ReadonlySet<string>;
  readonly nullable: boolean;
  /** The named schema that it is, if it is one. */
  readonly name: string | undefined;
  /** Every named schema that is a part of it. */
  readonly parts: ReadonlySet<string>;
  /** The schemas one of which applies; empty where there is no choice but null. */
  readonly alternatives: readonly JsonSchema[];
}

type Named = ReadonlyMap<string, JsonSchema>;

interface Draft {
  readonly json: Record<string, JsonValue>;
  readonly also: JsonObject[];
  readonly properties: Map<string, JsonSchema>;
  readonly required: Set<string>;
  nullable: boolean;
  name: string | undefined;
  readonly parts: Set<string>;
  alternatives: readonly JsonSchema[];
}

/** Shapes of schemas, each made once: pages show the same ones again and again. */
export class Shapes {
  readonly named: Named;
  readonly #made = new WeakMap<JsonObject, Shape>();

  constructor(named: Named) {
    this.named = named;
  }

  of(schema: JsonSchema | undefined): Shape {
    if (!isObject(schema)) return shapeOf(schema, this.named);
    let shape = this.#made.get(schema);
    if (shape === undefined) {
      shape = shapeOf(schema, this.named);
      this.#made.set(schema, shape);
    }
    return shape;
  }
}

/** A schema inside itself by nothing but references and `allOf` is followed once. */
function shapeOf(schema: JsonSchema | undefined, named: Named): Shape {
  const draft: Draft = {
    json: {},
    also: [],
    properties: new Map(),
    required: new Set(),
    nullable: false,
    name: undefined,
    parts: new Set(),
    alternatives: [],
  };
  addTo(draft, schema, named, new Set());
  return draft;
}

function addTo(draft: Draft, schema: JsonSchema | undefined, named: Named, seen: Set<JsonSchema>): void {
  if (!isObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  const name = referencedName(schema);
  if (name !== undefined) {
    addTo(draft, named.get(name), named, seen);
    draft.name = name;
    draft.parts.add(name);
  }
  for (const part of schemas(schema['allOf'])) {
    const { name: before } = draft;
    addTo(draft, part, named, seen);
    draft.name = before;
  }
  for (const key of ['anyOf', 'oneOf']) addChoice(draft, schemas(schema[key]), named, seen);
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isObject(value)) addProperties(draft, value);
    else if (key === 'required' && Array.isArray(value)) value.forEach((one) => draft.required.add(String(one)));
    else if (!APART.has(key)) say(draft, key, value);
  }
  // Together, because a `then` means nothing without its `if`.
  if (schema['if'] !== undefined)
    draft.also.push(Object.fromEntries(Object.entries(schema).filter(([key]) => CONDITIONAL.has(key))));
  if (isNullish(schema)) draft.nullable = true;
  else if (schema['type'] !== undefined) draft.nullable = false;
}

const CONDITIONAL: ReadonlySet<string> = new Set(['if', 'then', 'else']);

/** Keywords whose schemas are followed, and those of conditions. */
const APART: ReadonlySet<string> = new Set(['$ref', 'allOf', 'anyOf', 'oneOf', ...CONDITIONAL]);

/** Keywords of which only one value is shown: what is nearest to the reader. */
const SAID_ONCE = new Set([
  'type',
  'enum',
  'const',
  'format',
  'title',
  'description',
  'default',
  'items',
  'prefixItems',
]);

function say({ json, also }: Draft, key: string, value: JsonValue): void {
  const before = json[key];
  if (
    before !== undefined &&
    !SAID_ONCE.has(key) &&
    !key.startsWith('x-') &&
    JSON.stringify(before) !== JSON.stringify(value)
  )
    also.push({ [key]: before });
  json[key] = value;
}

/** What two parts say of a property applies at the same time. */
function addProperties({ properties }: Draft, more: JsonObject): void {
  for (const [name, schema] of Object.entries(more)) {
    const known = properties.get(name);
    properties.set(name, known === undefined ? (schema as JsonSchema) : { allOf: [known, schema] });
  }
}

/** A choice between null and one thing is that thing, or null. */
function addChoice(draft: Draft, choice: readonly JsonSchema[], named: Named, seen: Set<JsonSchema>): void {
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
  return isObject(schema) && (schema['type'] === 'null' || ('const' in schema && schema['const'] === null));
}

function isNullish(schema: JsonObject): boolean {
  const { type } = schema;
  return Array.isArray(type) && type.includes('null');
}

function schemas(value: JsonValue | undefined): readonly JsonSchema[] {
  return Array.isArray(value) ? (value as readonly JsonSchema[]) : [];
}

/** The types that a value may have besides null. */
export function typesOf({ json, properties }: Shape): readonly string[] {
  const { type } = json;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.filter((one) => one !== 'null').map(String);
  if (properties.size > 0) return ['object'];
  if (json['items'] !== undefined) return ['array'];
  return [];
}
