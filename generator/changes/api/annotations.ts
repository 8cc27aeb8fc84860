import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { noted } from '../show.ts';
import { type Maybe, member } from '../side.ts';

/** Compares members that only people read: descriptions, examples and the like. */
export function compareAnnotations(
  collector: Collector,
  spots: readonly Spot[],
  base: Maybe,
  head: Maybe,
  keys: readonly string[],
): void {
  for (const key of keys) {
    const [before, after] = [member(base, key), member(head, key)];
    if (equal(before.json, after.json)) continue;
    const message = noted(key, before.json, after.json);
    collector.report({ direction: 'api', spots }, 'documentation', [before.path, after.path], message);
  }
}
