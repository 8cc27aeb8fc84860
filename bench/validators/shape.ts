import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { JsonSchema } from '../../generator/model/api.ts';
import { isObject } from '../../generator/model/canonical.ts';
import { referencedName } from '../../generator/model/schemas.ts';

/** A schema reduced to what all the compared libraries can express, references resolved. */
export type Shape =
  | { readonly kind: 'object'; readonly members: readonly Member[] }
  | { readonly kind: 'record' }
  | { readonly kind: 'array'; readonly item: Shape; readonly min?: number; readonly max?: number }
  | {
      readonly kind: 'string';
      readonly min?: number;
      readonly max?: number;
      readonly pattern?: string;
      readonly format?: string;
    }
  | { readonly kind: 'integer' | 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'union'; readonly forms: readonly Shape[] }
  | { readonly kind: 'nullable'; readonly shape: Shape };

interface Member {
  readonly name: string;
  readonly shape: Shape;
  readonly required: boolean;
}

/**
 * Throws for a schema that holds something the comparison does not cover, so that it can't become unfair
 * unnoticed.
 */
export function shapeOf(schema: JsonSchema, named: ReadonlyMap<string, JsonSchema>): Shape {
  if (!isObject(schema)) throw new Error('the comparison does not cover boolean schemas');
  const name = referencedName(schema);
  if (name !== undefined) return shapeOf(named.get(name)!, named);
  const { type, anyOf, allOf } = schema;
  if (Array.isArray(anyOf)) return union(anyOf, named);
  if (Array.isArray(allOf)) return merge(allOf.map((part) => shapeOf(part as JsonSchema, named)));
  if (Array.isArray(type)) return nullable(shapeOf({ ...schema, type: type.find((one) => one !== 'null')! }, named));
  return single(schema, named);
}

function single(schema: JsonObject, named: ReadonlyMap<string, JsonSchema>): Shape {
  const { type, enum: values, const: value, properties, required, items } = schema;
  if (value !== undefined) return { kind: 'values', values: [String(value)] };
  if (Array.isArray(values)) return { kind: 'values', values: values.filter((one) => one !== null).map(String) };
  if (type === 'array')
    return { kind: 'array', item: shapeOf(items as JsonSchema, named), ...limits(schema, 'minItems', 'maxItems') };
  if (type === 'integer' || type === 'number') return { kind: type, ...limits(schema, 'minimum', 'maximum') };
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'string') {
    const text = (key: string): object => (typeof schema[key] === 'string' ? { [key]: schema[key] } : {});
    return { kind: 'string', ...limits(schema, 'minLength', 'maxLength'), ...text('pattern'), ...text('format') };
  }
  if (type !== 'object') throw new Error(`the comparison does not cover ${JSON.stringify(schema).slice(0, 200)}`);
  if (!isObject(properties)) return { kind: 'record' };
  const names = new Set(required as readonly string[] | undefined);
  return {
    kind: 'object',
    members: Object.entries(properties).map(([name, part]) => ({
      name,
      shape: shapeOf(part as JsonSchema, named),
      required: names.has(name),
    })),
  };
}

function limits(schema: JsonObject, least: string, most: string): { min?: number; max?: number } {
  const min = schema[least];
  const max = schema[most];
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
}

function nullable(shape: Shape): Shape {
  return { kind: 'nullable', shape };
}

function union(anyOf: readonly JsonValue[], named: ReadonlyMap<string, JsonSchema>): Shape {
  const forms = anyOf.filter((form) => !isNull(form)).map((form) => shapeOf(form as JsonSchema, named));
  const shape: Shape = forms.length === 1 ? forms[0]! : { kind: 'union', forms };
  return forms.length < anyOf.length ? nullable(shape) : shape;
}

function isNull(form: JsonValue): boolean {
  return isObject(form) && form['type'] === 'null';
}

/** Objects that hold at once; a later part's member is the narrower one. */
function merge(parts: readonly Shape[]): Shape {
  const members = new Map<string, Member>();
  for (const part of parts) {
    if (part.kind !== 'object') throw new Error('the comparison covers allOf of objects only');
    for (const member of part.members)
      members.set(member.name, { ...member, required: member.required || members.get(member.name)?.required === true });
  }
  return { kind: 'object', members: [...members.values()] };
}
