import type { Change } from '../change.ts';
import type { Level } from '../direction.ts';
import { enumerate } from '../show.ts';
import type { PlacedReport } from './placed-report.ts';

/** `Customer.name may now have at most 300 characters (was 500)`. */
export function whatChanged({ subject, message }: Pick<Change, 'subject' | 'message'>): string {
  return `${subject} ${message}`;
}

/** Which clients the change breaks and what they have to do, or why it breaks none. */
export function consequence({ reason, todo }: Pick<Change, 'reason' | 'todo'>): string {
  return todo === undefined ? `${reason}.` : `${reason}. ${todo}.`;
}

export function namesOf({ spots }: Change): string[] {
  return [...new Set(spots.map(({ name }) => name))];
}

export function countLevels({ changes }: Pick<PlacedReport, 'changes'>): Record<Level, number> {
  const counts = { breaking: 0, compatible: 0, docs: 0 };
  for (const { level } of changes) counts[level] += 1;
  return counts;
}

/** `2 breaking, 1 compatible and 3 documentation changes`. */
export function countedChanges(report: Pick<PlacedReport, 'changes'>): string {
  const counts = Object.entries(countLevels(report)).filter(([, count]) => count > 0);
  const parts = counts.map(([level, count]) => `${count} ${level === 'docs' ? 'documentation' : level}`);
  if (parts.length === 0) return 'no changes';
  return `${enumerate(parts)} change${report.changes.length === 1 ? '' : 's'}`;
}

export function versionSentence({ version, changes }: PlacedReport): string {
  const { base, head, next, problem } = version;
  if (problem !== undefined) return `info.version: ${problem}`;
  if (changes.length === 0 && head === base) return `info.version stays ${base}`;
  if (head !== base) return `info.version ${head} fits (${base} before, at least ${next})`;
  const why = changes.some(({ level }) => level === 'breaking') ? ', because of breaking changes' : '';
  return `Next version: ${next}${why} (info.version is still ${base})`;
}
