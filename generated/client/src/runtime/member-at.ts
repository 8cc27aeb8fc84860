// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Returns the member of a JSON value at a path of keys, or undefined. */
export function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}
