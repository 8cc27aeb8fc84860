import type { JsonObject, JsonValue } from '../json.ts';
import { setKey } from '../load/set-key.ts';
import { isObject } from '../model/canonical.ts';

/**
 * The document `base`, in which all that stands in `head` at the same path, word for word, is the very object that stands there. Two versions
 * of a document are nearly the same: whoever compares them, or looks something up in both, then does it once.
 */
export function share(base: JsonObject, head: JsonObject): JsonObject {
  const shared: Record<string, JsonValue> = { ...base };
  for (const key of Object.keys(base))
    if (Object.hasOwn(head, key)) setKey(shared, key, sharedValue(base[key]!, head[key]!));
  return shared;
}

function sharedValue(base: JsonValue, head: JsonValue): JsonValue {
  if (isIdentical(base, head)) return head;
  if (isObject(base) && isObject(head)) return share(base, head);
  if (!Array.isArray(base) || !Array.isArray(head)) return base;
  return base.map((item: JsonValue, index) =>
    index < head.length ? sharedValue(item, head[index] as JsonValue) : item,
  );
}

/** Equal, with keys in the same order. */
function isIdentical(a: JsonValue, b: JsonValue): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [x, y] = [a as Readonly<Record<string, JsonValue>>, b as Readonly<Record<string, JsonValue>>];
  const keys = Object.keys(y);
  let index = 0;
  for (const key in x) {
    if (key !== keys[index] || !isIdentical(x[key]!, y[key]!)) return false;
    index += 1;
  }
  return index === keys.length;
}
