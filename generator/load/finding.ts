import type { DiagnosticCode } from '../diagnostic/catalogue.ts';
import { diagnose } from '../diagnostic/diagnose.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Place } from '../diagnostic/place.ts';
import type { Path, ReportOptions } from './house-rules/rule.ts';

/** Something wrong at a path of the bundled document. Plain data, so that a check may run in a worker. */
export interface Finding {
  readonly code: DiagnosticCode;
  readonly path: Path;
  readonly message: string;
  readonly options?: ReportOptions;
}

/** Finds out where in the files the findings are, and makes one of those that say the same over and over. */
export function toDiagnostics(findings: readonly Finding[], place: (path: Path) => Place): Diagnostic[] {
  const groups = new Map<string, { readonly first: Finding; count: number }>();
  for (const finding of findings) {
    const once = finding.options?.once;
    const key =
      once === undefined
        ? JSON.stringify([finding.code, place(finding.path), finding.message])
        : `${finding.code} ${once}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: finding, count: 1 });
    else if (once !== undefined) group.count += 1;
  }
  return [...groups.values()].map(({ first, count }) => {
    const { once: _once, related, ...over } = first.options ?? {};
    const message =
      count === 1 ? first.message : `${first.message} (and at ${count - 1} more ${count === 2 ? 'place' : 'places'})`;
    const placed = related?.map((each) => ({ message: each.message, place: place(each.path) }));
    return diagnose(first.code, place(first.path), message, placed === undefined ? over : { ...over, related: placed });
  });
}
