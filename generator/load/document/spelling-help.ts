import { nearest } from '../../../service/command-line/nearest.ts';

export function spellingHelp(name: string, candidates: Iterable<string>): { readonly help?: string } {
  const meant = nearest(name, candidates);
  return meant === undefined ? {} : { help: `Did you mean ${meant}?` };
}
