import { literal } from '../../code.ts';
import type { ModuleScope } from '../module-scope.ts';

/** Up to this many names, comparing with each is faster than a set. */
const MOST_COMPARED = 8;

/** Tests of which one holds when the variable `key` is one of the names. */
export function isNamed(scope: ModuleScope, key: string, names: readonly string[]): string[] {
  if (names.length <= MOST_COMPARED) return names.map((name) => `${key} === ${literal(name)}`);
  return [`${scope.constant('values', `new Set(${literal(names)})`)}.has(${key})`];
}
