import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { isObject } from '../../../generator/model/canonical.ts';
import { branches, resolveSchema } from '../../../generator/model/schemas.ts';

/** A variant of an example that a later release could send. */
export interface Variant {
  /** `data.status: a value more` */
  readonly label: string;
  readonly value: JsonValue;
}

export type Named = ReadonlyMap<string, JsonSchema>;

interface Place {
  readonly schema: JsonSchema;
  readonly value: JsonValue;
  readonly path: string;
  /** The whole example with another value in this place; undefined removes it. */
  readonly put: (value: JsonValue | undefined) => JsonValue;
}

/** Every additive change: a member, a value of an open enumeration, an alternative, null if nullable. */
export function additions(schema: JsonSchema, example: JsonValue, named: Named): Variant[] {
  return placesOf(schema, example, named).flatMap(({ schema, value, path, put }): Variant[] => {
    const parts = branches(schema, named);
    const own = resolveSchema(schema, named);
    const forms = isObject(own) ? formsOf(own, named) : [];
    // The type of an event selects its schema, so it is fixed; a new type is a new event.
    const isOpen = parts.some((part) => part['x-open-enum'] === true) && !parts.some((part) => 'const' in part);
    const isNullable =
      parts.some((part) => [part['type']].flat().includes('null')) &&
      !parts.some((part) => isObject(part['not']) && part['not']['type'] === 'null');
    return [
      ...(isObject(value)
        ? [{ label: `${path}: a member more`, value: put({ ...value, brand_new: { deep: [1] } }) }]
        : []),
      ...(isOpen && typeof value === 'string'
        ? [{ label: `${path}: a value more`, value: put('brand_new.value') }]
        : []),
      ...(isNullable && value !== null ? [{ label: `${path}: null`, value: put(null) }] : []),
      ...(forms.length > 1 ? [{ label: `${path}: a form more`, value: put(anotherForm(value)) }] : []),
    ];
  });
}

/** Changes that may be breaking; Ajv decides whether they are. */
export function breaks(schema: JsonSchema, example: JsonValue, named: Named): Variant[] {
  return placesOf(schema, example, named).flatMap(({ value, path, put }): Variant[] => [
    { label: `${path}: gone`, value: put(undefined) },
    { label: `${path}: null`, value: put(null) },
    { label: `${path}: of another type`, value: put(typeof value === 'boolean' ? 'true' : [[true]]) },
    ...(typeof value === 'string' ? [{ label: `${path}: another text`, value: put('brand new text') }] : []),
  ]);
}

/** A new kind of object has a new tag, a new kind of id a new prefix. */
function anotherForm(value: JsonValue): JsonValue {
  if (!isObject(value)) return typeof value === 'string' ? 'new_01jnk8q4w6x2b9c7d5f3g1h0aa' : value;
  return { type: 'brand_new', kind: 'brand_new' };
}

function formsOf(schema: JsonObject, named: Named): JsonValue[] {
  const forms = (schema['oneOf'] ?? schema['anyOf'] ?? []) as JsonSchema[];
  return forms.filter((form) => {
    const resolved = resolveSchema(form, named);
    return isObject(resolved) && resolved['type'] !== 'null';
  }) as JsonValue[];
}

/** Whether an active condition excludes null for this member. */
function asksForValue({ if: condition, then }: JsonObject, value: JsonObject, name: string): boolean {
  if (!isObject(condition) || !isObject(then)) return false;
  const when = Object.entries(condition['properties'] as Readonly<Record<string, JsonObject>>);
  const asked = (then['properties'] as Readonly<Record<string, JsonObject>>)[name]?.['type'] ?? 'null';
  const holds = when.every(([member, { enum: values, const: only }]) =>
    ((values as readonly JsonValue[] | undefined) ?? [only ?? null]).includes(value[member] ?? null),
  );
  return holds && asked !== 'null';
}

/** The value and all its members with a schema; for a list, its first item. */
function placesOf(schema: JsonSchema, value: JsonValue, named: Named): Place[] {
  const visit = (place: Place): Place[] => {
    const parts = branches(place.schema, named);
    const { value, path, put } = place;
    if (Array.isArray(value)) {
      const items = parts.find((part) => part['items'] !== undefined)?.['items'] as JsonSchema | undefined;
      const [first, ...rest] = value;
      if (items === undefined || first === undefined) return [place];
      const below = (item: JsonValue | undefined): JsonValue => put(item === undefined ? rest : [item, ...rest]);
      return [place, ...visit({ schema: items, value: first, path: `${path}[0]`, put: below })];
    }
    if (!isObject(value)) return [place];
    const members = Object.entries(value).flatMap(([name, member]) => {
      const schemas = parts
        .map((part) => (part['properties'] as JsonObject | undefined)?.[name])
        .filter((one) => one !== undefined);
      if (schemas.length === 0) return [];
      if (parts.some((part) => asksForValue(part, value, name))) schemas.push({ not: { type: 'null' } });
      const below = (next: JsonValue | undefined): JsonValue => {
        const { [name]: _, ...others } = value;
        return put(next === undefined ? others : { ...value, [name]: next });
      };
      const known = schemas.length === 1 ? (schemas[0] as JsonSchema) : { allOf: schemas };
      return visit({ schema: known, value: member, path: path === '' ? name : `${path}.${name}`, put: below });
    });
    return [place, ...members];
  };
  return visit({ schema, value, path: '', put: (next) => next ?? null });
}
