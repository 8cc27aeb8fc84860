import type { Direction } from './direction.ts';
import type { Evidence } from './proof/evidence.ts';
import type { Verdict } from './rules/rule.ts';
import type { ChangeCode } from './rules/rules.ts';
import type { Path } from './side.ts';

/** An operation or event that a change affects, and the part of it. */
export interface Spot {
  /** An operation's id, or `type.v1` of an event. */
  readonly name: string;
  /** `body`, `query email`, `200` or `payload`; absent when the change affects all of it. */
  readonly part?: string;
}

/** One difference between two documents, in one direction. */
export interface Change extends Verdict {
  readonly code: ChangeCode;
  readonly direction: Direction;
  /** The name of what has changed: `Customer.email`, `customers.create`. */
  readonly subject: string;
  /** The difference, as the predicate of a sentence about the subject, without its full stop. */
  readonly message: string;
  /** Pointer into the bundled document: the new one, or the old one for something that was removed. */
  readonly at: string;
  readonly removed: boolean;
  readonly before: Path;
  readonly after: Path;
  /** Every operation and event that the change affects, sorted. */
  readonly spots: readonly Spot[];
  /** Shows that clients break; absent for other changes. */
  readonly evidence?: Evidence;
}
