import type { JsonObject, JsonValue } from '../../json.ts';
import { get, isObject } from './json.ts';
import { parsePointer } from './json-pointer.ts';
import type { Path } from './path.ts';

/** The object, or the target of its references. */
export function followed(document: JsonObject, value: JsonValue | undefined): JsonObject | undefined {
  let found = value;
  for (let steps = 0; steps < 32; steps += 1) {
    const ref = get(found, '$ref');
    if (typeof ref !== 'string') return isObject(found) ? found : undefined;
    found = ref.startsWith('#/') ? at(document, parsePointer(ref.slice(1))) : undefined;
  }
  return undefined;
}

export function at(value: JsonValue | undefined, path: Path): JsonValue | undefined {
  let current = value;
  for (const key of path) {
    if (Array.isArray(current)) current = (current as readonly JsonValue[])[Number(key)];
    else current = get(current, String(key));
  }
  return current;
}
