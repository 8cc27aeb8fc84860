import type { JsonValue } from '../../json.ts';
import type { Direction } from '../../load/document/only-direction.ts';
import type { Polarity } from '../direction.ts';
import type { ChangeCode } from '../rules/rules.ts';
import type { Located, Path } from '../side.ts';

/** The only direction of something that is read-only or write-only. */
export type OneWay = Direction;

/** A schema of the old document and its counterpart in the new: compared once, however often it is used. */
export interface Pair {
  readonly base: readonly Located[];
  readonly head: readonly Located[];
  readonly differences: Difference[];
  readonly edges: Edge[];
}

export interface Edge {
  readonly to: Pair;
  readonly polarity: Polarity;
  readonly only?: OneWay;
}

/** The same place in both schemas; in one without it, the place where it would be. */
export type Paths = readonly [before: Path, after: Path];

export interface Difference {
  readonly code: ChangeCode;
  readonly before: Path;
  readonly after: Path;
  readonly message: string;
  readonly only?: OneWay;
  /** The two schemas, for finding a value that only one of them accepts. */
  readonly between: Pair;
  /** Values that such a search tries first. */
  readonly hints: readonly JsonValue[];
  /** The property in question, when the schemas are of its object. */
  readonly property?: string;
}
