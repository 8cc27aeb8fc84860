import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { members, object, string } from '../../model/reader.ts';
import { branches, referencedName, resolveSchema } from '../../model/schemas.ts';

type Schemas = ReadonlyMap<string, JsonSchema>;

/**
 * A branch of a union with a discriminator, told from the others by the literal value of its tag, so that the compiler
 * narrows on it. `plain` is the branch as it is; it stays so when its schema settles the tag's value itself.
 */
export function tagged(branch: JsonValue, union: JsonObject, plain: JsonObject, schemas: Schemas): JsonObject {
  const discriminator = object(union['discriminator']);
  const tag = string(discriminator['propertyName']);
  const name = referencedName(object(branch));
  if (tag === undefined || name === undefined || settles(schemas.get(name), tag, schemas)) return plain;
  const literal = { type: 'object', required: [tag], properties: { [tag]: { enum: tagValues(discriminator, name) } } };
  return { allOf: [plain, literal] };
}

/** Values that the mapping sends to this schema, or else its name. */
function tagValues(discriminator: JsonObject, name: string): readonly string[] {
  const leadsHere = (target: JsonValue): boolean => target === name || referencedName({ $ref: target }) === name;
  const values = members(discriminator['mapping']).filter(([, target]) => leadsHere(target));
  return values.length > 0 ? values.map(([value]) => value) : [name];
}

function settles(schema: JsonSchema | undefined, tag: string, schemas: Schemas): boolean {
  return branches(schema, schemas).some((part) => {
    const property = object(part['properties'])[tag] as JsonSchema | undefined;
    const value = resolveSchema(property, schemas);
    return isObject(value) && (value['const'] !== undefined || value['enum'] !== undefined);
  });
}
