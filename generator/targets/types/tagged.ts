import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema } from '../../model/api.ts';
import { referencedName } from '../../model/schemas.ts';

/**
 * A branch of a union with a discriminator, told from the others by the literal value of its tag, so that the compiler narrows on it.
 * `plain` is the branch as it is; it stays so when its schema settles the tag's value itself.
 */
export function tagged(branch: JsonSchema, union: JsonObject, plain: JsonObject, schemas: ReadonlyMap<string, JsonSchema>): JsonObject {
  const discriminator = union['discriminator'] as JsonObject | undefined;
  const tag = discriminator?.['propertyName'];
  const name = typeof branch === 'object' ? referencedName(branch) : undefined;
  if (discriminator === undefined || typeof tag !== 'string' || name === undefined || settles(schemas.get(name), tag, schemas, 0)) return plain;
  const literal = { type: 'object', required: [tag], properties: { [tag]: { enum: tagValues(discriminator, name) } } };
  return { allOf: [plain, literal] };
}

/** Values that the mapping sends to this schema, or else its name. */
function tagValues(discriminator: JsonObject, name: string): readonly JsonValue[] {
  const mapping = Object.entries((discriminator['mapping'] ?? {}) as JsonObject);
  const values = mapping.filter(([, target]) => target === name || (typeof target === 'string' && referencedName({ $ref: target }) === name));
  return values.length > 0 ? values.map(([value]) => value) : [name];
}

/** How deep `allOf` is searched for the tag; a deeper one is given its literal once more, which changes nothing. */
const DEPTH = 8;

function settles(schema: JsonSchema | undefined, tag: string, schemas: ReadonlyMap<string, JsonSchema>, depth: number): boolean {
  if (typeof schema !== 'object' || depth > DEPTH) return false;
  const name = referencedName(schema);
  const property = (schema['properties'] as JsonObject | undefined)?.[tag] as JsonObject | undefined;
  const value = schemas.get(referencedName(property ?? {}) ?? '') ?? property;
  if (typeof value === 'object' && (value['const'] !== undefined || Array.isArray(value['enum']))) return true;
  const parts = [...((schema['allOf'] ?? []) as readonly JsonSchema[]), ...(name === undefined ? [] : [schemas.get(name)])];
  return parts.some((part) => settles(part, tag, schemas, depth + 1));
}
