import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { isObject } from '../../../generator/model/canonical.ts';

export type Path = readonly (string | number)[];

export interface Mutation {
  readonly path: Path;
  readonly document: JsonObject;
}

/** The document without each of its members, and with each of its scalar values changed. */
export function mutationsOf(document: JsonObject): Mutation[] {
  return pathsOf(document).flatMap(({ path, value }) => [
    { path, document: edited(document, path, undefined) as JsonObject },
    ...(typeof value === 'object' ? [] : [{ path, document: edited(document, path, changed(value)) as JsonObject }]),
  ]);
}

function pathsOf(value: JsonValue, path: Path = []): { readonly path: Path; readonly value: JsonValue }[] {
  if (typeof value !== 'object' || value === null) return [];
  const members: [string | number, JsonValue][] = Array.isArray(value)
    ? value.map((item, index) => [index, item as JsonValue])
    : Object.entries(value as JsonObject);
  return members.flatMap(([key, member]) => [
    { path: [...path, key], value: member },
    ...pathsOf(member, [...path, key]),
  ]);
}

function changed(value: JsonValue): JsonValue {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${String(value)}x`;
}

function edited(value: JsonValue, [key, ...rest]: Path, to: JsonValue | undefined): JsonValue {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const items = value as readonly JsonValue[];
    if (rest.length === 0) return to === undefined ? items.toSpliced(Number(key), 1) : items.with(Number(key), to);
    return items.with(Number(key), edited(items[Number(key)]!, rest, to));
  }
  const object = isObject(value) ? value : {};
  if (rest.length > 0) return { ...object, [key]: edited(object[key]!, rest, to) };
  const { [key]: _, ...others } = object;
  return to === undefined ? others : { ...object, [key]: to };
}
