// Generated from spec.yaml by `npm run generate`. Do not edit.
import { equal } from './equal.ts';

/** Deeper parts of an item do not take part in its fingerprint; `equal` has the last word anyway. */
const FINGERPRINT_DEPTH = 32;

/**
 * The places of the first two equal items, or null when all differ. Items are compared only within a fingerprint:
 * comparing each with each would let one request of many small objects occupy the process for minutes.
 */
export function firstDuplicate(items: readonly unknown[]): { first: number; second: number } | null {
  const scalars = new Map<unknown, number>();
  const others = new Map<string, number[]>();
  for (let second = 0; second < items.length; second++) {
    const item = items[second];
    const isScalar = typeof item !== 'object' || item === null;
    const alike = isScalar ? undefined : bucket(others, fingerprint(item, FINGERPRINT_DEPTH));
    const first = isScalar ? scalars.get(item) : alike?.find((at) => equal(items[at], item));
    if (first !== undefined) return { first, second };
    if (alike) alike.push(second);
    else scalars.set(item, second);
  }
  return null;
}

function bucket(buckets: Map<string, number[]>, key: string): number[] {
  const known = buckets.get(key);
  if (known) return known;
  const made: number[] = [];
  buckets.set(key, made);
  return made;
}

/** Text that equal values share, whatever the order of their members. */
function fingerprint(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (depth === 0) return '';
  if (Array.isArray(value)) return `[${value.map((item) => fingerprint(item, depth - 1)).join()}]`;
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}:${fingerprint(member, depth - 1)}`,
  );
  return `{${members.sort().join()}}`;
}
