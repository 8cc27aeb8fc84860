import { nearMiss } from '../../document/near-miss.ts';

/** Options for a report on a name that is none of those that there are: help that names the one that was meant, if one is near. */
export function didYouMean(name: string, candidates: Iterable<string>): { readonly help?: string } {
  const meant = nearMiss(name, candidates);
  return meant === undefined ? {} : { help: `Did you mean ${meant}?` };
}
