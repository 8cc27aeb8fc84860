import type { Direction, Polarity } from '../direction.ts';
import type { Difference, OneWay, Pair } from './schema-pairs.ts';

export interface SchemaUse<Spot> {
  readonly direction: Exclude<Direction, 'api'>;
  readonly spot: Spot;
  readonly pair: Pair;
}

export interface Reached<Spot> {
  readonly difference: Difference;
  readonly polarity: Polarity;
  readonly uses: readonly SchemaUse<Spot>[];
}

/** A pair that contains a difference, directly or through other pairs. */
interface Way {
  readonly pair: Pair;
  readonly polarity: Polarity;
  readonly only: OneWay | undefined;
}

/** For each difference, the uses of schemas that contain it, grouped by the polarity in which they do. */
export function reachOf<Spot>(pairs: readonly Pair[], uses: readonly SchemaUse<Spot>[]): Reached<Spot>[] {
  const waysIn = pairs.flatMap((pair) => pair.edges.map(({ to, polarity, only }) => ({ to, pair, polarity, only })));
  const users = Map.groupBy(waysIn, ({ to }) => to);
  const usesOf = Map.groupBy(uses, ({ pair }) => pair);
  return pairs
    .filter(({ differences }) => differences.length > 0)
    .flatMap((pair) => {
      const ways = [...Map.groupBy(waysOut(pair, users), ({ polarity }) => polarity)];
      return ways.flatMap(([polarity, all]) => {
        const met = new Set(
          all.flatMap((way) => (usesOf.get(way.pair) ?? []).filter((use) => isOpen(use.direction, way.only))),
        );
        return pair.differences.map((difference) => ({
          ...{ difference, polarity },
          uses: uses.filter((use) => met.has(use) && isOpen(use.direction, difference.only)),
        }));
      });
    })
    .filter((reached) => reached.uses.length > 0);
}

/** Every pair that contains this one, once for each polarity and direction. */
function waysOut(from: Pair, users: ReadonlyMap<Pair, readonly Way[]>): Way[] {
  const seen = new Map<Pair, Set<string>>();
  const found: Way[] = [];
  const pending: Way[] = [{ pair: from, polarity: 'plain', only: undefined }];
  for (let way = pending.pop(); way !== undefined; way = pending.pop()) {
    const states = seen.get(way.pair) ?? new Set();
    const state = `${way.polarity} ${way.only}`;
    if (states.has(state)) continue;
    seen.set(way.pair, states.add(state));
    found.push(way);
    for (const { pair, polarity, only } of users.get(way.pair) ?? []) {
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
