/**
 * `after`, in which each part that equals the one at the same place in `before` is that one: what is the same is then told by `===`. The
 * order of keys counts, since it shows in the output. Items of a list that have moved up or down behind a change are found from its end.
 * Takes plain data, and leaves both as they are.
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
  let same = keys.length === own.length;
  let some = false;
  const entries = keys.map((key, index) => {
    const shared = Object.hasOwn(before, key) ? share(before[key], after[key]) : after[key];
    if (own[index] !== key || shared !== before[key]) same = false;
    if (shared !== after[key]) some = true;
    return [key, shared] as const;
  });
  if (same) return before;
  return some ? Object.fromEntries(entries) : after;
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
  // What both ends leave may be the same item with another part.
  for (let index = first; index < most - last; index += 1) take(index, index);
  return shared;
}

function isCompound(value: unknown): value is Compound {
  return typeof value === 'object' && value !== null;
}

/** Whether these are the same parts. */
export function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((part, index) => part === now[index]);
}
