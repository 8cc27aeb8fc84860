/**
 * The lowest and the highest of some ids, in the order of the database. As a condition beside the ids themselves it tells the planner which
 * days they are of. A list of the ids would tell it as well, but is then looked up whole for each row (measured: 9 ms in place of 1 for 70).
 */
export function rangeOf(ids: readonly string[]): { readonly first: string; readonly last: string } {
  const sorted = ids.toSorted();
  return { first: sorted[0] ?? '', last: sorted.at(-1) ?? '' };
}
