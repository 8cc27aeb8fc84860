import { randomNumbers } from '../../generator/shuffled-spec.ts';

/** Reproducible pseudo-random choices. */
export interface Chance {
  /** From 0 to `limit` - 1. */
  below(limit: number): number;
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function chance(seed: number): Chance {
  // The first numbers of neighboring seeds resemble each other.
  const next = randomNumbers(1 + (Math.imul(seed, 2_654_435_761) >>> 2));
  for (let skipped = 0; skipped < 8; skipped += 1) next();
  const below = (limit: number): number => next() % limit;
  return {
    below,
    happens: (probability) => below(1_000_000) < probability * 1_000_000,
    pick: (items) => items[below(items.length)]!,
  };
}
