import { findText } from '../../patterns/find-text.ts';
import { show } from '../show.ts';
import type { SchemaNode } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';

export function comparePatterns(report: PairReport): void {
  const [before, after] = [patterns(report.base), patterns(report.head)];
  const removed = before.filter((pattern) => !after.includes(pattern));
  const added = after.filter((pattern) => !before.includes(pattern));
  const [old, now] = [removed.map(show).join(' and '), added.map(show).join(' and ')];
  if (removed.length > 0 && added.length > 0) {
    const { code, hints } = relationOf(removed, added);
    report.differAt('pattern', code, `must now match ${now} (was ${old})`, { hints });
  } else if (added.length > 0) {
    const sentence = report.head.valuesAt('x-pattern-message')[0]?.json;
    const rule = typeof sentence === 'string' ? sentence : `match ${now}`;
    report.differAt('pattern', 'pattern-added', `must now ${rule}`);
  } else if (removed.length > 0) report.differAt('pattern', 'pattern-removed', `no longer has to match ${old}`);
}

interface Relation {
  readonly code: 'pattern-changed' | 'pattern-narrowed' | 'pattern-widened' | 'documentation';
  /** Texts that only one side matches. */
  readonly hints: readonly string[];
}

/** The relation of patterns to those that replace them. When the search fails, they count as different. */
export function relationOf(before: readonly string[], after: readonly string[]): Relation {
  const rejected = findText({ matches: before, butNot: after });
  const admitted = findText({ matches: after, butNot: before });
  if (rejected === 'unknown' || admitted === 'unknown') return { code: 'pattern-changed', hints: [] };
  const hints = [rejected, admitted].filter((text) => text !== undefined);
  if (rejected === undefined) return { code: admitted === undefined ? 'documentation' : 'pattern-widened', hints };
  return { code: admitted === undefined ? 'pattern-narrowed' : 'pattern-changed', hints };
}

function patterns(node: SchemaNode): string[] {
  return node.valuesAt('pattern').map(({ json }) => String(json));
}
