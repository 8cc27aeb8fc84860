import { editDistance } from './edit-distance.ts';

/**
 * The other candidate that `word` probably misspells. Allows one edit in names of 4 to 6 characters, and two
 * in longer ones; the `x-` of an extension does not count.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    if (candidate.toLowerCase() === word.toLowerCase()) return candidate;
    const { length } = candidate.replace(/^x-/, '');
    const allowed = length < 4 ? 0 : length < 7 ? 1 : 2;
    const distance = editDistance(word, candidate);
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** ` Did you mean …?` with the likely candidate; empty without one. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}
