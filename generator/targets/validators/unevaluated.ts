import { list } from '../../model/reader.ts';
import type { Components } from './components.ts';
import { mapChildren, type PreparedObject, type PreparedSchema } from './prepared-schema.ts';

/** Keywords whose subschemas apply to the same value as their own schema. */
const SAME_VALUE = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas']);

/**
 * `unevaluatedProperties` and `unevaluatedItems` depend on what every schema beside them evaluates, also
 * behind a `$ref`. A check in another module does not return that, so this replaces those references by
 * their targets. Throws for a schema that such a reference leads back to, which would never end.
 */
export function inlineForUnevaluated(schema: PreparedSchema, components: Components): PreparedSchema {
  return inline(schema, components, false, []);
}

/**
 * `watched`: an `unevaluated…` keyword depends on the schema. `open`: the components that this is part of.
 */
function inline(
  schema: PreparedSchema,
  components: Components,
  watched: boolean,
  open: readonly string[],
): PreparedSchema {
  if (typeof schema === 'boolean') return schema;
  const here = watched || hasUnevaluated(schema);
  const { $ref, ...rest } = mapChildren(schema, (child, keyword) =>
    inline(child, components, here && SAME_VALUE.has(keyword), open),
  );
  if (typeof $ref !== 'string') return rest;
  if (!here) return { $ref, ...rest };
  if (open.includes($ref)) {
    throw new Error(`schema ${JSON.stringify($ref)} leads back to itself beside an unevaluated… keyword`);
  }
  const target = inline(components.prepared($ref), components, true, [...open, $ref]);
  return { ...rest, allOf: [target, ...list(rest['allOf'])] };
}

function hasUnevaluated(schema: PreparedObject): boolean {
  return 'unevaluatedProperties' in schema || 'unevaluatedItems' in schema;
}
