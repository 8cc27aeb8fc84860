import { findText } from '../../patterns/find-text.ts';
import { show } from '../show.ts';
import type { Path } from '../side.ts';
import type { SchemaNode } from './schema-node.ts';
import type { Difference, PairReport } from './schema-pairs.ts';
import { bothAccept, typesOf, type ValueType } from './types.ts';

type End = 'least' | 'most';

/** Keywords that bound a count: the end, the value that allows everything, the type, and the unit. */
const COUNTS: readonly (readonly [keyword: string, end: End, none: number, type: ValueType, unit: string])[] = [
  ['minLength', 'least', 0, 'string', 'character'],
  ['maxLength', 'most', Infinity, 'string', 'character'],
  ['minItems', 'least', 0, 'array', 'item'],
  ['maxItems', 'most', Infinity, 'array', 'item'],
  ['minContains', 'least', 1, 'array', 'matching item'],
  ['maxContains', 'most', Infinity, 'array', 'matching item'],
  ['minProperties', 'least', 0, 'object', 'member'],
  ['maxProperties', 'most', Infinity, 'object', 'member'],
  ['x-max-bytes', 'most', Infinity, 'object', 'byte'],
];

export function compareLimits(report: PairReport): void {
  const { base, head } = report;
  for (const [keyword, end, none, type, unit] of COUNTS) {
    if (!bothAccept(base, head, [type])) continue;
    compareLimit(report, end, strictest(base, keyword, end, none), strictest(head, keyword, end, none), unit);
  }
  if (bothAccept(base, head, ['integer', 'fraction'])) {
    for (const end of ['least', 'most'] as const) compareLimit(report, end, bound(base, end), bound(head, end));
    compareSteps(report);
  }
  if (bothAccept(base, head, ['array'])) {
    const added = ['limit-tightened', 'may no longer have two equal items'] as const;
    report.compareMark('uniqueItems', added, ['limit-loosened', 'may now have equal items']);
  }
}

interface Limit {
  readonly value: number;
  readonly exclusive: boolean;
  readonly path: Path;
}

function strictest(node: SchemaNode, keyword: string, end: End, none: number): Limit {
  const all = node.valuesAt(keyword).filter(({ json }) => typeof json === 'number');
  const values = all.map(({ json }) => json as number);
  const value = end === 'least' ? Math.max(none, ...values) : Math.min(none, ...values);
  return { value, exclusive: false, path: all.find(({ json }) => json === value)?.path ?? node.pathOf(keyword) };
}

/** The bound of a number, from either keyword. For integers, an exclusive bound becomes an inclusive one. */
function bound(node: SchemaNode, end: End): Limit {
  const none = end === 'least' ? -Infinity : Infinity;
  const inclusive = strictest(node, end === 'least' ? 'minimum' : 'maximum', end, none);
  const exclusive = strictest(node, end === 'least' ? 'exclusiveMinimum' : 'exclusiveMaximum', end, none);
  const isStricter = end === 'least' ? exclusive.value >= inclusive.value : exclusive.value <= inclusive.value;
  if (exclusive.value === none || !isStricter) return inclusive;
  if (typesOf(node).has('fraction') || !Number.isInteger(exclusive.value)) return { ...exclusive, exclusive: true };
  return { ...exclusive, value: exclusive.value + (end === 'least' ? 1 : -1) };
}

function compareLimit(report: PairReport, end: End, before: Limit, after: Limit, unit?: string): void {
  if (before.value === after.value && before.exclusive === after.exclusive) return;
  const isHigher = after.value === before.value ? after.exclusive === (end === 'least') : after.value > before.value;
  const code = isHigher === (end === 'least') ? 'limit-tightened' : 'limit-loosened';
  report.differ(code, [before.path, after.path], limitMessage(end, before, after, unit));
}

/** `may now have at most 300 characters (was 500)`. */
function limitMessage(end: End, before: Limit, after: Limit, unit: string | undefined): string {
  const isNone = ({ value }: Limit): boolean =>
    !Number.isFinite(value) || (end === 'least' && unit !== undefined && value === 0);
  const was = isNone(before) ? 'no limit before' : `was ${before.value}${before.exclusive ? ', exclusive' : ''}`;
  if (isNone(after)) return `no longer has ${end === 'least' ? 'a lower' : 'an upper'} limit (${was})`;
  const verb = end === 'least' ? 'must now' : 'may now';
  if (unit !== undefined)
    return `${verb} have at ${end} ${after.value} ${unit}${after.value === 1 ? '' : 's'} (${was})`;
  const bounded = !after.exclusive ? `at ${end}` : end === 'least' ? 'more than' : 'less than';
  return `${verb} be ${bounded} ${after.value} (${was})`;
}

function compareSteps(report: PairReport): void {
  const [old, now] = [report.base, report.head].map(
    (node) => node.valuesAt('multipleOf')[0]?.json as number | undefined,
  );
  if (old === now) return;
  const isMultiple = (a: number | undefined, b: number | undefined): boolean =>
    b === undefined || (a !== undefined && Math.abs(a / b - Math.round(a / b)) < 1e-9);
  const code = isMultiple(now, old) ? 'limit-tightened' : isMultiple(old, now) ? 'limit-loosened' : 'limit-changed';
  const was = old === undefined ? '' : ` (was ${show(old)})`;
  if (now === undefined) report.differAt('multipleOf', code, `no longer has to be a multiple of ${show(old)}`);
  else report.differAt('multipleOf', code, `must now be a multiple of ${show(now)}${was}`);
}

export function comparePatterns(report: PairReport): void {
  const [before, after] = [patterns(report.base), patterns(report.head)];
  const removed = before.filter((pattern) => !after.includes(pattern));
  const added = after.filter((pattern) => !before.includes(pattern));
  const [old, now] = [removed.map(show).join(' and '), added.map(show).join(' and ')];
  if (removed.length > 0 && added.length > 0) {
    const { code, hints } = relationOf(removed, added);
    report.differAt('pattern', code, `must now match ${now} (was ${old})`, { hints });
  } else if (added.length > 0) {
    const sentence = report.head.valuesAt('x-pattern-message')[0]?.json;
    const rule = typeof sentence === 'string' ? sentence : `match ${now}`;
    report.differAt('pattern', 'pattern-added', `must now ${rule}`);
  } else if (removed.length > 0) report.differAt('pattern', 'pattern-removed', `no longer has to match ${old}`);
}

/**
 * The relation of patterns to those that replace them, with texts that only one side matches. When the
 * search fails, the patterns count as different.
 */
export function relationOf(before: readonly string[], after: readonly string[]): Pick<Difference, 'code' | 'hints'> {
  const rejected = findText({ matches: before, butNot: after });
  const admitted = findText({ matches: after, butNot: before });
  if (rejected === 'unknown' || admitted === 'unknown') return { code: 'pattern-changed', hints: [] };
  const hints = [rejected, admitted].filter((text) => text !== undefined);
  if (rejected === undefined) return { code: admitted === undefined ? 'documentation' : 'pattern-widened', hints };
  return { code: admitted === undefined ? 'pattern-narrowed' : 'pattern-changed', hints };
}

function patterns(node: SchemaNode): string[] {
  return node.valuesAt('pattern').map(({ json }) => String(json));
}
