import type { JsonValue } from '../../json.ts';
import { extensions } from '../check/rules/extensions.ts';

/** Whether an extension is called like one of ours. Nearly no document has one. */
export function hasExtensions(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item: JsonValue) => hasExtensions(item));
  for (const key in value) {
    if (key.startsWith('x-') && Object.hasOwn(extensions, key)) return true;
    const member = (value as Readonly<Record<string, JsonValue>>)[key]!;
    if (typeof member === 'object' && hasExtensions(member)) return true;
  }
  return false;
}
