import type { ChangeCode, Polarity } from '../rules.ts';
import { equal } from '../equal.ts';
import { parsePointer } from '../../load/json-pointer.ts';
import { identify, schemaNode } from './schema-node.ts';
import { type Located, membersOf, type Path, type Side } from '../side.ts';
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
  readonly #touched: ReadonlySet<string>;
  readonly #leading = new Map<object, boolean>();

  constructor(base: Side, head: Side) {
    this.base = base;
    this.head = head;
    this.#touched = touchedComponents(base, head);
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
      compareNodes(new PairReport(this, pair), schemaNode(pair.base, this.base), schemaNode(pair.head, this.head));
    }
  }

  /** Whether two values say the same, with everything that they refer to. */
  isSame(before: JsonValue, after: JsonValue): boolean {
    return equal(before, after) && !this.#leadsToTouched(after);
  }

  /** The same of schemas that hold together. */
  areSame(before: readonly Located[], after: readonly Located[]): boolean {
    return before.length === after.length && before.every(({ json }, index) => this.isSame(json, after[index]!.json));
  }

  /** Asked of everything that a changed schema stands in, so each object is looked through once. */
  #leadsToTouched(value: JsonValue): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const known = this.#leading.get(value);
    if (known !== undefined) return known;
    let leads = false;
    for (const key of Object.keys(value)) {
      const inner = (value as Readonly<Record<string, JsonValue>>)[key]!;
      leads =
        key === '$ref' && typeof inner === 'string'
          ? this.#touched.has(componentIn(inner))
          : this.#leadsToTouched(inner);
      if (leads) break;
    }
    this.#leading.set(value, leads);
    return leads;
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

/** The components that are not the same on both sides, themselves or in something that they refer to: `schemas/Customer`. */
function touchedComponents(base: Side, head: Side): ReadonlySet<string> {
  const [before, after] = [componentsOf(base), componentsOf(head)];
  const users = new Map<string, string[]>();
  const pending = [...before.keys()].filter((id) => !after.has(id));
  for (const [id, { json }] of after) {
    if (!equal(before.get(id)?.json, json)) pending.push(id);
    for (const reference of referencesIn(json)) {
      const known = users.get(reference);
      if (known === undefined) users.set(reference, [id]);
      else known.push(id);
    }
  }
  const touched = new Set<string>();
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (touched.has(id)) continue;
    touched.add(id);
    pending.push(...(users.get(id) ?? []));
  }
  return touched;
}

function componentsOf(side: Side): Map<string, Located> {
  return new Map(
    membersOf(side.root('components')).flatMap(([kind, all]) =>
      membersOf(all).map(([name, component]): [string, Located] => [`${kind}/${name}`, component]),
    ),
  );
}

/** `#/components/schemas/Customer` → `schemas/Customer`. */
function componentIn(ref: string): string {
  const [, kind, name] = parsePointer(ref.slice(1));
  return `${kind}/${name}`;
}

/** The components that a value refers to, and perhaps a few more: strings that only look like references do no harm here. */
function referencesIn(value: JsonValue): Set<string> {
  const found = new Set<string>();
  const pending: JsonValue[] = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const key of Object.keys(next)) {
      const inner = (next as Readonly<Record<string, JsonValue>>)[key]!;
      if (typeof inner === 'object') pending.push(inner);
      else if (key === '$ref' && typeof inner === 'string') found.add(componentIn(inner));
    }
  }
  return found;
}
