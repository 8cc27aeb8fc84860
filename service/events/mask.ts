import type { SensitiveField } from '@billing/server';

/**
 * A copy of a payload with its sensitive values masked, as `x-sensitive` in the spec declares. Null and the
 * empty string hold no personal data and are not masked. The set of members never changes.
 */
export function mask<T>(payload: T, fields: readonly SensitiveField[]): T {
  const copy = structuredClone(payload);
  for (const field of fields) maskAt(copy, field.path, field.masked, 0);
  return copy;
}

function maskAt(
  at: unknown,
  [step, ...rest]: readonly string[],
  masked: SensitiveField['masked'],
  position: number,
): void {
  if (typeof at !== 'object' || at === null || step === undefined) return;
  if (step === '*') {
    if (Array.isArray(at)) at.forEach((item, index) => maskAt(item, rest, masked, index + 1));
    return;
  }
  const holder = at as Record<string, unknown>;
  if (rest.length > 0) maskAt(holder[step], rest, masked, position);
  else if (Object.hasOwn(holder, step) && holder[step] !== null && holder[step] !== '') {
    holder[step] = typeof masked === 'string' ? masked.replace('{n}', String(position)) : masked;
  }
}
