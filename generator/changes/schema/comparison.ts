import type { ChangeCode, Polarity } from '../rules.ts';
import { equal } from '../equal.ts';
import { identify, schemaNode, sharedNode } from './schema-node.ts';
import type { Located, Path, Side } from '../side.ts';
import { TouchedComponents } from './touched.ts';
import { compareNodes } from './compare-nodes.ts';
import type { JsonValue } from '../../json.ts';

/** Something in which two schemas differ, wherever they are used. */
export interface Difference {
  readonly code: ChangeCode;
  readonly before: Path;
  readonly after: Path;
  readonly message: string;
  /** The only direction in which it can be met, such as of a property that is read-only. */
  readonly only?: OneWay;
  /** The two schemas that it is about, for a value that one of them takes and the other one refuses. */
  readonly between: Pair;
  /** Values that are worth trying first when one is looked for. */
  readonly hints: readonly JsonValue[];
  /** The property that it is about, when the schemas are of an object. */
  readonly property?: string;
}

export type OneWay = 'request' | 'response';

interface Edge {
  readonly to: Pair;
  readonly polarity: Polarity;
  readonly only?: OneWay;
}

/** A schema of the old document and the one that has its place in the new: compared once, however often it is used. */
export interface Pair {
  readonly base: readonly Located[];
  readonly head: readonly Located[];
  readonly differences: Difference[];
  /** Pairs inside of it. */
  readonly edges: Edge[];
}

type Schemas = Located | readonly Located[];
export type Details = Partial<Pick<Difference, 'only' | 'hints' | 'property'>>;

/** All pairs of schemas of two documents, each compared when it is first asked for. */
export class SchemaComparison {
  readonly base: Side;
  readonly head: Side;
  readonly pairs = new Map<string, Pair>();
  readonly #pending: Pair[] = [];
  readonly touched: TouchedComponents;

  constructor(base: Side, head: Side) {
    this.base = base;
    this.head = head;
    this.touched = new TouchedComponents(base, head);
  }

  /** The pair; nothing where both say the same, with everything that they reach. */
  pair(base: Schemas, head: Schemas): Pair | undefined {
    const [before, after] = [[base].flat() as Located[], [head].flat() as Located[]];
    if (this.areSame(before, after)) return undefined;
    const key = `${identify(before, this.base)} ⇒ ${identify(after, this.head)}`;
    const known = this.pairs.get(key);
    if (known !== undefined) return known;
    const pair: Pair = { base: before, head: after, differences: [], edges: [] };
    this.pairs.set(key, pair);
    this.#pending.push(pair);
    return pair;
  }

  /** Compares what has been asked for, and what that leads to. */
  run(): void {
    for (let pair = this.#pending.pop(); pair !== undefined; pair = this.#pending.pop()) {
      const shared = sharedNode(pair.base, pair.head, this.base, this.head);
      const [base, head] = [shared ?? schemaNode(pair.base, this.base), shared ?? schemaNode(pair.head, this.head)];
      compareNodes(new PairReport(this, pair), base, head);
    }
  }

  /** Whether two values say the same, with everything that they refer to. */
  isSame(before: JsonValue, after: JsonValue): boolean {
    return equal(before, after) && !this.touched.isReachedBy(after);
  }

  /** The same of schemas that hold together. */
  areSame(before: readonly Located[], after: readonly Located[]): boolean {
    if (before === after) return after.every(({ json }) => !this.touched.isReachedBy(json));
    return before.length === after.length && before.every(({ json }, index) => this.isSame(json, after[index]!.json));
  }
}

/** What the comparison of one pair finds. */
export class PairReport {
  readonly pair: Pair;
  readonly comparison: SchemaComparison;

  constructor(comparison: SchemaComparison, pair: Pair) {
    this.comparison = comparison;
    this.pair = pair;
  }

  differ(code: ChangeCode, before: Path, after: Path, message: string, details: Details = {}): void {
    this.pair.differences.push({ hints: [], ...details, code, before, after, message, between: this.pair });
  }

  /** Two schemas inside of these take each other's place. */
  inside(base: Schemas, head: Schemas, polarity: Polarity = 'plain', only?: OneWay): void {
    const to = this.comparison.pair(base, head);
    if (to !== undefined) this.pair.edges.push({ to, polarity, ...(only === undefined ? {} : { only }) });
  }
}
