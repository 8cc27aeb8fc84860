import { diagnose, type Diagnostic, type DiagnosticCode, type Place } from '../../diagnostic/diagnostic.ts';
import type { Path } from '../document/json.ts';
import type { ReportOptions } from './rules/rule.ts';

/** A problem at a path of the bundled document. Plain data, so that a check can run in a worker. */
export interface Finding extends ReportOptions {
  readonly code: DiagnosticCode;
  readonly path: Path;
  readonly message: string;
}

const LISTED = 5;

/** Looks up the places of findings in the files, and merges findings that share a code and a `once` key. */
export function toDiagnostics(findings: readonly Finding[], place: (path: Path) => Place): Diagnostic[] {
  const groups = Map.groupBy(findings, ({ code, path, message, once }) =>
    once === undefined ? JSON.stringify([code, place(path), message]) : `${code} ${once}`,
  );
  return [...groups.values()].map((group) => {
    const [first, ...equal] = group as [Finding, ...Finding[]];
    const { code, related, severity, help } = first;
    const others = first.once === undefined ? [] : equal;
    const over = { ...(severity && { severity }), ...(help !== undefined && { help }) };
    const more = `(and at ${others.length} more ${others.length === 1 ? 'place' : 'places'})`;
    const message = others.length === 0 ? first.message : `${first.message} ${more}`;
    // Warnings about third-party documents are many, and their places matter less.
    const also = severity === 'warning' ? [] : others.slice(0, LISTED);
    const all = [...(related ?? []), ...also.map(({ path }) => ({ message: 'also here', path }))];
    const placed = all.map((each) => ({ message: each.message, place: place(each.path) }));
    return diagnose(code, place(first.path), message, placed.length === 0 ? over : { ...over, related: placed });
  });
}
