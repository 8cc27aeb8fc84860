/** A random part of a list, the same for the same seed, in the order of the list. */
export function sampleOf<Item>(items: readonly Item[], size: number, seed: number): readonly Item[] {
  if (items.length <= size) return items;
  let state = seed;
  // mulberry32
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chosen = new Set(
    items
      .map((_, index) => ({ index, order: random() }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, size)
      .map(({ index }) => index),
  );
  return items.filter((_, index) => chosen.has(index));
}
