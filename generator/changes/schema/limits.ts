import type { JsonValue } from '../../json.ts';
import { show } from '../show.ts';
import type { Path } from '../side.ts';
import type { PairReport } from './comparison.ts';
import { pathOf, saidOf, type SchemaNode } from './schema-node.ts';
import { type ValueType, typesOf } from './value-types.ts';

/** Keywords that bound a number or a count from one side, the value that says nothing, and the types that they are about. */
const LIMITS: readonly (readonly [
  keyword: string,
  side: 'least' | 'most',
  none: number,
  types: readonly ValueType[],
])[] = [
  ['minLength', 'least', 0, ['string']],
  ['maxLength', 'most', Infinity, ['string']],
  ['minItems', 'least', 0, ['array']],
  ['maxItems', 'most', Infinity, ['array']],
  ['minContains', 'least', 1, ['array']],
  ['maxContains', 'most', Infinity, ['array']],
  ['minProperties', 'least', 0, ['object']],
  ['maxProperties', 'most', Infinity, ['object']],
  ['x-max-bytes', 'most', Infinity, ['object']],
];

export function compareLimits(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [typesOf(base), typesOf(head)];
  const about = (wanted: readonly ValueType[]): boolean => wanted.some((type) => before.has(type) && after.has(type));
  for (const [keyword, side, none, wanted] of LIMITS) {
    if (!about(wanted)) continue;
    compareLimit(report, side, limit(base, keyword, side, none), limit(head, keyword, side, none));
  }
  if (about(['integer', 'fraction'])) {
    for (const side of ['least', 'most'] as const) compareLimit(report, side, bound(base, side), bound(head, side));
    compareSteps(report, base, head);
  }
  if (about(['array'])) compareUnique(report, base, head);
}

interface Limit {
  readonly keyword: string;
  readonly value: number;
  /** The value itself is not taken. */
  readonly exclusive: boolean;
  readonly path: Path;
}

/** The strictest of what the parts say. */
function limit(node: SchemaNode, keyword: string, side: 'least' | 'most', none: number): Limit {
  const said = saidOf(node, keyword).filter(({ json }) => typeof json === 'number');
  const values = said.map(({ json }) => json as number);
  const value = side === 'least' ? Math.max(none, ...values) : Math.min(none, ...values);
  const path = said.find(({ json }) => json === value)?.path ?? pathOf(node, keyword);
  return { keyword, value, exclusive: false, path };
}

/** The bound of a number, of the two keywords that can say it. Of an integer, an exclusive bound is the next one. */
function bound(node: SchemaNode, side: 'least' | 'most'): Limit {
  const [plain, strict] = side === 'least' ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum'];
  const none = side === 'least' ? -Infinity : Infinity;
  const inclusive = limit(node, plain!, side, none);
  const exclusive = limit(node, strict!, side, none);
  const stricter = side === 'least' ? exclusive.value >= inclusive.value : exclusive.value <= inclusive.value;
  if (exclusive.value === none || !stricter) return inclusive;
  if (typesOf(node).has('fraction') || !Number.isInteger(exclusive.value)) return { ...exclusive, exclusive: true };
  return { ...exclusive, value: exclusive.value + (side === 'least' ? 1 : -1) };
}

function compareLimit(report: PairReport, side: 'least' | 'most', before: Limit, after: Limit): void {
  if (before.value === after.value && before.exclusive === after.exclusive) return;
  const higher = after.value === before.value ? after.exclusive === (side === 'least') : after.value > before.value;
  const code = higher === (side === 'least') ? 'limit-tightened' : 'limit-loosened';
  report.differ(code, before.path, after.path, inWords(side, before, after));
}

/** What is counted, and what one of it is called. */
const COUNTED: Readonly<Record<string, string>> = {
  Length: 'character',
  Items: 'item',
  Contains: 'matching item',
  Properties: 'member',
  'x-max-bytes': 'byte',
};

/** `may now have at most 300 characters (was 500)`. */
function inWords(side: 'least' | 'most', before: Limit, after: Limit): string {
  const unit = COUNTED[after.keyword.replace(/^(min|max)(?!-)/, '')];
  const isNone = ({ value }: Limit): boolean =>
    !Number.isFinite(value) || (side === 'least' && unit !== undefined && value === 0);
  const was = isNone(before) ? 'no limit before' : `was ${bounded(before)}`;
  if (isNone(after)) return `no longer has a limit at the ${side === 'least' ? 'lower' : 'upper'} end (${was})`;
  if (unit !== undefined)
    return `${side === 'least' ? 'must now have at least' : 'may now have at most'} ${count(after.value, unit)} (${was})`;
  return `${side === 'least' ? 'must now be' : 'may now be'} ${after.exclusive ? (side === 'least' ? 'more than' : 'less than') : `at ${side}`} ${after.value} (${was})`;
}

function bounded({ value, exclusive }: Limit): string {
  return exclusive ? `${value}, exclusive` : String(value);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

function compareSteps(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [saidOf(base, 'multipleOf')[0], saidOf(head, 'multipleOf')[0]];
  const [old, now] = [before?.json, after?.json] as [number | undefined, number | undefined];
  if (old === now) return;
  const isMultiple = (a: number | undefined, b: number | undefined): boolean =>
    b === undefined || (a !== undefined && Math.abs(a / b - Math.round(a / b)) < 1e-9);
  const code = isMultiple(now, old) ? 'limit-tightened' : isMultiple(old, now) ? 'limit-loosened' : 'limit-changed';
  const paths = [pathOf(base, 'multipleOf'), pathOf(head, 'multipleOf')] as const;
  report.differ(
    code,
    ...paths,
    now === undefined
      ? `no longer has to be a multiple of ${show(old)}`
      : `must now be a multiple of ${show(now)}${old === undefined ? '' : ` (was ${show(old)})`}`,
  );
}

function compareUnique(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const unique = (node: SchemaNode): boolean =>
    saidOf(node, 'uniqueItems').some(({ json }) => (json as JsonValue) === true);
  if (unique(base) === unique(head)) return;
  const paths = [pathOf(base, 'uniqueItems'), pathOf(head, 'uniqueItems')] as const;
  if (unique(head)) report.differ('limit-tightened', ...paths, 'may no longer have two equal items');
  else report.differ('limit-loosened', ...paths, 'may now have equal items');
}
