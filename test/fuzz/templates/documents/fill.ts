/** Gives the text of a slot: a name that says what of a document it is, and what stands there when nobody means harm. */
export type Fill = (slot: string, harmless: string) => string;

/** The form of a reference's last part: a JSON Pointer's, in a URI's fragment. */
export function pointerPart(name: string): string {
  const escaped = name.replaceAll('~', '~0').replaceAll('/', '~1');
  // A lone surrogate has no form in a URI, and stands as it is.
  return escaped.isWellFormed() ? encodeURIComponent(escaped) : escaped;
}

/** `{ [name]: value }`, with `__proto__` as a member like any other. */
export function keyed<Value>(name: string, value: Value): { [key: string]: Value } {
  return Object.fromEntries([[name, value]]);
}
