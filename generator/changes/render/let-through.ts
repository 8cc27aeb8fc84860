import type { Change } from '../change.ts';
import type { PlacedReport } from './placed-report.ts';

/** Entries that are printed. */
const SHOWN = 3;
/** How long an exception counts that is copied as it is printed. */
const DAYS = 90;

/**
 * How to let breaking changes through: a sentence, and the entries to copy; nothing when there is nothing
 * to let through.
 */
export function howToLetThrough({
  placed,
  policyFile,
  today,
}: PlacedReport): { readonly sentence: string; readonly yaml: string } | undefined {
  const open = placed.filter(({ change, exception }) => change.level === 'breaking' && exception === undefined);
  if (open.length === 0) return undefined;
  const groups = [...Map.groupBy(open, ({ change: { code, at } }) => `${code} ${at}`).values()];
  const entries = groups.slice(0, SHOWN).map((group) =>
    entryOf(
      group.map(({ change }) => change),
      today,
    ),
  );
  const others = groups.length > SHOWN ? ` (the first ${SHOWN} of ${groups.length} are shown)` : '';
  const subject = groups.length === 1 ? 'the change' : 'a change';
  return {
    sentence: `To let ${subject} through, copy its entry below exceptions: in ${policyFile} (in place of [] if that is there) and fill in why no client is affected${others}:`,
    yaml: entries.join(''),
  };
}

/**
 * An entry of the policy, for all directions in which the change breaks. It counts once somebody has filled
 * in the reason.
 */
function entryOf(changes: readonly Change[], today: string): string {
  const { code, at, direction } = changes[0]!;
  const only = changes.length === 1 ? `    direction: ${direction}\n` : '';
  return `  - code: ${code}\n    at: ${quoted(at)}\n${only}    reason: ''\n    expires: '${inDays(today)}'\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function inDays(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + DAYS * 86_400_000).toISOString().slice(0, 10);
}
