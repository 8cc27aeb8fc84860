import type { Level } from '../direction.ts';
import type { PlacedReport } from './placed-report.ts';

/** How many changes of each level there are. */
export function countLevels({ changes }: Pick<PlacedReport, 'changes'>): Readonly<Record<Level, number>> {
  const counts = { breaking: 0, compatible: 0, docs: 0 };
  for (const { level } of changes) counts[level] += 1;
  return counts;
}

/** `2 breaking, 1 compatible and 3 documentation changes`. */
export function countedChanges(report: Pick<PlacedReport, 'changes'>): string {
  const { breaking, compatible, docs } = countLevels(report);
  const parts = [
    ...(breaking > 0 ? [`${breaking} breaking`] : []),
    ...(compatible > 0 ? [`${compatible} compatible`] : []),
    ...(docs > 0 ? [`${docs} documentation`] : []),
  ];
  if (parts.length === 0) return 'no changes';
  const all = parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `${all} change${breaking + compatible + docs === 1 ? '' : 's'}`;
}

/** What is to be said about the version, in one sentence. */
export function versionSentence({ version, changes }: PlacedReport): string {
  const { base, head, next, problem } = version;
  if (problem !== undefined) return `info.version: ${problem}`;
  if (changes.length === 0 && head === base) return `info.version stays ${base}`;
  if (head === base) {
    const why = changes.some(({ level }) => level === 'breaking') ? ', since something breaks' : '';
    return `Next version: ${next}${why} (info.version is still ${base})`;
  }
  return `info.version ${head} fits (${base} before, at least ${next})`;
}
