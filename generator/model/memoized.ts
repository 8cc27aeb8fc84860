/** The value of a key, created when it is first requested. */
export function memoized<Key, Value>(
  values: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  create: () => Value,
): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = create();
  values.set(key, value);
  return value;
}
