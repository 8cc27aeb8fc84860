import type { JsonValue } from '../../../json.ts';
import type { Components } from '../components.ts';
import type { PreparedSchema } from '../prepared-schema.ts';

/** The kinds of JSON values; an integer is a number. */
export type ValueType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export const VALUE_TYPES: readonly ValueType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The kinds of values that a schema can accept. It may name too many, never too few. */
export function valueTypes(
  schema: PreparedSchema,
  components: Components,
  open: readonly string[] = [],
): readonly ValueType[] {
  if (typeof schema === 'boolean') return schema ? VALUE_TYPES : [];
  const nested = (part: JsonValue): readonly ValueType[] => valueTypes(part as PreparedSchema, components, open);
  const { type, enum: values, $ref, allOf, anyOf, oneOf } = schema;
  const accepted: (readonly ValueType[])[] = Array.isArray(allOf) ? allOf.map(nested) : [];
  if (type !== undefined) accepted.push([type].flat().map(named));
  if (schema['const'] !== undefined) accepted.push([typeOf(schema['const'])]);
  if (Array.isArray(values)) accepted.push(values.map(typeOf));
  if (Array.isArray(anyOf)) accepted.push(anyOf.flatMap(nested));
  if (Array.isArray(oneOf)) accepted.push(oneOf.flatMap(nested));
  if (typeof $ref === 'string' && !open.includes($ref))
    accepted.push(valueTypes(components.prepared($ref), components, [...open, $ref]));
  return VALUE_TYPES.filter((kind) => accepted.every((kinds) => kinds.includes(kind)));
}

function named(type: JsonValue): ValueType {
  return (type === 'integer' ? 'number' : type) as ValueType;
}

function typeOf(value: JsonValue): ValueType {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as ValueType);
}
