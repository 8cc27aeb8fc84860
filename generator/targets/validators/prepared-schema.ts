import type { JsonObject, JsonValue } from '../../json.ts';
import { mapMembers } from '../../model/canonical.ts';

/**
 * A schema for `checkFunction`: it has only enforced keywords, and `$ref` is the name of a component. The
 * values of other keywords are those of the document.
 */
export type PreparedSchema = boolean | PreparedObject;
export type PreparedObject = JsonObject;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const SCHEMA_KEYWORDS = new Set(
  'items contains additionalProperties unevaluatedItems unevaluatedProperties propertyNames not if then else'.split(
    ' ',
  ),
);
const SCHEMA_LIST_KEYWORDS = new Set('allOf anyOf oneOf prefixItems'.split(' '));
const SCHEMA_MAP_KEYWORDS = new Set('properties patternProperties dependentSchemas'.split(' '));

/** The schema with each of its direct subschemas replaced. */
export function mapChildren(
  schema: PreparedObject,
  map: (child: PreparedSchema, keyword: string) => PreparedSchema,
): PreparedObject {
  return mapMembers(schema, (value, keyword) => {
    const mapped = (child: JsonValue): PreparedSchema => map(child as PreparedSchema, keyword);
    if (SCHEMA_KEYWORDS.has(keyword)) return mapped(value);
    if (SCHEMA_LIST_KEYWORDS.has(keyword)) return (value as readonly JsonValue[]).map(mapped);
    if (SCHEMA_MAP_KEYWORDS.has(keyword)) return mapMembers(value as JsonObject, mapped);
    return value;
  });
}

/** Keywords that another keyword reads. */
const HINTS = new Set('then else minContains maxContains discriminator x-pattern-message x-open-enum'.split(' '));

/** True for a schema that every value fits. */
export function acceptsEverything(schema: PreparedSchema): boolean {
  return typeof schema === 'boolean' ? schema : Object.keys(schema).every((keyword) => HINTS.has(keyword));
}

/** The types that a schema names; none where it accepts any. */
export function typeNames({ type = [] }: PreparedObject): readonly string[] {
  return [type].flat() as readonly string[];
}
