import type { JsonObject } from '../../json.ts';
import type { Components } from './components.ts';
import { mapChildren, type PreparedObject, type PreparedSchema } from './prepared-schema.ts';

/** Keywords whose subschemas judge the same value as the schema they stand in. */
const SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas']);

/**
 * `unevaluatedProperties` and `unevaluatedItems` ask what every schema beside them has looked at, also one behind a `$ref`.
 * A check in another module cannot tell, so those references are replaced by what they refer to; all others stay.
 * Throws for a schema that such a reference leads back to: it would have no end.
 */
export function inlineForUnevaluated(schema: PreparedSchema, components: Components): PreparedSchema {
  return inline(schema, components, false, []);
}

/** `watched`: something beside or around the schema asks what it looks at. `open`: components that this is part of. */
function inline(
  schema: PreparedSchema,
  components: Components,
  watched: boolean,
  open: readonly string[],
): PreparedSchema {
  if (typeof schema === 'boolean') return schema;
  const here = watched || asksForUnevaluated(schema);
  const { $ref, ...rest } = mapChildren(schema, (child, keyword) =>
    inline(child, components, here && SAME_VALUE.has(keyword), open),
  );
  if (typeof $ref !== 'string') return rest;
  if (!here) return { $ref, ...rest };
  if (open.includes($ref)) {
    throw new Error(`schema ${JSON.stringify($ref)} leads back to itself beside an unevaluated… keyword`);
  }
  return withPart(rest, inline(components.prepared($ref), components, true, [...open, $ref]));
}

function withPart(schema: PreparedObject, part: PreparedSchema): PreparedObject {
  const parts = (schema['allOf'] as readonly (JsonObject | boolean)[] | undefined) ?? [];
  return { ...schema, allOf: [part, ...parts] };
}

function asksForUnevaluated(schema: PreparedObject): boolean {
  return 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema;
}
