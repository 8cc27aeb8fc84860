import type { AnyObject } from '../../storage/columns.ts';

/** `custom_data` holds keys of the caller, so defaults are not merged into it. */
const NOT_MERGED: ReadonlySet<string> = new Set(['custom_data']);

/**
 * `partial`, with absent members filled in from `from` at every level of objects. Arrays, `custom_data` and
 * values that are not objects on both sides are not merged: `partial` wins.
 */
export function fillPartial(partial: AnyObject, from: object): AnyObject {
  const base = from as AnyObject;
  const members = Object.entries(partial).map(([name, value]): [string, unknown] => [
    name,
    Object.hasOwn(base, name) && !NOT_MERGED.has(name) ? filled(value, base[name]) : value,
  ]);
  return { ...base, ...Object.fromEntries(members) };
}

function filled(partial: unknown, from: unknown): unknown {
  return isObject(partial) && isObject(from) ? fillPartial(partial, from) : partial;
}

function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
