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

/** The uses that a pair is known to be reached from, seen in one way. */
interface State {
  readonly polarity: Polarity;
  readonly bits: Bits;
  /** Since they last went on to what is inside. */
  hasGrown: boolean;
}

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
  const reached = new Map<Pair, Map<Polarity, State>>();
  const pending: [Pair, State][] = [];
  const stateOf = (pair: Pair, polarity: Polarity): State => {
    const states = reached.get(pair) ?? new Map<Polarity, State>();
    reached.set(pair, states);
    const state = states.get(polarity) ?? { polarity, bits: new Uint32Array(words), hasGrown: false };
    states.set(polarity, state);
    return state;
  };
  const wait = (pair: Pair, state: State): void => {
    state.hasGrown = true;
    pending.push([pair, state]);
  };
  const flow = (pair: Pair, polarity: Polarity, bits: Bits, only?: OneWay): void => {
    if (!live.has(pair)) return;
    const state = stateOf(pair, polarity);
    const known = state.bits;
    let grown = false;
    for (let index = 0; index < words; index += 1) {
      const come = only === undefined ? bits[index]! : bits[index]! & masks[only][index]!;
      if ((come & ~known[index]!) === 0) continue;
      known[index]! |= come;
      grown = true;
    }
    if (grown) wait(pair, state);
  };
  uses.forEach(({ pair }, index) => {
    if (!live.has(pair)) return;
    const state = stateOf(pair, 'plain');
    state.bits[index >> 5]! |= 1 << (index & 31);
    wait(pair, state);
  });
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [pair, state] = next;
    // It waits as often as it has grown.
    if (!state.hasGrown) continue;
    state.hasGrown = false;
    for (const edge of pair.edges) flow(edge.to, through(state.polarity, edge.polarity), state.bits, edge.only);
  }
  return [...reached].flatMap(([pair, states]) => {
    if (pair.differences.length === 0) return [];
    const met = [...states.values()].map(({ polarity, bits }) => ({ polarity, uses: usesIn(bits, uses) }));
    return pair.differences.flatMap((difference) =>
      met.map(({ polarity, uses: all }) => ({
        ...{ difference, polarity },
        uses: difference.only === undefined ? all : all.filter(({ direction }) => fits(direction, difference.only)),
      })),
    );
  });
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
  const found: Use[] = [];
  bits.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) found.push(uses[index * 32 + 31 - Math.clz32(left & -left)]!);
  });
  return found;
}
