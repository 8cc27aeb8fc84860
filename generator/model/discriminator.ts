import type { JsonObject, JsonValue } from '../json.ts';
import { get } from '../load/document/json.ts';
import { saysOfAll } from '../load/document/same-value.ts';
import type { JsonSchema } from './api.ts';
import { isObject } from './canonical.ts';
import { list, members, object, string } from './reader.ts';
import { branches, type NamedSchemas, referencedName, resolveSchema } from './schemas.ts';

/**
 * The constraint that a `discriminator` adds to a form of its union: the tag is the one that the mapping
 * maps to this schema, or else its name (OpenAPI 3.1, §4.8.25). A value may omit the tag where neither the
 * form nor the union requires it. `undefined` where there is nothing to add: the form's own schema settles
 * the value of the tag, or the form is not an object.
 */
export function formTag(form: JsonValue, union: JsonObject, schemas: NamedSchemas): JsonObject | undefined {
  const discriminator = object(union['discriminator']);
  const property = string(discriminator['propertyName']);
  const name = referencedName(object(form));
  if (property === undefined || name === undefined) return undefined;
  const schema = schemas.get(name);
  const types = typesOf(schema, schemas);
  if (settles(schema, property, schemas) || !types.includes('object')) return undefined;
  const leadsHere = (target: JsonValue): boolean => target === name || referencedName({ $ref: target }) === name;
  const mapped = members(discriminator['mapping']).filter(([, target]) => leadsHere(target));
  const values = mapped.length > 0 ? mapped.map(([value]) => value) : [name];
  const { anyOf: _, oneOf: __, ...beside } = union;
  const isRequired = requires(schema, property, schemas) || requires(beside, property, schemas);
  return {
    type: types.length === 1 ? types[0]! : types,
    ...(isRequired && { required: [property] }),
    properties: { [property]: { enum: values } },
  };
}

/** A schema with properties and without a type counts as an object. */
function typesOf(schema: JsonSchema | undefined, schemas: NamedSchemas): readonly JsonValue[] {
  return [object(resolveSchema(schema, schemas) as JsonValue)['type'] ?? 'object'].flat();
}

/** Whether every value of the schema has the member. */
export function requires(schema: JsonValue | undefined, tag: string, schemas: NamedSchemas): boolean {
  return saysOfAll(
    schema,
    (one) => list(get(one, 'required')).includes(tag),
    (reference) => schemas.get(referencedName(reference) ?? ''),
  );
}

function settles(schema: JsonSchema | undefined, tag: string, schemas: NamedSchemas): boolean {
  return branches(schema, schemas).some((part) => {
    const value = resolveSchema(get(part['properties'], tag) as JsonSchema | undefined, schemas);
    return isObject(value) && (value['const'] !== undefined || value['enum'] !== undefined);
  });
}
