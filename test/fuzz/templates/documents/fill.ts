/** Returns the text of a slot: `slot` names its place in the document, `harmless` is its default text. */
export type Fill = (slot: string, harmless: string) => string;

/** Encodes the last part of a reference: a JSON Pointer in a URI fragment. */
export function pointerPart(name: string): string {
  const escaped = name.replaceAll('~', '~0').replaceAll('/', '~1');
  // A URI cannot encode a lone surrogate, so it remains unchanged.
  return escaped.isWellFormed() ? encodeURIComponent(escaped) : escaped;
}

/** `{ [name]: value }`, with `__proto__` as a member like any other. */
export function keyed<Value>(name: string, value: Value): { [key: string]: Value } {
  return Object.fromEntries([[name, value]]);
}
