import type { Polarity } from '../direction.ts';
import type { Difference, OneWay } from '../schema/difference.ts';
import type { Side } from '../side.ts';

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
