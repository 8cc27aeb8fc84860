import type { JsonObject } from '../../json.ts';

/**
 * A schema for `checkFunction`: it has only enforced keywords; `type` is one name, several are in `types`; `$ref` is the
 * name of a component. The values of other keywords are those of the document.
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

/** Every direct subschema of a schema. */
function children(schema: PreparedObject): PreparedSchema[] {
  return Object.entries(schema).flatMap(([keyword, value]): PreparedSchema[] => {
    if (SCHEMA_KEYWORDS.has(keyword)) return [value as PreparedSchema];
    if (SCHEMA_LIST_KEYWORDS.has(keyword)) return value as PreparedSchema[];
    if (SCHEMA_MAP_KEYWORDS.has(keyword)) return Object.values(value as JsonObject) as PreparedSchema[];
    return [];
  });
}

/** The schema with each of its direct subschemas replaced. */
export function mapChildren(
  schema: PreparedObject,
  map: (child: PreparedSchema, keyword: string) => PreparedSchema,
): PreparedObject {
  const mapped: Record<string, JsonObject[string]> = {};
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword]!;
    if (SCHEMA_KEYWORDS.has(keyword)) mapped[keyword] = map(value as PreparedSchema, keyword);
    else if (SCHEMA_LIST_KEYWORDS.has(keyword))
      mapped[keyword] = (value as PreparedSchema[]).map((child) => map(child, keyword));
    else if (SCHEMA_MAP_KEYWORDS.has(keyword))
      mapped[keyword] = Object.fromEntries(
        Object.entries(value as JsonObject).map(([name, child]) => [name, map(child as PreparedSchema, keyword)]),
      );
    else mapped[keyword] = value;
  }
  return mapped;
}

export function usesUnevaluated(schema: PreparedSchema): boolean {
  if (typeof schema === 'boolean') return false;
  return 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema || children(schema).some(usesUnevaluated);
}

/** Keywords that another keyword reads. */
const HINTS = new Set([
  'then',
  'else',
  'minContains',
  'maxContains',
  'discriminator',
  'x-pattern-message',
  'x-open-enum',
]);

/** True for a schema that every value fits. */
export function acceptsEverything(schema: PreparedSchema): boolean {
  return typeof schema === 'boolean' ? schema : Object.keys(schema).every((keyword) => HINTS.has(keyword));
}
