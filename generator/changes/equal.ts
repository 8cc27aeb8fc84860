import type { JsonValue } from '../json.ts';

/** Whether two JSON values are equal; the order of keys does not matter. */
export function equal(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [x, y] = [a as Readonly<Record<string, JsonValue>>, b as Readonly<Record<string, JsonValue>>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every((key) => Object.hasOwn(y, key) && equal(x[key], y[key]));
}
