/**
 * Returns a function that calls `read` at most once in this many milliseconds and caches the value.
 * Concurrent calls share one read. Failed reads are not cached.
 */
export function cachedFor<Value>(
  milliseconds: number,
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let last: { readonly value: Value; readonly at: number } | undefined;
  let reading: Promise<Value> | undefined;
  const readNow = async (): Promise<Value> => {
    try {
      const value = await read();
      last = { value, at: now() };
      return value;
    } finally {
      reading = undefined;
    }
  };
  return async () => {
    if (last !== undefined && now() - last.at < milliseconds) return last.value;
    reading ??= readNow();
    return reading;
  };
}
