import type { Change, Direction, Spot } from './change.ts';
import { equal } from './equal.ts';
import type { Evidence, Program } from './proof/evidence.ts';
import { type ChangeCode, judge } from './rules.ts';
import { errorFor } from './error-for.ts';
import type { Verdict } from './rules/rule.ts';
import { type Pair, SchemaComparison } from './schema/comparison.ts';
import { reachOf } from './schema/reach.ts';
import { subjectOf } from './show.ts';
import { formatPointer } from '../load/document/json-pointer.ts';
import { compareText } from '../model/canonical.ts';
import type { Located, Path, Side } from './side.ts';
import type { JsonValue } from '../json.ts';

/** A schema as an operation or event uses it. */
export interface Use {
  readonly direction: Exclude<Direction, 'api'>;
  readonly spot: Spot;
  readonly pair: Pair;
}

export interface Report {
  readonly code: ChangeCode;
  readonly direction: Direction;
  readonly before: Path;
  readonly after: Path;
  readonly message: string;
  readonly spots: readonly Spot[];
  readonly subject?: string;
  readonly program?: Program;
}

interface Found {
  readonly report: Report;
  readonly verdict: Verdict;
  readonly evidence: Evidence | undefined;
  readonly spots: Map<string, Spot>;
}

/** What the comparison of two documents has found so far. */
export class Collector {
  readonly base: Side;
  readonly head: Side;
  readonly #schemas: SchemaComparison;
  readonly #uses: Use[] = [];
  readonly #found = new Map<string, Found>();

  constructor(base: Side, head: Side) {
    this.base = base;
    this.head = head;
    this.#schemas = new SchemaComparison(base, head);
  }

  /** One change, however often it is reported: what several operations share is reported by each of them. */
  report(report: Report): void {
    this.#add(report, judge(report.code, report.direction), () => report.program);
  }

  /** Compares two schemas that are used in the same place; nothing is there where anything is allowed. */
  schemas(
    direction: Use['direction'],
    spot: Spot,
    base: Located<JsonValue | undefined>,
    head: Located<JsonValue | undefined>,
  ): void {
    const pair = this.#schemas.pair(orAnything(base), orAnything(head));
    if (pair !== undefined) this.#uses.push({ direction, spot, pair });
  }

  /** Whether two values say the same, with everything that they refer to. */
  isSame(base: Located, head: Located): boolean {
    return equal(base.json, head.json) && !this.#schemas.touched.isReferredToBy(head.json);
  }

  /** Whether two values are one, and lead to nothing different: nothing can be met in them. */
  isUntouched(base: Located<JsonValue | undefined>, head: Located<JsonValue | undefined>): boolean {
    return base.json === head.json && !this.#schemas.touched.isReachedBy(head.json);
  }

  /** All changes, those of schemas at every place that they reach. */
  finish(): Change[] {
    this.#schemas.run();
    for (const { difference, polarity, uses } of reachOf([...this.#schemas.pairs.values()], this.#uses)) {
      for (const [direction, met] of Map.groupBy(uses, (use) => use.direction)) {
        const spots = met.map(({ spot }) => spot);
        this.#add({ ...difference, direction, spots }, judge(difference.code, direction, polarity), () => ({
          kind: 'value',
          difference,
          polarity,
          direction: direction === 'request' ? 'request' : 'response',
        }));
      }
    }
    return [...this.#found.values()].map((found) => this.#toChange(found));
  }

  #add(report: Report, verdict: Verdict, evidence: () => Evidence | undefined): void {
    const { code, direction, before, after, message, spots } = report;
    // Where one side says nothing, where it would say it depends on the way that led there.
    const from = this.base.at(before) === undefined ? '' : formatPointer(before);
    const to = this.head.at(after) === undefined ? '' : formatPointer(after);
    const key = [code, direction, verdict.level, from, to, message].join('\n');
    let found = this.#found.get(key);
    if (found === undefined) {
      found = { report, verdict, evidence: verdict.level === 'breaking' ? evidence() : undefined, spots: new Map() };
      this.#found.set(key, found);
    }
    for (const spot of spots) found.spots.set(`${spot.name} ${spot.part ?? ''}`, spot);
  }

  #toChange({ report, verdict, evidence, spots }: Found): Change {
    const { code, direction, before, after, message } = report;
    const gone = this.head.at(after) === undefined && this.base.at(before) !== undefined;
    const at = gone ? before : after;
    return {
      ...{ code, direction, ...verdict, message },
      reason: verdict.reason.replace('{error}', errorFor([...spots.values()], this.head)),
      subject: report.subject ?? subjectOf(at, spots.values().next().value?.name),
      at: `#${formatPointer(at)}`,
      gone,
      ...{ before, after },
      spots: [...spots.keys()].sort(compareText).map((key) => spots.get(key)!),
      ...(evidence === undefined ? {} : { evidence }),
    };
  }
}

function orAnything(schema: Located<JsonValue | undefined>): Located {
  return { json: schema.json ?? true, path: schema.path };
}
