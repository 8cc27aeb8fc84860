/**
 * Reads at most once in this many milliseconds: calls in between get the last value, and calls during a read share it. A failed read is
 * not kept.
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
