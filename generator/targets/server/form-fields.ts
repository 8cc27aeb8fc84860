import type { FieldEncoding, JsonSchema } from '../../model/api.ts';
import { branches, isBytes, type NamedSchemas } from '../../model/schemas.ts';
import { first, itemsOf, kindOf, mapProperties, readingOf } from './rules.ts';

/** How the fields of a form are read: `json` for text that holds a JSON value, `bytes` for a file. */
export function formFields(
  schema: JsonSchema | undefined,
  named: NamedSchemas,
  encoding: Readonly<Record<string, FieldEncoding>> = {},
): object {
  return mapProperties(schema, named, (property, name) => {
    const { shape, kind } = readingOf(property, named);
    const one = branches(shape === 'array' ? itemsOf(property, named) : property, named);
    const isJson = one.some(({ type }) => type === 'object' || type === 'array');
    const isDeep = Object.hasOwn(encoding, name) && encoding[name]!.style === 'deepObject';
    return {
      shape: shape === 'array' ? 'array' : 'value',
      kind: one.some(isBytes) ? 'bytes' : isJson ? 'json' : kind,
      ...(isDeep && { deep: deepRule(property, named, []) }),
    };
  });
}

/**
 * The `DeepRule` of the server's runtime. A schema inside itself has no rule, so the validator rejects such
 * nesting.
 */
function deepRule(schema: JsonSchema | undefined, named: NamedSchemas, around: readonly unknown[]): object {
  const parts = branches(schema, named);
  if (parts.some((part) => around.includes(part))) return {};
  const inside = [...around, ...parts];
  const kind = kindOf(schema, named);
  const members = mapProperties(schema, named, (property) => deepRule(property, named, inside));
  const hasMembers = Object.keys(members).length > 0;
  const isObject = parts.some(({ type }) => type === 'object');
  const others = first('additionalProperties', schema, named) ?? (isObject && !hasMembers);
  const items = itemsOf(schema, named);
  return {
    ...(kind !== 'string' && { kind }),
    ...(hasMembers && { members }),
    ...(others !== false && { others: deepRule(others as JsonSchema, named, inside) }),
    ...(items !== undefined && { items: deepRule(items, named, inside) }),
  };
}
