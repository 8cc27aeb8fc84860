import type { JsonValue } from '../../json.ts';
import type { Direction } from '../../load/document/only-direction.ts';
import { memoized } from '../../model/memoized.ts';
import type { About, MessageDirection, Polarity, Spot } from '../direction.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { type Both, isEqual, Located, type Path, type Side } from '../side.ts';
import { changedReferences } from './changed-components.ts';
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
  readonly only?: OneWay | undefined;
  readonly between: Pair;
  /** Values that such a search tries first. */
  readonly hints: readonly JsonValue[];
  /** The property in question, when the schemas are of its object. */
  readonly property?: string;
}

interface SchemaUse {
  readonly direction: MessageDirection;
  readonly spot: Spot;
  readonly pair: Pair;
}

type Schemas = Located | readonly Located[];
type Details = Partial<Pick<Difference, 'only' | 'hints' | 'property'>>;

export class SchemaPairs {
  readonly #pairs = new Map<string, Pair>();
  readonly #pending: Pair[] = [];
  readonly #uses: SchemaUse[] = [];
  readonly #refersToChanged: (value: JsonValue | undefined) => boolean;

  constructor(base: Side, head: Side) {
    this.#refersToChanged = changedReferences(base, head);
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
    return memoized(this.#pairs, key, () => {
      const pair: Pair = { base, head, differences: [], users: [] };
      this.#pending.push(pair);
      return pair;
    });
  }

  /** Records that a part of some operations and events has these schemas. An absent one allows anything. */
  use({ direction, spots }: About<MessageDirection>, both: Both): void {
    const [base, head] = both.map(({ side, path, json }) => new Located(side, path, json ?? true));
    const pair = this.pair(base!, head!);
    if (pair !== undefined) this.#uses.push(...spots.map((spot) => ({ direction, spot, pair })));
  }

  /** Each difference with the spots that it reaches, once for each direction and polarity. */
  *reached(): Generator<About<MessageDirection> & { difference: Difference; polarity: Polarity }> {
    const usesOf = Map.groupBy(this.#uses, ({ pair }) => pair);
    for (const pair of this.#pairs.values()) {
      if (pair.differences.length === 0) continue;
      for (const [polarity, ways] of Map.groupBy(waysOut(pair), (way) => way.polarity)) {
        const met = new Set(
          ways.flatMap((way) => (usesOf.get(way.pair) ?? []).filter((use) => isOpen(use.direction, way.only))),
        );
        for (const difference of pair.differences) {
          const uses = this.#uses.filter((use) => met.has(use) && isOpen(use.direction, difference.only));
          for (const [direction, own] of Map.groupBy(uses, (use) => use.direction))
            yield { difference, polarity, direction, spots: own.map(({ spot }) => spot) };
        }
      }
    }
  }

  /** Whether two values are equal, with everything that they refer to. */
  isSame(both: Both): boolean {
    return isEqual(both) && !this.#refersToChanged(both[1].json);
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

/** Every pair that contains this one, directly or through others, once for each polarity and direction. */
function waysOut(from: Pair): Way[] {
  const seen = new Map<Pair, Set<string>>();
  const found: Way[] = [];
  const pending: Way[] = [{ pair: from, polarity: 'plain', only: undefined }];
  for (let way = pending.pop(); way !== undefined; way = pending.pop()) {
    const states = memoized(seen, way.pair, () => new Set());
    const state = `${way.polarity} ${way.only}`;
    if (states.has(state)) continue;
    states.add(state);
    found.push(way);
    for (const { pair, polarity, only } of way.pair.users) {
      if (only !== undefined && way.only !== undefined && only !== way.only) continue;
      pending.push({ pair, polarity: combined(way.polarity, polarity), only: way.only ?? only });
    }
  }
  return found;
}

function isOpen(direction: MessageDirection, only: OneWay | undefined): boolean {
  return only === undefined || (direction === 'request') === (only === 'request');
}

function combined(outer: Polarity, inner: Polarity): Polarity {
  if (outer === 'unclear' || inner === 'unclear') return 'unclear';
  return outer === inner ? 'plain' : 'negated';
}
