import type { Direction, Polarity, Spot } from './direction.ts';
import type { Verdict } from './rules/rule.ts';
import type { ChangeCode } from './rules/rules.ts';
import type { Difference, OneWay } from './schema/schema-pairs.ts';
import type { Path } from './side.ts';

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

/** A few lines of a client's code, and whether only the old document supports them. */
export interface Program {
  readonly kind: 'program';
  readonly text: string;
  readonly holds: boolean;
}

/** Two schemas, of which only one accepts some value. */
export interface SchemaEvidence {
  readonly kind: 'value';
  readonly difference: Difference;
  /** `request`: a value that is no longer accepted; `response`: one that could not arrive before. */
  readonly direction: OneWay;
  readonly polarity: Polarity;
}

export type Evidence = Program | SchemaEvidence;
