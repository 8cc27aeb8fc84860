// Generated from spec.yaml by `npm run generate`. Do not edit.
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const JSON_POINTER = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
const RELATIVE_JSON_POINTER = /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** RFC 4122 §3, any version. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** RFC 6901. */
export function isJsonPointer(text: string): boolean {
  return JSON_POINTER.test(text);
}

export function isRelativeJsonPointer(text: string): boolean {
  return RELATIVE_JSON_POINTER.test(text);
}

/** RFC 4648 §4, padded. */
export function isBase64(text: string): boolean {
  return BASE64.test(text);
}

/** ECMA-262, with the `u` flag as `pattern` has it. */
export function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u').unicode;
  } catch {
    return false;
  }
}
