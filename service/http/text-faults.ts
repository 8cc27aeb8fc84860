import type { Fault } from '@billing/server';

/** Kept as JSON, in which every character has a form. All other text of a body ends in text columns. */
const KEPT_AS_JSON = new Set(['custom_data']);

const MESSAGE = 'must not hold the character U+0000 or half of a surrogate pair';

/**
 * The fields of a body whose text a database cannot keep: with a NUL character, or with half of a surrogate pair. It keeps its own
 * stack: a hostile body may be nested deeper than the call stack.
 */
export function textFaults(body: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  const pending: (readonly [field: string, value: unknown])[] = [['', body]];
  while (pending.length > 0) {
    const [field, value] = pending.pop()!;
    if (typeof value === 'string') {
      if (!value.isWellFormed() || value.includes('\0'))
        faults.push({ field, rule: 'text', limit: true, message: MESSAGE });
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => pending.push([`${field}[${index}]`, item]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        if (!KEPT_AS_JSON.has(name)) pending.push([field === '' ? name : `${field}.${name}`, member]);
      }
    }
  }
  return faults.toReversed();
}
