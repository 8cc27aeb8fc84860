import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { saidOf, type SchemaNode } from './schema-node.ts';

/** Kinds of values besides null. `number` is both kinds of numbers. */
export type ValueType = 'array' | 'boolean' | 'fraction' | 'integer' | 'object' | 'string';

const ALL: readonly ValueType[] = ['array', 'boolean', 'fraction', 'integer', 'object', 'string'];

/** The types that a schema's values can have, null aside; all of them where nothing is said. */
export function typesOf(node: SchemaNode): ReadonlySet<ValueType> {
  let types = ALL;
  const keep = (only: readonly ValueType[]): void => {
    types = types.filter((type) => only.includes(type));
  };
  for (const { json } of node.parts) {
    if (json['type'] !== undefined) keep(named(json['type']));
    const values = listed(json);
    if (values !== undefined) keep(values.flatMap(typeOf));
  }
  return new Set(types);
}

/** Whether anything is said about types at all. */
export function isTyped(node: SchemaNode): boolean {
  return (
    node.unions.length > 0 || node.parts.some(({ json }) => json['type'] !== undefined || listed(json) !== undefined)
  );
}

export function takesNull(node: SchemaNode): boolean {
  return (
    !node.never &&
    node.unions.every((union) => union.orNull) &&
    node.parts.every(({ json, orNull }) => {
      if (orNull) return true;
      const values = listed(json);
      if (values !== undefined && !values.includes(null)) return false;
      return json['type'] === undefined || [json['type']].flat().includes('null');
    })
  );
}

/** The values that the schema lists, null aside; `undefined` where it does not. A `const` is a list of one. */
export function valuesOf(node: SchemaNode): readonly JsonValue[] | undefined {
  const lists = node.parts.flatMap(({ json }) => {
    const values = listed(json);
    return values === undefined ? [] : [values];
  });
  if (lists.length === 0) return undefined;
  const texts = lists.slice(1).map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return lists[0]!.filter((value) => value !== null && texts.every((known) => known.has(JSON.stringify(value))));
}

/** `string or number`, as a person says it. */
export function typeNames(types: ReadonlySet<ValueType>): string {
  const names = ALL.filter((type) => types.has(type) && !(type === 'integer' && types.has('fraction')));
  if (names.length >= ALL.length - 1) return 'anything';
  return names.map((name) => (name === 'fraction' ? 'number' : name)).join(' or ') || 'nothing';
}

export function isOpenEnum(node: SchemaNode): boolean {
  return saidOf(node, 'x-open-enum').some(({ json }) => json === true);
}

function listed(json: Readonly<Record<string, JsonValue>>): readonly JsonValue[] | undefined {
  if (Object.hasOwn(json, 'const')) return [json['const']!];
  return Array.isArray(json['enum']) ? (json['enum'] as readonly JsonValue[]) : undefined;
}

function named(type: JsonValue): ValueType[] {
  return [type].flat().flatMap((name): ValueType[] => {
    if (name === 'number') return ['integer', 'fraction'];
    return ALL.filter((each) => each === name);
  });
}

function typeOf(value: JsonValue): ValueType[] {
  if (value === null) return [];
  if (Array.isArray(value)) return ['array'];
  if (isObject(value)) return ['object'];
  if (typeof value === 'number') return [Number.isInteger(value) ? 'integer' : 'fraction'];
  return [typeof value as 'boolean' | 'string'];
}
