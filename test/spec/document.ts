import { bundle, createConfig } from '@redocly/openapi-core';
import type { JsonObject, JsonValue } from '../../generator/json.ts';
import { withWrittenOut } from './written-out.ts';

/** The document in one piece, put together by a tool that is not ours. */
export async function bundledDocument(): Promise<JsonObject> {
  const config = await createConfig({});
  const { bundle: bundled, problems } = await withWrittenOut((ref) => bundle({ ref, config }));
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'));
  return bundled.parsed as JsonObject;
}

/**
 * The value at a path of keys; throws where the path ends early. A `$ref` to a component on the way is
 * followed.
 */
export function at(document: JsonObject, ...path: readonly (string | number)[]): JsonValue {
  return path.reduce<JsonValue>((value, key) => {
    const found = member(follow(document, value), key);
    if (found === undefined) throw new Error(`nothing at ${path.join(' > ')}`);
    return follow(document, found);
  }, document);
}

/** `at` for an object. */
export function objectAt(document: JsonObject, ...path: readonly (string | number)[]): JsonObject {
  const value = at(document, ...path);
  if (!isObject(value)) throw new Error(`no object at ${path.join(' > ')}`);
  return value;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function member(value: JsonValue, key: string | number): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(key)] as JsonValue | undefined;
  return isObject(value) ? value[key] : undefined;
}

/** The value itself, or the component that it refers to, with what stands beside the `$ref`. */
export function follow(document: JsonObject, value: JsonValue): JsonValue {
  if (!isObject(value) || typeof value['$ref'] !== 'string') return value;
  const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(value['$ref']) ?? [];
  const components = document['components'];
  const target =
    isObject(components) && isObject(components[kind!]) ? (components[kind!] as JsonObject)[name!] : undefined;
  if (target === undefined) throw new Error(`${value['$ref']} leads nowhere`);
  return isObject(target) ? { ...target, ...withoutRef(value) } : target;
}

function withoutRef({ $ref: _, ...rest }: JsonObject): JsonObject {
  return rest;
}
