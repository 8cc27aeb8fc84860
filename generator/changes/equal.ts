import type { JsonValue } from '../json.ts';

/** Whether two JSON values say the same; the order of keys means nothing. */
export function equal(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index += 1)
      if (!equal(a[index] as JsonValue, b[index] as JsonValue)) return false;
    return true;
  }
  const [x, y] = [a as Readonly<Record<string, JsonValue>>, b as Readonly<Record<string, JsonValue>>];
  const keys = Object.keys(x);
  if (keys.length !== Object.keys(y).length) return false;
  for (const key of keys) if (!Object.hasOwn(y, key) || !equal(x[key], y[key])) return false;
  return true;
}
