import { formatPointer } from '../load/document/json.ts';
import { compareText, isObject } from '../model/canonical.ts';
import { memoized } from '../model/memoized.ts';
import { optional } from '../model/reader.ts';
import type { Change, Evidence, Program } from './change.ts';
import type { About, Spot } from './direction.ts';
import type { Verdict } from './rules/rule.ts';
import { type ChangeCode, verdictOn } from './rules/rules.ts';
import { compareSchemas } from './schema/compare-schemas.ts';
import { SchemaPairs } from './schema/schema-pairs.ts';
import { subjectOf } from './show.ts';
import type { Both, Side } from './side.ts';

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
  readonly pairs: SchemaPairs;
  readonly #found = new Map<string, Found>();

  constructor(base: Side, head: Side) {
    this.base = base;
    this.head = head;
    this.pairs = new SchemaPairs(base, head);
  }

  /** Reports of the same difference, by several operations that share it, become one change. */
  report(about: About, [was, is]: Both, code: ChangeCode, message: string, program?: Program): void {
    const report = { ...about, code, before: was.path, after: is.path, message };
    this.#add(report, verdictOn(code, about.direction), program);
  }

  finish(): Change[] {
    compareSchemas(this.pairs);
    for (const { difference, polarity, direction, spots } of this.pairs.reached()) {
      const reader = direction === 'request' ? 'request' : 'response';
      const evidence = { kind: 'value', difference, polarity, direction: reader } as const;
      this.#add({ ...difference, direction, spots }, verdictOn(difference.code, direction, polarity), evidence);
    }
    return [...this.#found.values()].map((found) => this.#toChange(found));
  }

  #add(report: Report, verdict: Verdict, evidence: Evidence | undefined): void {
    const { code, direction, before, after, message } = report;
    // Several paths can lead to the place of an absent value, so its path does not identify the difference.
    const from = this.base.at(...before).json === undefined ? '' : formatPointer(before);
    const to = this.head.at(...after).json === undefined ? '' : formatPointer(after);
    const key = [code, direction, verdict.level, from, to, message].join('\n');
    const { spots } = memoized(this.#found, key, () => ({ report, verdict, evidence, spots: new Map() }));
    for (const spot of report.spots) spots.set(`${spot.name} ${spot.part ?? ''}`, spot);
  }

  #toChange({ report, verdict, evidence, spots }: Found): Change {
    const { code, direction, before, after, message } = report;
    const removed = this.head.at(...after).json === undefined && this.base.at(...before).json !== undefined;
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
  const entry = side.at('x-error-catalogue', FIELD_ERROR).json;
  const isField = spots.every(({ part = '' }) => /^(body|query)/.test(part));
  return isField && isObject(entry) ? `${String(entry['status'])} \`${FIELD_ERROR}\`` : 'an error';
}
