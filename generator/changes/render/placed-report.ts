import { locateIn } from '../../load/read/locate.ts';
import { optional } from '../../model/reader.ts';
import type { Change } from '../change.ts';
import type { Exception, PolicyOutcome } from '../policy/policy.ts';
import type { Proof } from '../proof/proof.ts';
import type { VersionVerdict } from '../version/next-version.ts';
import { type PlacedPosition, placedPosition, type Places } from './places.ts';

/** Everything that a run has found out, before it is shown. */
export interface ChangeReport {
  readonly changes: readonly Change[];
  readonly policy: PolicyOutcome;
  readonly version: VersionVerdict;
  /** What was tried out, by change; empty when nothing was asked to be. */
  readonly proofs: ReadonlyMap<Change, Proof>;
  /** What the two documents are called. */
  readonly base: string;
  /** The branch that the base is the merge base with, where nobody chose a base. */
  readonly mergeBaseWith?: string;
  readonly head: string;
  /** Where exceptions are written. */
  readonly policyFile: string;
  /** The day for which exceptions count. */
  readonly today: string;
}

export interface PlacedChange {
  readonly change: Change;
  readonly before: PlacedPosition;
  readonly after: PlacedPosition;
  /** Why it is let through. */
  readonly exception?: Exception;
  readonly proof?: Proof;
}

/** The report with all its positions. */
export interface PlacedReport extends ChangeReport {
  readonly placed: readonly PlacedChange[];
  readonly stale: readonly {
    readonly exception: Exception;
    readonly problem: string;
    readonly position: PlacedPosition;
  }[];
  readonly fails: boolean;
}

/**
 * Finds both positions of every change; with `framed`, those of breaking changes with the lines around
 * them.
 */
export function placeReport(report: ChangeReport, base: Places, head: Places, framed: boolean): PlacedReport {
  const { policy, proofs, version } = report;
  const placed = report.changes.map((change): PlacedChange => {
    const isFramed = framed && change.level === 'breaking';
    return {
      change,
      before: base(change.before, isFramed),
      after: head(change.after, isFramed),
      ...optional('exception', policy.excepted.get(change)),
      ...optional('proof', proofs.get(change)),
    };
  });
  const breaking = placed.filter(({ change, exception }) => change.level === 'breaking' && exception === undefined);
  const locate = locateIn();
  const stale = policy.stale.map((each) => ({ ...each, position: placedPosition(each.exception.place, locate) }));
  const fails = breaking.length > 0 || stale.length > 0 || version.problem !== undefined;
  return { ...report, placed, stale, fails };
}

/** `spec/spec.yaml:12:3`. */
export function shownAt({ title, line, column }: PlacedPosition): string {
  return `${title}:${line}:${column}`;
}
