import { countLevels } from './counts.ts';
import type { PlacedReport } from './placed-report.ts';
import type { PlacedPosition } from './places.ts';

/**
 * For machines: one object. Lines and columns are from 1; `before` is in the old files, `after` in the new.
 */
export function renderJson(report: PlacedReport): string {
  const { version, stale, placed, fails } = report;
  const out = {
    ok: !fails,
    base: report.base,
    head: report.head,
    counts: countLevels(report),
    version,
    changes: placed.map(({ change, before, after, exception, proof }) => ({
      code: change.code,
      level: change.level,
      direction: change.direction,
      subject: change.subject,
      message: change.message,
      reason: change.reason,
      ...(change.todo !== undefined && { todo: change.todo }),
      at: change.at,
      before: placeOf(before),
      after: placeOf(after),
      places: change.spots,
      ...(exception === undefined ? {} : { exception: { reason: exception.reason, expires: exception.expires } }),
      ...(proof === undefined ? {} : { proof }),
    })),
    policy: stale.map(({ exception, problem, position }) => ({
      code: exception.code,
      at: exception.at,
      problem,
      ...placeOf(position),
    })),
  };
  return `${JSON.stringify(out, null, 2)}\n`;
}

function placeOf({ file, line, column }: PlacedPosition): { file: string; line: number; column: number } {
  return { file, line, column };
}
