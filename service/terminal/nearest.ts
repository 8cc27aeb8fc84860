/** The candidate with the smallest edit distance to `word`; undefined when all are too different. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

/** ` Did you mean …?` with the likely candidate; empty without one. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

/** The Levenshtein distance: insertions, deletions and substitutions. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries())
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
