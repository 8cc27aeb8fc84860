import type { JsonValue } from '../json.ts';

/** Whether two JSON values say the same; the order of keys means nothing. */
export function equal(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item: JsonValue, index) => equal(item, b[index] as JsonValue));
  }
  const [x, y] = [a as Readonly<Record<string, JsonValue>>, b as Readonly<Record<string, JsonValue>>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => Object.hasOwn(y, key) && equal(x[key], y[key]));
}
