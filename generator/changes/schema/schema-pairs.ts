import type { JsonValue } from '../../json.ts';
import type { Direction } from '../../load/document/only-direction.ts';
import type { Polarity } from '../direction.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { type Both, isEqual, type Located, type Path, type Side } from '../side.ts';
import { ChangedComponents } from './changed-components.ts';
import { identify, SchemaNode } from './schema-node.ts';

/** The only direction of something that is read-only or write-only. */
export type OneWay = Direction;

/** A schema of the old document and its counterpart in the new: compared once, however often it is used. */
export interface Pair {
  readonly base: readonly Located[];
  readonly head: readonly Located[];
  readonly differences: Difference[];
  /** The pairs that contain this one. */
  readonly users: Way[];
}

/** A pair that contains another one, and how. */
export interface Way {
  readonly pair: Pair;
  readonly polarity: Polarity;
  readonly only: OneWay | undefined;
}

/** The same place in both schemas; in one without it, the place where it would be. */
export type Paths = readonly [before: Path, after: Path];

export interface Difference {
  readonly code: ChangeCode;
  readonly before: Path;
  readonly after: Path;
  readonly message: string;
  readonly only?: OneWay;
  readonly between: Pair;
  /** Values that such a search tries first. */
  readonly hints: readonly JsonValue[];
  /** The property in question, when the schemas are of its object. */
  readonly property?: string;
}

type Schemas = Located | readonly Located[];
type Details = Partial<Pick<Difference, 'only' | 'hints' | 'property'>>;

export class SchemaPairs {
  readonly #pairs = new Map<string, Pair>();
  readonly #pending: Pair[] = [];
  readonly #changed: ChangedComponents;

  constructor(base: Side, head: Side) {
    this.#changed = new ChangedComponents(base, head);
  }

  all(): readonly Pair[] {
    return [...this.#pairs.values()];
  }

  /** A pair that has not been compared yet. */
  next(): Pair | undefined {
    return this.#pending.pop();
  }

  /** The pair of these schemas; `undefined` when both are equal, with everything that they refer to. */
  pair(before: Schemas, after: Schemas): Pair | undefined {
    const [base, head] = [[before].flat(), [after].flat()];
    if (base.length === head.length && base.every((was, index) => this.isSame([was, head[index]!]))) return undefined;
    const key = `${identify(...base)} ⇒ ${identify(...head)}`;
    const known = this.#pairs.get(key);
    if (known !== undefined) return known;
    const pair: Pair = { base, head, differences: [], users: [] };
    this.#pairs.set(key, pair);
    this.#pending.push(pair);
    return pair;
  }

  /** Whether two values are equal, with everything that they refer to. */
  isSame(both: Both): boolean {
    return isEqual(both) && !this.#changed.isReachedBy(both[1].json);
  }
}

export class PairReport {
  readonly pair: Pair;
  readonly base: SchemaNode;
  readonly head: SchemaNode;
  readonly #pairs: SchemaPairs;

  constructor(pairs: SchemaPairs, pair: Pair) {
    this.#pairs = pairs;
    this.pair = pair;
    this.base = new SchemaNode(pair.base);
    this.head = new SchemaNode(pair.head);
  }

  differ(code: ChangeCode, [before, after]: Paths, message: string, details: Details = {}): void {
    this.pair.differences.push({ hints: [], ...details, code, before, after, message, between: this.pair });
  }

  differAt(keyword: string, code: ChangeCode, message: string, details?: Details): void {
    this.differ(code, this.paths(keyword), message, details);
  }

  /** Records that only one of the two has `true` for a keyword. */
  compareMark(keyword: string, added: readonly [ChangeCode, string], removed: readonly [ChangeCode, string]): void {
    const isAdded = this.head.isMarked(keyword);
    if (this.base.isMarked(keyword) !== isAdded) this.differAt(keyword, ...(isAdded ? added : removed));
  }

  paths(keyword: string): Paths {
    return [this.base.pathOf(keyword), this.head.pathOf(keyword)];
  }

  inside(base: Schemas, head: Schemas, polarity: Polarity = 'plain', only?: OneWay): void {
    this.#pairs.pair(base, head)?.users.push({ pair: this.pair, polarity, only });
  }
}
