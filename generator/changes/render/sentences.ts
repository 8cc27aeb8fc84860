import type { Change } from '../change.ts';
import type { Level } from '../direction.ts';
import { enumerate } from '../show.ts';
import type { PlacedChange, PlacedReport } from './placed-report.ts';

/** `Customer.name may now have at most 300 characters (was 500)`. */
export function whatChanged({ subject, message }: Pick<Change, 'subject' | 'message'>): string {
  return `${subject} ${message}`;
}

/** Which clients the change breaks and what they have to do, or why it breaks none. */
export function consequence({ reason, todo }: Pick<Change, 'reason' | 'todo'>): string {
  return todo === undefined ? `${reason}.` : `${reason}. ${todo}.`;
}

export function namesOf({ spots }: Pick<Change, 'spots'>): string[] {
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

const MAX_ENTRIES = 3;
const DAYS_OF_VALIDITY = 90;

/** How to except breaking changes: a sentence, and entries of the policy to copy. */
export function policyEntries(report: PlacedReport): { readonly sentence: string; readonly yaml: string } | undefined {
  const { breaking, policyFile, today } = report;
  const groups = [...Map.groupBy(breaking, ({ code, at }) => `${code} ${at}`).values()];
  if (groups.length === 0) return undefined;
  const others = groups.length > MAX_ENTRIES ? ` (the first ${MAX_ENTRIES} of ${groups.length} are shown)` : '';
  const subject = groups.length === 1 ? 'the change' : 'a change';
  return {
    sentence: `To let ${subject} through, copy its entry below exceptions: in ${policyFile} (instead of [] if that is there) and fill in why no client is affected${others}:`,
    yaml: Array.from(groups.slice(0, MAX_ENTRIES), (group) => entryOf(group, today)).join(''),
  };
}

/** An entry for all directions in which a change breaks clients; invalid until its reason is filled in. */
function entryOf(changes: readonly PlacedChange[], today: string): string {
  const { code, at, direction } = changes[0]!;
  const only = changes.length === 1 ? `    direction: ${direction}\n` : '';
  const expires = new Date(Date.parse(`${today}T00:00:00Z`) + DAYS_OF_VALIDITY * 86_400_000).toISOString().slice(0, 10);
  const pointer = `'${at.replaceAll("'", "''")}'`;
  return `  - code: ${code}\n    at: ${pointer}\n${only}    reason: ''\n    expires: '${expires}'\n`;
}
