import { noted } from '../show.ts';
import type { JsonValue } from '../../json.ts';
import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { type Located, member } from '../side.ts';

type Maybe = Located<JsonValue | undefined>;

/** Compares what is only read: descriptions, examples and the like. */
export function compareNotes(
  collector: Collector,
  spots: readonly Spot[],
  base: Maybe,
  head: Maybe,
  keys: readonly string[],
): void {
  for (const key of keys) {
    const [before, after] = [member(base, key), member(head, key)];
    if (equal(before.json, after.json)) continue;
    collector.report({
      ...{ code: 'documentation', direction: 'api', before: before.path, after: after.path, spots },
      message: noted(key, before.json, after.json),
    });
  }
}
