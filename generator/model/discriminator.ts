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
 * 3.1, §4.8.25). `undefined` where there is none, where the form's own schema settles the tag's value, and of a form that is no object,
 * which has no members to be told by.
 */
export function formTag(form: JsonValue, union: JsonObject, schemas: Schemas): FormTag | undefined {
  const discriminator = object(union['discriminator']);
  const property = string(discriminator['propertyName']);
  const name = referencedName(object(form));
  if (property === undefined || name === undefined) return undefined;
  const schema = schemas.get(name);
  if (settles(schema, property, schemas) || !mayBeObject(schema, schemas)) return undefined;
  const leadsHere = (target: JsonValue): boolean => target === name || referencedName({ $ref: target }) === name;
  const mapped = members(discriminator['mapping']).filter(([, target]) => leadsHere(target));
  return { property, values: mapped.length > 0 ? mapped.map(([value]) => value) : [name] };
}

function mayBeObject(schema: JsonSchema | undefined, schemas: Schemas): boolean {
  const type = object(resolveSchema(schema, schemas) as JsonValue)['type'];
  return type === undefined || [type].flat().includes('object');
}

function settles(schema: JsonSchema | undefined, tag: string, schemas: Schemas): boolean {
  return branches(schema, schemas).some((part) => {
    const properties = object(part['properties']);
    const property = Object.hasOwn(properties, tag) ? (properties[tag] as JsonSchema) : undefined;
    const value = resolveSchema(property, schemas);
    return isObject(value) && (value['const'] !== undefined || value['enum'] !== undefined);
  });
}
