import type { JsonObject, JsonValue } from '../json.ts';
import { get } from '../load/document/json.ts';
import type { JsonSchema } from './api.ts';
import { isObject } from './canonical.ts';
import { list, object, sortedEntries, string } from './reader.ts';
import { branches, everyValue, type NamedSchemas, referencedName, resolveSchema } from './schemas.ts';

/** A form of a union, with the constraint that a `discriminator` adds to it, if any. */
export function tagged(form: JsonValue, union: JsonObject, schemas: NamedSchemas): JsonValue {
  const tag = formTag(form, union, schemas);
  return tag === undefined ? form : { allOf: [form, tag] };
}

/**
 * The tag is the one that the mapping maps to this schema, or else its name (OpenAPI 3.1, §4.8.25). A value
 * may omit it where neither the form nor the union requires it. `undefined` where there is nothing to add:
 * the form's own schema settles the value of the tag, or the form is not an object.
 */
function formTag(form: JsonValue, union: JsonObject, schemas: NamedSchemas): JsonObject | undefined {
  const discriminator = object(union['discriminator']);
  const property = string(discriminator['propertyName']);
  const name = referencedName(object(form));
  if (property === undefined || name === undefined) return undefined;
  const schema = schemas.get(name);
  // A schema with properties and without a type counts as an object.
  const types = [object(resolveSchema(schema, schemas) as JsonValue)['type'] ?? 'object'].flat();
  if (settles(schema, property, schemas) || !types.includes('object')) return undefined;
  const leadsHere = (target: JsonValue): boolean => target === name || referencedName({ $ref: target }) === name;
  const mapped = sortedEntries(discriminator['mapping']).filter(([, target]) => leadsHere(target));
  const values = mapped.length > 0 ? mapped.map(([value]) => value) : [name];
  const { anyOf: _, oneOf: __, ...beside } = union;
  const isRequired = requires(schema, property, schemas) || requires(beside, property, schemas);
  return {
    type: types.length === 1 ? types[0]! : types,
    ...(isRequired && { required: [property] }),
    properties: { [property]: { enum: values } },
  };
}

/** Whether every value of the schema has the member. */
export function requires(schema: JsonValue | undefined, member: string, schemas: NamedSchemas): boolean {
  return everyValue(schema, schemas, ({ required }) => list(required).includes(member));
}

function settles(schema: JsonSchema | undefined, tag: string, schemas: NamedSchemas): boolean {
  return branches(schema, schemas).some((part) => {
    const value = resolveSchema(get(part['properties'], tag) as JsonSchema | undefined, schemas);
    return isObject(value) && (value['const'] !== undefined || value['enum'] !== undefined);
  });
}
