import type { Direction, Polarity } from './direction.ts';
import type { Verdict } from './rules/rule.ts';
import type { ChangeCode } from './rules/rules.ts';
import type { Difference, OneWay } from './schema/schema-pairs.ts';
import type { Path, Side } from './side.ts';

/** An operation or event that a change affects, and the part of it. */
export interface Spot {
  /** An operation's id, or `type.v1` of an event. */
  readonly name: string;
  /** `body`, `query email`, `200` or `payload`; absent when the change affects all of it. */
  readonly part?: string;
}

/** What a change is about. */
export interface About<D extends Direction = Direction> {
  readonly direction: D;
  readonly spots: readonly Spot[];
  /** Without it, the subject is derived from the place. */
  readonly subject?: string;
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

/** A few lines of a client's code, and whether a document supports them. */
export interface Program {
  readonly kind: 'program';
  readonly text: string;
  readonly works: (side: Side) => boolean;
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
