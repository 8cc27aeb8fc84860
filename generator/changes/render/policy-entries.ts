import type { Change } from '../change.ts';
import type { PlacedReport } from './placed-report.ts';

const MAX_ENTRIES = 3;
const DAYS_OF_VALIDITY = 90;

/** How to except breaking changes: a sentence, and entries of the policy to copy. */
export function policyEntries(report: PlacedReport): { readonly sentence: string; readonly yaml: string } | undefined {
  const { placed, policyFile, today } = report;
  const open = placed.filter(({ change, exception }) => change.level === 'breaking' && exception === undefined);
  if (open.length === 0) return undefined;
  const changes = open.map(({ change }) => change);
  const groups = [...Map.groupBy(changes, ({ code, at }) => `${code} ${at}`).values()];
  const others = groups.length > MAX_ENTRIES ? ` (the first ${MAX_ENTRIES} of ${groups.length} are shown)` : '';
  const subject = groups.length === 1 ? 'the change' : 'a change';
  return {
    sentence: `To let ${subject} through, copy its entry below exceptions: in ${policyFile} (instead of [] if that is there) and fill in why no client is affected${others}:`,
    yaml: groups
      .slice(0, MAX_ENTRIES)
      .map((group) => entryOf(group, today))
      .join(''),
  };
}

/** An entry for all directions in which a change breaks clients; invalid until its reason is filled in. */
function entryOf(changes: readonly Change[], today: string): string {
  const { code, at, direction } = changes[0]!;
  const only = changes.length === 1 ? `    direction: ${direction}\n` : '';
  const expires = new Date(Date.parse(`${today}T00:00:00Z`) + DAYS_OF_VALIDITY * 86_400_000).toISOString().slice(0, 10);
  const pointer = `'${at.replaceAll("'", "''")}'`;
  return `  - code: ${code}\n    at: ${pointer}\n${only}    reason: ''\n    expires: '${expires}'\n`;
}
