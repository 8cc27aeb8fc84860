import type { Spot } from '../change.ts';
import { memoized } from '../../model/memoized.ts';
import type { Direction, MessageDirection, Polarity } from '../direction.ts';
import type { Difference, OneWay, Pair, Way } from './schema-pairs.ts';

export interface SchemaUse {
  readonly direction: MessageDirection;
  readonly spot: Spot;
  readonly pair: Pair;
}

export interface Reached {
  readonly difference: Difference;
  readonly polarity: Polarity;
  readonly uses: readonly SchemaUse[];
}

/** For each difference, the uses of schemas that contain it, grouped by the polarity in which they do. */
export function reachOf(pairs: readonly Pair[], uses: readonly SchemaUse[]): Reached[] {
  const usesOf = Map.groupBy(uses, ({ pair }) => pair);
  return pairs
    .filter(({ differences }) => differences.length > 0)
    .flatMap((pair) =>
      [...Map.groupBy(waysOut(pair), ({ polarity }) => polarity)].flatMap(([polarity, ways]) => {
        const met = new Set(
          ways.flatMap((way) => (usesOf.get(way.pair) ?? []).filter((use) => isOpen(use.direction, way.only))),
        );
        return pair.differences.map((difference) => ({
          ...{ difference, polarity },
          uses: uses.filter((use) => met.has(use) && isOpen(use.direction, difference.only)),
        }));
      }),
    )
    .filter((reached) => reached.uses.length > 0);
}

/** Every pair that contains this one, directly or through others, once for each polarity and direction. */
function waysOut(from: Pair): Way[] {
  const seen = new Map<Pair, Set<string>>();
  const found: Way[] = [];
  const pending: Way[] = [{ pair: from, polarity: 'plain', only: undefined }];
  for (let way = pending.pop(); way !== undefined; way = pending.pop()) {
    const states = memoized(seen, way.pair, () => new Set());
    const state = `${way.polarity} ${way.only}`;
    if (states.has(state)) continue;
    states.add(state);
    found.push(way);
    for (const { pair, polarity, only } of way.pair.users) {
      if (only !== undefined && way.only !== undefined && only !== way.only) continue;
      pending.push({ pair, polarity: combined(way.polarity, polarity), only: way.only ?? only });
    }
  }
  return found;
}

function isOpen(direction: Direction, only: OneWay | undefined): boolean {
  return only === undefined || (direction === 'request') === (only === 'request');
}

function combined(outer: Polarity, inner: Polarity): Polarity {
  if (outer === 'unclear' || inner === 'unclear') return 'unclear';
  return outer === inner ? 'plain' : 'negated';
}
