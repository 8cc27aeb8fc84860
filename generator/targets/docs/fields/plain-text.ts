import type { JsonValue } from '../../../json.ts';

/** A string without quotes; any other value as JSON. */
export function plainText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
