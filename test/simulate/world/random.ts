/** A generator of random numbers from a seed (sfc32): the same seed, the same numbers. */
export class Random {
  readonly #state: [number, number, number, number];

  constructor(seed: number, stream = 0) {
    this.#state = [0x9e3779b9 ^ stream, 0x243f6a88, seed | 0, Math.floor(seed / 2 ** 32) | 1];
    for (let round = 0; round < 15; round++) this.next();
  }

  /** From 0 to 1, without 1. */
  next(): number {
    const state = this.#state;
    let [a, b, c] = state;
    const result = (a + b + state[3]) | 0;
    state[3] = (state[3] + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    state[0] = a;
    state[1] = b;
    state[2] = c | 0;
    return (result >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Between two positive numbers, each order of magnitude equally likely. */
  magnitude(low: number, high: number): number {
    return low * (high / low) ** this.next();
  }

  /** From `low`, below `high`. */
  integer(low: number, high: number): number {
    return Math.floor(this.between(low, high));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** Picks a key; its value is its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return entries[0]![0];
  }
}
