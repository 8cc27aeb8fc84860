import { createHash } from 'node:crypto';

import { isLongRun } from './suite-length.ts';

/**
 * In `npm test`, `count` of the items, evenly spread; in `npm run test:long`, all of them. `name` decides
 * where the sample begins, so that equal lists with different names have different samples. The samples are
 * the same in each run.
 */
export function shortSample<Item>(name: string, items: readonly Item[], count: number): readonly Item[] {
  if (isLongRun || items.length <= count) return items;
  const start = createHash('sha256').update(name).digest().readUInt32BE();
  const step = items.length / count;
  const first = start % Math.ceil(step);
  return Array.from({ length: count }, (_, index) => items[Math.floor(first + index * step) % items.length]!);
}
