import type { JsonObject, JsonValue } from '../json.ts';
import type { JsonSchema } from './api.ts';
import { isObject } from './canonical.ts';
import { members, object, string } from './reader.ts';
import { branches, referencedName, resolveSchema } from './schemas.ts';

type Schemas = ReadonlyMap<string, JsonSchema>;

/** What tells one form of a union from the others. */
export interface FormTag {
  readonly property: string;
  readonly values: readonly string[];
}

/**
 * The tag that a `discriminator` gives to a form of its union: what the mapping sends to this schema, or else its name (OpenAPI
 * 3.1, §4.8.25). `undefined` where there is none, and where the form's own schema settles the tag's value.
 */
export function formTag(form: JsonValue, union: JsonObject, schemas: Schemas): FormTag | undefined {
  const discriminator = object(union['discriminator']);
  const property = string(discriminator['propertyName']);
  const name = referencedName(object(form));
  if (property === undefined || name === undefined || settles(schemas.get(name), property, schemas)) return undefined;
  const leadsHere = (target: JsonValue): boolean => target === name || referencedName({ $ref: target }) === name;
  const mapped = members(discriminator['mapping']).filter(([, target]) => leadsHere(target));
  return { property, values: mapped.length > 0 ? mapped.map(([value]) => value) : [name] };
}

function settles(schema: JsonSchema | undefined, tag: string, schemas: Schemas): boolean {
  return branches(schema, schemas).some((part) => {
    const properties = object(part['properties']);
    const property = Object.hasOwn(properties, tag) ? (properties[tag] as JsonSchema) : undefined;
    const value = resolveSchema(property, schemas);
    return isObject(value) && (value['const'] !== undefined || value['enum'] !== undefined);
  });
}
