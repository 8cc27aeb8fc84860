// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Returns the members of a body, one entry for each item of a list, without undefined values. */
export function members(body: unknown): (readonly [string, unknown])[] {
  return Object.entries(body as object).flatMap(([name, value]) =>
    [value].flat().flatMap((one: unknown) => (one === undefined ? [] : [[name, one] as const])),
  );
}

/** The text of a field; objects as JSON (OpenAPI 3.1, Encoding Object). */
export function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
