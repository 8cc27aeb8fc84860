import type { JsonSchema } from '../../../generator/model/api.ts';
import { isObject, mapItems, mapMembers } from '../../../generator/model/canonical.ts';
import { list, object } from '../../../generator/model/reader.ts';
import { isBytes, type NamedSchemas, resolveSchema } from '../../../generator/model/schemas.ts';

/** Stands for a file in the JSON value of a body; the program has bytes in its place. */
export const FILE = 'the file of the program';
/** The content of the file. */
export const FILE_TEXT = 'sample';

/** The schema of a body, with `FILE` where the client sends a file. */
export function withFiles(
  schema: JsonSchema,
  named: NamedSchemas,
  inside: readonly (JsonSchema | undefined)[] = [],
): JsonSchema {
  const resolved = resolveSchema(schema, named);
  if (!isObject(resolved) || inside.includes(resolved)) return schema;
  if (isBytes(resolved)) return { const: FILE };
  const part = (member: unknown): JsonSchema => withFiles(member as JsonSchema, named, [...inside, resolved]);
  const changed = mapMembers(resolved, (member, keyword) => {
    if (keyword === 'properties') return mapMembers(object(member), part);
    if (keyword === 'items') return part(member);
    return ['allOf', 'anyOf', 'oneOf'].includes(keyword) ? mapItems(list(member), part) : member;
  });
  return changed === resolved ? schema : changed;
}
