/**
 * The lowest and the highest of one or more ids, in the database's order. As a condition beside the ids it
 * limits the daily partitions that the planner reads. A list of ids would limit them too, but PostgreSQL
 * then searches the whole list for each row (measured for 70 ids: 9 ms instead of 1).
 */
export function rangeOf(ids: readonly string[]): { readonly first: string; readonly last: string } {
  const sorted = ids.toSorted();
  return { first: sorted[0]!, last: sorted.at(-1)! };
}
