import { locate } from '../../load/read/locate.ts';
import type { Change } from '../change.ts';
import type { Exception, PolicyOutcome } from '../policy/policy.ts';
import type { Proof } from '../proof/proof.ts';
import type { VersionVerdict } from '../version/next-version.ts';
import { type PlacedPosition, placedPosition, type Places, type WantedPosition } from './places.ts';

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
  /** Breaking changes that nothing lets through. */
  readonly breaking: number;
  readonly fails: boolean;
}

/** Finds both positions of every change; those of what breaks with the lines around them, where these are shown. */
export function placeReport(report: ChangeReport, base: Places, head: Places, isFramed: boolean): PlacedReport {
  const { changes, policy, proofs, version } = report;
  const wanted = (side: 'before' | 'after'): WantedPosition[] =>
    changes.map((change) => ({ path: change[side], framed: isFramed && change.level === 'breaking' }));
  const [before, after] = [base.find(wanted('before')), head.find(wanted('after'))];
  const placed = changes.map((change, index): PlacedChange => {
    const [exception, proof] = [policy.excepted.get(change), proofs.get(change)];
    return {
      change,
      before: before[index]!,
      after: after[index]!,
      ...(exception === undefined ? {} : { exception }),
      ...(proof === undefined ? {} : { proof }),
    };
  });
  const breaking = placed.filter(
    ({ change, exception }) => change.level === 'breaking' && exception === undefined,
  ).length;
  const stale = policy.stale.map((each) => ({ ...each, position: placedPosition(each.exception.place, locate) }));
  const fails = breaking > 0 || stale.length > 0 || version.problem !== undefined;
  return { ...report, placed, stale, breaking, fails };
}

/** `spec/spec.yaml:12:3`. */
export function shownAt({ title, line, column }: PlacedPosition): string {
  return `${title}:${line}:${column}`;
}
