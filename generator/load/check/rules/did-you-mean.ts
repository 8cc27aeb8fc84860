import { nearMiss } from '../../document/near-miss.ts';

/**
 * Options for reporting an unknown name: a help text that suggests the closest candidate, if one is close.
 */
export function didYouMean(name: string, candidates: Iterable<string>): { readonly help?: string } {
  const meant = nearMiss(name, candidates);
  return meant === undefined ? {} : { help: `Did you mean ${meant}?` };
}
