import type { Locate, Place, Position } from '../../diagnostic/diagnostic.ts';
import { locateIn } from '../../load/read/locate.ts';
import { optional } from '../../model/reader.ts';
import type { Change } from '../change.ts';
import type { Exception, PolicyOutcome } from '../policy/policy.ts';
import type { Proof } from '../proof/prove-changes.ts';
import type { Path } from '../side.ts';
import type { VersionVerdict } from '../version/next-version.ts';

export interface PlacedPosition extends Position {
  readonly file: string;
  /** The file as people name it: with the commit when the file is as of another one. */
  readonly title: string;
}

/** Finds where the value at a path of the bundled document was written. */
export type Places = (path: Path) => PlacedPosition;

export interface ChangeReport {
  readonly changes: readonly Change[];
  readonly policy: PolicyOutcome;
  readonly version: VersionVerdict;
  /** Empty unless proofs were requested. */
  readonly proofs: ReadonlyMap<Change, Proof>;
  /** The names of the two documents, as on the command line. */
  readonly base: string;
  /** The main branch, when the base is its merge base. */
  readonly mergeBaseWith?: string;
  readonly head: string;
  readonly policyFile: string;
  /** The day on which exceptions have to be valid. */
  readonly today: string;
}

export interface PlacedChange {
  readonly change: Change;
  readonly before: PlacedPosition;
  readonly after: PlacedPosition;
  readonly exception?: Exception;
  readonly proof?: Proof;
}

export interface PlacedReport extends ChangeReport {
  readonly placed: readonly PlacedChange[];
  readonly stale: readonly (PolicyOutcome['stale'][number] & { readonly position: PlacedPosition })[];
  readonly breaking: readonly Change[];
  readonly fails: boolean;
}

/** Finds both positions of every change. */
export function placeReport(report: ChangeReport, base: Places, head: Places): PlacedReport {
  const { changes, policy, proofs, version } = report;
  const placed = changes.map((change): PlacedChange => ({
    ...{ change, before: base(change.before), after: head(change.after) },
    ...optional('exception', policy.excepted.get(change)),
    ...optional('proof', proofs.get(change)),
  }));
  const breaking = changes.filter((change) => change.level === 'breaking' && !policy.excepted.has(change));
  const locate = locateIn();
  const stale = policy.stale.map((each) => ({ ...each, position: placedPosition(each.exception.place, locate) }));
  const fails = breaking.length > 0 || stale.length > 0 || version.problem !== undefined;
  return { ...report, placed, stale, breaking, fails };
}

/** `spec/spec.yaml:12:3`. */
export function shownAt({ title, line, column }: PlacedPosition): string {
  return `${title}:${line}:${column}`;
}

export function placedPosition(place: Place, locate: Locate, origin = ''): PlacedPosition {
  return { ...locate(place), file: place.file, title: `${origin}${place.file}` };
}
