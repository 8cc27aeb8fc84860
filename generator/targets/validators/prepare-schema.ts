import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema, NamedSchema } from '../../model/api.ts';
import { isObject, mapMembers } from '../../model/canonical.ts';
import { tagged } from '../../model/discriminator.ts';
import { memoized } from '../../model/memoized.ts';
import { list, typesOf } from '../../model/reader.ts';
import { mapSubschemas, type NamedSchemas, referencedName } from '../../model/schemas.ts';
import { FORMAT_CHECKS } from './runtime-functions.ts';

/**
 * A schema for `checkFunction`: it has only enforced keywords, and `$ref` is the name of a component. The
 * values of other keywords are those of the document.
 */
export type PreparedSchema = boolean | PreparedObject;
export type PreparedObject = JsonObject;

/** The schemas of the document, by their names in it. */
export class Components implements NamedSchemas {
  readonly #named: ReadonlyMap<string, NamedSchema>;
  readonly #prepared = new Map<string, PreparedSchema>();

  constructor(schemas: readonly NamedSchema[]) {
    this.#named = new Map(schemas.map((schema) => [schema.name, schema]));
  }

  get(name: string): JsonSchema | undefined {
    return this.#named.get(name)?.json;
  }

  /** Throws for a name that the model does not have. */
  named(name: string): NamedSchema {
    const schema = this.#named.get(name);
    if (schema === undefined) throw new Error(`no schema is called ${JSON.stringify(name)}`);
    return schema;
  }

  /** Prepared when first read. */
  prepared(name: string): PreparedSchema {
    return memoized(this.#prepared, name, () => prepareSchema(this.named(name).json, this));
  }
}

/** Keywords that the generated checks enforce. Every other one is an annotation to them. */
export const ENFORCED_KEYWORDS: ReadonlySet<string> = new Set(
  (
    '$ref type const enum multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern format ' +
    'maxItems minItems uniqueItems maxContains minContains maxProperties minProperties required dependentRequired ' +
    'items prefixItems contains additionalProperties properties patternProperties dependentSchemas propertyNames ' +
    'unevaluatedItems unevaluatedProperties allOf anyOf oneOf not if then else x-max-bytes'
  ).split(' '),
);

/** Not asserted, but read by the code of another keyword. */
const HINTS = ['discriminator', 'x-pattern-message', 'x-open-enum'];

/** A longer enumeration is not copied into other modules. */
const MOST_INLINE_VALUES = 8;

/** For `checkFunction`. A small scalar, such as an id, replaces references to it, which saves calls. */
export function prepareSchema(schema: JsonSchema, components: Components): PreparedSchema {
  if (typeof schema === 'boolean') return schema;
  if ('$dynamicRef' in schema) throw new Error('the model has left a $dynamicRef');
  const enforced: Record<string, JsonValue> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const kept = enforcedValue(keyword, value, schema, components);
    if (kept !== undefined) enforced[keyword] = kept;
  }
  const prepared = mapMembers(withoutImpliedType(enforced), (value, keyword) =>
    mapSubschemas(keyword, value, (child) => prepareSchema(child, components)),
  );
  const { $ref, 'x-open-enum': open, ...others } = prepared;
  if (typeof $ref !== 'string' || Object.keys(others).length > 0) return prepared;
  if (!isScalar(components.named($ref).json)) return prepared;
  const inlined = components.prepared($ref);
  return open === undefined || typeof inlined === 'boolean' ? inlined : { ...inlined, 'x-open-enum': open };
}

/** What the checks enforce of a keyword, or read beside another one; undefined for nothing. */
function enforcedValue(
  keyword: string,
  value: JsonValue,
  schema: JsonObject,
  components: Components,
): JsonValue | undefined {
  if (keyword === '$ref') return componentName(value);
  if (keyword === 'required') return [...new Set(list(value))];
  if (keyword === 'format') return FORMAT_CHECKS.has(String(value)) ? value : undefined;
  // As in the types.
  if (keyword === 'anyOf' || keyword === 'oneOf') return list(value).map((form) => tagged(form, schema, components));
  return ENFORCED_KEYWORDS.has(keyword) || HINTS.includes(keyword) ? value : undefined;
}

function componentName(ref: JsonValue): string {
  const name = referencedName({ $ref: ref });
  if (name === undefined) throw new Error(`the model has left a reference to ${JSON.stringify(ref)}`);
  return name;
}

/** An enumeration implies the type of its values, unless it lists one of another type. */
function withoutImpliedType(schema: PreparedObject): PreparedObject {
  const values = schema['const'] === undefined ? schema['enum'] : [schema['const']];
  if (schema['type'] === undefined || !Array.isArray(values)) return schema;
  const { type: _, ...rest } = schema;
  const hasType = (value: JsonValue, name: string): boolean =>
    name === 'integer' ? Number.isInteger(value) : valueType(value) === name;
  return values.every((value) => typesOf(schema).some((name) => hasType(value, name))) ? rest : schema;
}

const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'null']);

function isScalar(schema: JsonSchema): boolean {
  if (!isObject(schema) || ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if'].some((keyword) => keyword in schema))
    return false;
  const isSmall = list(schema['enum']).length <= MOST_INLINE_VALUES;
  const types = typesOf(schema);
  return isSmall && types.length > 0 && types.every((type) => SCALARS.has(type));
}

/** Keywords whose subschemas apply to the same value as their own schema. */
const SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas']);

/**
 * `unevaluatedProperties` and `unevaluatedItems` depend on what every schema beside them evaluates, also
 * behind a `$ref`. A check in another module does not return that, so this replaces those references by
 * their targets. Throws for a schema that such a reference leads back to, which would never end.
 *
 * @param watched Whether an `unevaluated…` keyword depends on the schema.
 * @param open The components that it is part of.
 */
export function inlineForUnevaluated(
  schema: PreparedSchema,
  components: Components,
  watched = false,
  open: readonly string[] = [],
): PreparedSchema {
  if (typeof schema === 'boolean') return schema;
  const here = watched || 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema;
  const { $ref, ...rest } = mapMembers(schema, (value, keyword) =>
    mapSubschemas(keyword, value, (child) =>
      inlineForUnevaluated(child, components, here && SAME_VALUE.has(keyword), open),
    ),
  );
  if (typeof $ref !== 'string') return rest;
  if (!here) return { $ref, ...rest };
  if (open.includes($ref))
    throw new Error(`schema ${JSON.stringify($ref)} leads back to itself beside an unevaluated… keyword`);
  const target = inlineForUnevaluated(components.prepared($ref), components, true, [...open, $ref]);
  return { ...rest, allOf: [target, ...list(rest['allOf'])] };
}

/** Keywords that have no code: only the code of another one reads them. */
const WITHOUT_CODE = new Set([...HINTS, 'then', 'else', 'minContains', 'maxContains']);

/** True for a schema that every value fits. */
export function acceptsEverything(schema: PreparedSchema): boolean {
  return typeof schema === 'boolean' ? schema : Object.keys(schema).every((keyword) => WITHOUT_CODE.has(keyword));
}

/** The kinds of JSON values; an integer is a number. */
export type ValueType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export function valueType(value: JsonValue): ValueType {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as ValueType);
}
