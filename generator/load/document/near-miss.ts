import { editDistance } from '../../../service/command-line/edit-distance.ts';

/**
 * The candidate that `name` probably misspells: at most two edits away, and at most a quarter of its
 * length.
 */
export function nearMiss(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    if (candidate === name) continue;
    if (candidate.toLowerCase() === name.toLowerCase()) return candidate;
    const allowed = Math.min(2, Math.floor(candidate.replace(/^x-/, '').length / 4));
    const distance = editDistance(name, candidate);
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** A help text that suggests the candidate closest to an unknown name, if one is close. */
export function didYouMean(name: string, candidates: Iterable<string>): { readonly help?: string } {
  const meant = nearMiss(name, candidates);
  return meant === undefined ? {} : { help: `Did you mean ${meant}?` };
}
