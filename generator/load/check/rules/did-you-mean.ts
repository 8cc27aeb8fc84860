import { nearMiss } from '../../document/near-miss.ts';

/** A help text that suggests the candidate closest to an unknown name, if one is close. */
export function didYouMean(name: string, candidates: Iterable<string>): { readonly help?: string } {
  const meant = nearMiss(name, candidates);
  return meant === undefined ? {} : { help: `Did you mean ${meant}?` };
}
