import { optional } from '../../model/reader.ts';
import type { PlacedReport, PlacedPosition } from './placed-report.ts';
import { countLevels } from './sentences.ts';

/** One JSON object. Lines and columns start at 1; `before` is in the old files, `after` in the new. */
export function renderJson(report: PlacedReport): string {
  const { base, head, version, fails } = report;
  const changes = report.changes.map(
    ({ code, level, direction, subject, message, reason, todo, exception, ...change }) => ({
      ...{ code, level, direction, subject, message, reason, ...optional('todo', todo), at: change.at },
      ...{ before: placeOf(change.before), after: placeOf(change.after), places: change.spots },
      ...optional('exception', exception && { reason: exception.reason, expires: exception.expires }),
      ...optional('proof', change.proof),
    }),
  );
  const policy = report.stale.map(({ exception: { code, at }, problem, position }) => ({
    ...{ code, at, problem },
    ...placeOf(position),
  }));
  const out = { ok: !fails, base, head, counts: countLevels(report), version, changes, policy };
  return `${JSON.stringify(out, null, 2)}\n`;
}

function placeOf({ file, line, column }: PlacedPosition): Pick<PlacedPosition, 'file' | 'line' | 'column'> {
  return { file, line, column };
}
