import { locateIn } from '../../load/read/locate.ts';
import { optional } from '../../model/reader.ts';
import { placedPosition, type PlacedPosition, type Version } from '../base/load-version.ts';
import type { Change } from '../change.ts';
import type { Exception, PolicyOutcome } from '../policy/policy.ts';
import type { Proof } from '../proof/prove-changes.ts';
import type { VersionVerdict } from '../version/next-version.ts';

export type { PlacedPosition };

/** A change with its positions in the files. */
export interface PlacedChange extends Omit<Change, 'before' | 'after' | 'evidence'> {
  readonly before: PlacedPosition;
  readonly after: PlacedPosition;
  readonly exception?: Exception;
  /** Absent unless proofs were requested. */
  readonly proof?: Proof;
}

export interface PlacedReport {
  readonly changes: readonly PlacedChange[];
  /** Breaking changes without an exception. */
  readonly breaking: readonly PlacedChange[];
  readonly stale: readonly (PolicyOutcome['stale'][number] & { readonly position: PlacedPosition })[];
  readonly version: VersionVerdict;
  readonly fails: boolean;
  /** The names of the two documents, as on the command line. */
  readonly base: string;
  /** The main branch, when the base is its merge base. */
  readonly mergeBaseWith?: string;
  readonly head: string;
  readonly policyFile: string;
  /** The day on which exceptions have to be valid. */
  readonly today: string;
}

/** Finds both positions of every change, and decides whether the run fails. */
export function placeReport(
  about: Pick<PlacedReport, 'version' | 'mergeBaseWith' | 'policyFile' | 'today'>,
  [base, head]: readonly [Version, Version],
  found: readonly Change[],
  policy: PolicyOutcome,
  proofs: ReadonlyMap<Change, Proof>,
): PlacedReport {
  const changes = found.map((change): PlacedChange => ({
    ...{ ...change, before: base.places(change.before), after: head.places(change.after) },
    ...optional('exception', policy.excepted.get(change)),
    ...optional('proof', proofs.get(change)),
  }));
  const breaking = changes.filter(({ level, exception }) => level === 'breaking' && exception === undefined);
  const locate = locateIn();
  const stale = policy.stale.map((each) => ({ ...each, position: placedPosition(each.exception.place, locate) }));
  const fails = breaking.length > 0 || stale.length > 0 || about.version.problem !== undefined;
  return { ...about, base: base.name, head: head.name, changes, breaking, stale, fails };
}

/** `spec/spec.yaml:12:3`. */
export function shownAt({ title, line, column }: PlacedPosition): string {
  return `${title}:${line}:${column}`;
}
