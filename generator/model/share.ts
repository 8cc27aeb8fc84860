/**
 * Returns `after` with each part that equals the part at the same place in `before` replaced by that part,
 * so that `===` shows whether a part has changed. Objects are equal only with their keys in the same order,
 * since that order shows in the output. A list is compared from both ends, so that items behind an added or
 * removed one are found. Accepts plain data and changes neither argument.
 */
export function share<T>(before: unknown, after: T): T {
  if (before === after || !isCompound(before) || !isCompound(after)) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? sharedList(before, after) : after) as T;
  return (Array.isArray(before) ? after : sharedObject(before, after)) as T;
}

type Compound = Readonly<Record<string, unknown>>;

function sharedObject(before: Compound, after: Compound): Compound {
  const keys = Object.keys(after);
  const own = Object.keys(before);
  const values = keys.map((key) => (Object.hasOwn(before, key) ? share(before[key], after[key]) : after[key]));
  const isSame = keys.every((key, index) => own[index] === key && values[index] === before[key]);
  if (isSame && keys.length === own.length) return before;
  if (keys.every((key, index) => values[index] === after[key])) return after;
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared = [...after];
  const most = Math.min(before.length, after.length);
  const take = (from: number, to: number): boolean => {
    shared[to] = share(before[from], after[to]);
    return shared[to] === before[from];
  };
  let first = 0;
  while (first < most && take(first, first)) first += 1;
  if (first === before.length && first === after.length) return before;
  let last = 0;
  while (last < most - first && take(before.length - 1 - last, after.length - 1 - last)) last += 1;
  // Between the two ends, an item may be the same one with a changed part.
  for (let index = first; index < most - last; index += 1) take(index, index);
  return shared;
}

function isCompound(value: unknown): value is Compound {
  return typeof value === 'object' && value !== null;
}

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
