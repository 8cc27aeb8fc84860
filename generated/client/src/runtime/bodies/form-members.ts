/** Members of a body with the items of lists one by one; what is undefined is left out. */
export function members(body: unknown): (readonly [string, unknown])[] {
  return Object.entries(body as object).flatMap(([name, value]) =>
    [value].flat().flatMap((one: unknown) => (one === undefined ? [] : [[name, one] as const])),
  );
}

/** A field's text: OpenAPI 3.1 §4.8.15.1 has objects as JSON. */
export function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
