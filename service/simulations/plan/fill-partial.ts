import type { AnyObject } from '../../storage/columns.ts';

/** The caller's own keys and values, which nothing is added to. */
const WHOLE = new Set(['custom_data']);

/**
 * `given` with what it leaves out of `from`, at every level of objects. Arrays, `custom_data` and whatever is not an object on both sides
 * are taken as given.
 */
export function fillPartial(given: AnyObject, from: object): AnyObject {
  const base = from as AnyObject;
  const members = Object.entries(given).map(([name, value]): [string, unknown] => [
    name,
    Object.hasOwn(base, name) && !WHOLE.has(name) ? filled(value, base[name]) : value,
  ]);
  return { ...base, ...Object.fromEntries(members) };
}

function filled(given: unknown, from: unknown): unknown {
  return isObject(given) && isObject(from) ? fillPartial(given, from) : given;
}

function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
