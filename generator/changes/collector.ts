import type { JsonValue } from '../json.ts';
import { formatPointer } from '../load/document/json.ts';
import { compareText, isObject } from '../model/canonical.ts';
import { memoized } from '../model/memoized.ts';
import { optional } from '../model/reader.ts';
import type { Change, Evidence, Program, Spot } from './change.ts';
import type { Direction, MessageDirection } from './direction.ts';
import type { Verdict } from './rules/rule.ts';
import { type ChangeCode, verdictOn } from './rules/rules.ts';
import { compareSchemas } from './schema/compare-schemas.ts';
import { reachOf, type SchemaUse } from './schema/reach.ts';
import { SchemaPairs } from './schema/schema-pairs.ts';
import { noted, subjectOf } from './show.ts';
import { type Both, equal, memberOf, type Path, type Side } from './side.ts';

export interface About<D extends Direction = Direction> {
  readonly direction: D;
  readonly spots: readonly Spot[];
  /** Without it, the subject is derived from the place. */
  readonly subject?: string;
}

/** A kind of change, its message, and for one that breaks clients a program that no longer works. */
export type Finding = readonly [code: ChangeCode, message: string, program?: Program];

type Report = About & Pick<Change, 'code' | 'before' | 'after' | 'message'>;

interface Found {
  readonly report: Report;
  readonly verdict: Verdict;
  readonly evidence: Evidence | undefined;
  readonly spots: Map<string, Spot>;
}

export class Collector {
  readonly base: Side;
  readonly head: Side;
  readonly #pairs: SchemaPairs;
  readonly #uses: SchemaUse[] = [];
  readonly #found = new Map<string, Found>();

  constructor(base: Side, head: Side) {
    this.base = base;
    this.head = head;
    this.#pairs = new SchemaPairs(base, head);
  }

  root(...path: Path): Both {
    return [this.base.root(...path), this.head.root(...path)];
  }

  /** Reports of the same difference, by several operations that share it, become one change. */
  report(about: About, [was, is]: Both, ...[code, message, program]: Finding): void {
    const report = { ...about, code, before: was.path, after: is.path, message };
    this.#add(report, verdictOn(code, about.direction), program);
  }

  /** Reports a value that only one of the documents has. Returns whether both have it. */
  isInBoth(about: About, both: Both, added: Finding, removed: Finding): boolean {
    const [was, is] = both;
    if (was.json === undefined && is.json !== undefined) this.report(about, both, ...added);
    if (was.json !== undefined && is.json === undefined) this.report(about, both, ...removed);
    return was.json !== undefined && is.json !== undefined;
  }

  /** Reports a value that is `true` in only one of the documents. */
  compareMark(about: About, both: Both, added: Finding, removed: Finding): void {
    const [was, is] = both.map(({ json }) => json === true);
    if (was !== is) this.report(about, both, ...(is ? added : removed));
  }

  /** Compares members that only people read: descriptions, examples and the like. */
  compareAnnotations(both: Both, keys: readonly string[], spots: readonly Spot[] = []): void {
    for (const key of keys) {
      const [was, is] = memberOf(both, key);
      if (equal(was.json, is.json)) continue;
      this.report({ direction: 'api', spots }, [was, is], 'documentation', noted(key, was.json, is.json));
    }
  }

  /** Compares two schemas in the same place of an operation or event. An absent one allows anything. */
  compareSchemas({ direction, spots }: About<MessageDirection>, [was, is]: Both): void {
    const pair = this.#pairs.pair({ ...was, json: was.json ?? true }, { ...is, json: is.json ?? true });
    if (pair !== undefined) this.#uses.push(...spots.map((spot) => ({ direction, spot, pair })));
  }

  /** Whether two values are equal, with everything that they refer to. */
  isSame([was, is]: Both): boolean {
    return this.#pairs.isSame(was.json, is.json);
  }

  finish(): Change[] {
    compareSchemas(this.#pairs);
    for (const { difference, polarity, uses } of reachOf(this.#pairs.all(), this.#uses)) {
      for (const [direction, met] of Map.groupBy(uses, (use) => use.direction)) {
        const reader = direction === 'request' ? 'request' : 'response';
        const evidence = { kind: 'value', difference, polarity, direction: reader } as const;
        const report = { ...difference, direction, spots: met.map(({ spot }) => spot) };
        this.#add(report, verdictOn(difference.code, direction, polarity), evidence);
      }
    }
    return [...this.#found.values()].map((found) => this.#toChange(found));
  }

  #add(report: Report, verdict: Verdict, evidence: Evidence | undefined): void {
    const { code, direction, before, after, message } = report;
    // Several paths can lead to the place of an absent value, so its path does not identify the difference.
    const from = this.base.at(before) === undefined ? '' : formatPointer(before);
    const to = this.head.at(after) === undefined ? '' : formatPointer(after);
    const key = [code, direction, verdict.level, from, to, message].join('\n');
    const { spots } = memoized(this.#found, key, () => ({ report, verdict, evidence, spots: new Map() }));
    for (const spot of report.spots) spots.set(`${spot.name} ${spot.part ?? ''}`, spot);
  }

  #toChange({ report, verdict, evidence, spots }: Found): Change {
    const { code, direction, before, after, message } = report;
    const removed = this.head.at(after) === undefined && this.base.at(before) !== undefined;
    const at = removed ? before : after;
    return {
      ...{ code, direction, ...verdict, message, removed, before, after },
      reason: verdict.reason.replace('{error}', errorFor([...spots.values()], this.head)),
      subject: report.subject ?? subjectOf(at, spots.values().next().value?.name),
      at: `#${formatPointer(at)}`,
      spots: [...spots.keys()].sort(compareText).map((key) => spots.get(key)!),
      ...optional('evidence', verdict.level === 'breaking' ? evidence : undefined),
    };
  }
}

/** The code of the error for a wrong field, unless the document states another one. */
export const FIELD_ERROR = 'invalid_field';

/** The error that a client receives for a value that these parts of requests no longer accept. */
function errorFor(spots: readonly Spot[], side: Side): string {
  const entry: JsonValue | undefined = side.at(['x-error-catalogue', FIELD_ERROR]);
  const isField = spots.every(({ part = '' }) => /^(body|query)/.test(part));
  return isField && isObject(entry) ? `${String(entry['status'])} \`${FIELD_ERROR}\`` : 'an error';
}
