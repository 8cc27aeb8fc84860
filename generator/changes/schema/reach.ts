import type { Polarity } from '../rules.ts';
import type { Use } from '../collector.ts';
import type { Difference, OneWay, Pair } from './comparison.ts';

export interface Met {
  readonly difference: Difference;
  readonly polarity: Polarity;
  /** Where it is met. */
  readonly uses: readonly Use[];
}

/** One bit a use. */
type Bits = Uint32Array;

/**
 * Which differences are met by which uses of schemas. Sets of uses flow from the schemas that operations and events name along
 * everything inside of them until nothing moves any more; pairs that lead to no difference take no part.
 */
export function reachOf(pairs: readonly Pair[], uses: readonly Use[]): Met[] {
  const live = leadingToDifferences(pairs);
  const words = Math.ceil(uses.length / 32);
  const masks = {
    request: bitsWhere(uses, (use) => use.direction === 'request'),
    response: bitsWhere(uses, (use) => use.direction !== 'request'),
  };
  const reached = new Map<Pair, Map<Polarity, Bits>>();
  const pending: [Pair, Polarity][] = [];
  const flow = (pair: Pair, polarity: Polarity, bits: Bits, only?: OneWay): void => {
    if (!live.has(pair)) return;
    const states = reached.get(pair) ?? new Map<Polarity, Bits>();
    reached.set(pair, states);
    const known = states.get(polarity) ?? new Uint32Array(words);
    states.set(polarity, known);
    let grown = false;
    for (let index = 0; index < words; index += 1) {
      const come = only === undefined ? bits[index]! : bits[index]! & masks[only][index]!;
      if ((come & ~known[index]!) === 0) continue;
      known[index]! |= come;
      grown = true;
    }
    if (grown) pending.push([pair, polarity]);
  };
  uses.forEach((use, index) => {
    const bits = new Uint32Array(words);
    bits[index >> 5] = 1 << (index & 31);
    flow(use.pair, 'plain', bits);
  });
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [pair, polarity] = next;
    const bits = reached.get(pair)!.get(polarity)!;
    for (const edge of pair.edges) flow(edge.to, through(polarity, edge.polarity), bits, edge.only);
  }
  return [...reached].flatMap(([pair, states]) =>
    pair.differences.flatMap((difference) =>
      [...states].map(([polarity, bits]) => ({
        difference,
        polarity,
        uses: usesIn(bits, uses).filter(({ direction }) => fits(direction, difference.only)),
      })),
    ),
  );
}

function fits(direction: Use['direction'], only: OneWay | undefined): boolean {
  return only === undefined || (direction === 'request') === (only === 'request');
}

/** How a difference is met from further outside. */
function through(outer: Polarity, inner: Polarity): Polarity {
  if (outer === 'unclear' || inner === 'unclear') return 'unclear';
  return outer === inner ? 'plain' : 'negated';
}

function leadingToDifferences(pairs: readonly Pair[]): Set<Pair> {
  const users = new Map<Pair, Pair[]>();
  for (const pair of pairs) {
    for (const { to } of pair.edges) {
      const known = users.get(to);
      if (known === undefined) users.set(to, [pair]);
      else known.push(pair);
    }
  }
  const live = new Set<Pair>();
  const pending = pairs.filter((pair) => pair.differences.length > 0);
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    if (live.has(pair)) continue;
    live.add(pair);
    pending.push(...(users.get(pair) ?? []));
  }
  return live;
}

function bitsWhere(uses: readonly Use[], holds: (use: Use) => boolean): Bits {
  const bits = new Uint32Array(Math.ceil(uses.length / 32));
  uses.forEach((use, index) => {
    if (holds(use)) bits[index >> 5]! |= 1 << (index & 31);
  });
  return bits;
}

function usesIn(bits: Bits, uses: readonly Use[]): Use[] {
  return uses.filter((_, index) => (bits[index >> 5]! & (1 << (index & 31))) !== 0);
}
