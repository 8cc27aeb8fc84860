import { nearest } from '../../../service/command-line/nearest.ts';

/** Help for an unknown name that resembles one of the candidates. */
export function spellingHelp(name: string, candidates: Iterable<string>): { readonly help?: string } {
  const meant = nearest(name, candidates);
  return meant === undefined ? {} : { help: `Did you mean ${meant}?` };
}
