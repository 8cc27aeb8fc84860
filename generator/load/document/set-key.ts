import type { JsonValue } from '../../json.ts';

/** Sets an own property; a plain assignment to `__proto__` would change the prototype. */
export function setKey(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}
