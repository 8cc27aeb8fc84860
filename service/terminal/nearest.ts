/** The candidate that takes the fewest typing mistakes to become `word`; undefined when all of them are another word. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, mistakes: mistakes(word, candidate) }))
    .sort((a, b) => a.mistakes - b.mistakes);
  return best !== undefined && best.mistakes <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

/** ` Did you mean …?` where one of the candidates was probably meant, else nothing. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

/** Insertions, removals and replacements (Levenshtein). */
function mistakes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries())
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
