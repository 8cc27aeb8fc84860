import { findText } from '../patterns/find-text.ts';

interface Found {
  readonly code: 'pattern-changed' | 'pattern-narrowed' | 'pattern-widened' | 'documentation';
  /** Texts that one side matches and the other does not. */
  readonly hints: readonly string[];
}

/** How patterns that all have to match relate to those that take their place. What can't be told is taken to be different. */
export function comparePatterns(before: readonly string[], after: readonly string[]): Found {
  const refused = findText({ matches: before, butNot: after });
  const admitted = findText({ matches: after, butNot: before });
  if (refused === 'unknown' || admitted === 'unknown') return { code: 'pattern-changed', hints: [] };
  const hints = [refused, admitted].filter((text) => text !== undefined);
  if (refused === undefined && admitted === undefined) return { code: 'documentation', hints };
  if (refused === undefined) return { code: 'pattern-widened', hints };
  return { code: admitted === undefined ? 'pattern-narrowed' : 'pattern-changed', hints };
}
