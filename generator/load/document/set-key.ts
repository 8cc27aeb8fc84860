import type { JsonValue } from '../../json.ts';

/**
 * Sets an own property with any name: a plain assignment to `__proto__` would change the object's prototype
 * and lose the value.
 */
export function setKey(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}
