import type { Polarity } from '../rules.ts';
import type { Difference } from '../schema/comparison.ts';
import type { Side } from '../side.ts';

/** A few lines of a client, and whether what they rely on is there. */
export interface Program {
  readonly kind: 'program';
  readonly text: string;
  readonly works: (side: Side) => boolean;
}

/** Two schemas, of which one takes a value that the other one refuses. */
export interface SchemaEvidence {
  readonly kind: 'value';
  readonly difference: Difference;
  /** `request`: a value that worked and is refused; `response`: one that can arrive and could not. */
  readonly direction: 'request' | 'response';
  readonly polarity: Polarity;
}

export type Evidence = Program | SchemaEvidence;
