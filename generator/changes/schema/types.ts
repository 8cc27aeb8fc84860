import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { show } from '../show.ts';
import type { Path } from '../side.ts';
import type { SchemaNode } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';

/** The types of JSON Schema without null; `number` is both integers and fractions. */
export type ValueType = 'array' | 'boolean' | 'fraction' | 'integer' | 'object' | 'string';

const ALL: readonly ValueType[] = ['array', 'boolean', 'fraction', 'integer', 'object', 'string'];

/** Compares types. Returns whether they overlap; otherwise other differences do not matter. */
export function compareTypes(report: PairReport): boolean {
  const [before, after] = [typesOf(report.base), typesOf(report.head)];
  const isNarrower = [...before].some((type) => !after.has(type));
  const isWider = [...after].some((type) => !before.has(type));
  if (isNarrower || isWider) {
    const code = isNarrower && isWider ? 'type-changed' : isNarrower ? 'type-narrowed' : 'type-widened';
    report.differAt('type', code, `is now ${typeNames(after)} (was ${typeNames(before)})`);
  }
  compareNull(report);
  return (before.size === 0 && after.size === 0) || [...before].some((type) => after.has(type));
}

/** Compares whether null is accepted. A schema that does not restrict types accepts it anyway. */
export function compareNull(report: PairReport): void {
  const { base, head } = report;
  if (!isTyped(base) || !isTyped(head) || acceptsNull(base) === acceptsNull(head)) return;
  if (acceptsNull(head)) report.differAt('type', 'null-added', 'can now be null', { hints: [null] });
  else report.differAt('type', 'null-removed', 'can no longer be null', { hints: [null] });
}

/** The types of a schema's values, without null; all types when it does not restrict them. */
export function typesOf(node: SchemaNode): ReadonlySet<ValueType> {
  let types = ALL;
  for (const { json } of node.parts) {
    const allowed = json['type'] === undefined ? ALL : named(json['type']);
    const listed = listedValues(json)?.flatMap(typeOf) ?? ALL;
    types = types.filter((type) => allowed.includes(type) && listed.includes(type));
  }
  return new Set(types);
}

export function bothAccept(base: SchemaNode, head: SchemaNode, types: readonly ValueType[]): boolean {
  const [before, after] = [typesOf(base), typesOf(head)];
  return types.some((type) => before.has(type) && after.has(type));
}

function isTyped(node: SchemaNode): boolean {
  return (
    node.unions.length > 0 ||
    node.parts.some(({ json }) => json['type'] !== undefined || listedValues(json) !== undefined)
  );
}

export function acceptsNull(node: SchemaNode): boolean {
  if (node.never || !node.unions.every((union) => union.orNull)) return false;
  return node.parts.every(({ json, orNull }) => {
    if (orNull) return true;
    if (listedValues(json)?.includes(null) === false) return false;
    return json['type'] === undefined || [json['type']].flat().includes('null');
  });
}

/** The values of `enum` or `const`, without null; `undefined` when there is neither. */
export function enumOf(node: SchemaNode): readonly JsonValue[] | undefined {
  const lists = node.parts.map(({ json }) => listedValues(json)).filter((values) => values !== undefined);
  if (lists.length === 0) return undefined;
  const texts = lists.slice(1).map((list) => new Set(list.map((value) => JSON.stringify(value))));
  return lists[0]!.filter((value) => value !== null && texts.every((known) => known.has(JSON.stringify(value))));
}

/** `string or number`. */
function typeNames(types: ReadonlySet<ValueType>): string {
  const names = ALL.filter((type) => types.has(type) && !(type === 'integer' && types.has('fraction')));
  if (names.length >= ALL.length - 1) return 'anything';
  return names.map((name) => (name === 'fraction' ? 'number' : name)).join(' or ') || 'nothing';
}

function listedValues(json: JsonObject): readonly JsonValue[] | undefined {
  if (Object.hasOwn(json, 'const')) return [json['const']!];
  return Array.isArray(json['enum']) ? (json['enum'] as readonly JsonValue[]) : undefined;
}

function named(type: JsonValue): ValueType[] {
  const numeric: readonly ValueType[] = ['integer', 'fraction'];
  return [type].flat().flatMap((name) => (name === 'number' ? numeric : ALL.filter((each) => each === name)));
}

function typeOf(value: JsonValue): ValueType[] {
  if (value === null) return [];
  if (Array.isArray(value)) return ['array'];
  if (isObject(value)) return ['object'];
  if (typeof value === 'number') return [Number.isInteger(value) ? 'integer' : 'fraction'];
  return [typeof value as 'boolean' | 'string'];
}

/** Compares `enum` and `const`. */
export function compareValues(report: PairReport): void {
  const { base, head } = report;
  const [before, after] = [enumOf(base), enumOf(head)];
  const paths = [listPath(base), listPath(head)] as const;
  const isOpen = base.isMarked('x-open-enum');
  if (before === undefined) {
    if (after !== undefined) report.differ('enum-added', paths, `must now be ${oneOf(after)}`);
    return;
  }
  if (after === undefined) {
    report.differ(isOpen ? 'open-enum-removed' : 'enum-removed', paths, `can now be anything (was ${oneOf(before)})`);
    return;
  }
  if (isConst(base) && isConst(head)) {
    const message = `is now ${show(after[0])} (was ${show(before[0])})`;
    if (show(before[0]) !== show(after[0]))
      report.differ('const-changed', paths, message, { hints: [...before, ...after] });
  } else compareLists(report, before, after);
  const opened = ['enum-opened', 'is now an open list, which can get other values'] as const;
  report.compareMark('x-open-enum', opened, ['enum-closed', 'is now a closed list']);
}

type Values = readonly JsonValue[];

function compareLists(report: PairReport, before: Values, after: Values): void {
  const { base, head } = report;
  for (const value of missing(before, after))
    report.differ('enum-value-removed', [itemPath(base, value), listPath(head)], `can no longer be ${show(value)}`, {
      hints: [value],
    });
  const code = base.isMarked('x-open-enum') ? 'open-enum-value-added' : 'enum-value-added';
  for (const value of missing(after, before))
    report.differ(code, [listPath(base), itemPath(head, value)], `can now be ${show(value)}`, { hints: [value] });
}

function missing(values: Values, from: Values): JsonValue[] {
  const known = new Set(from.map((value) => JSON.stringify(value)));
  return values.filter((value) => !known.has(JSON.stringify(value)));
}

function isConst(node: SchemaNode): boolean {
  return node.valuesAt('const').length > 0;
}

function listPath(node: SchemaNode): Path {
  return node.pathOf(isConst(node) ? 'const' : 'enum');
}

/** The place of a value in the list, or of the list. */
function itemPath(node: SchemaNode, value: JsonValue): Path {
  const [list] = node.valuesAt('enum');
  const text = JSON.stringify(value);
  const item = list?.items().find(({ json }) => JSON.stringify(json) === text);
  return item?.path ?? listPath(node);
}

function oneOf(values: Values): string {
  return values.length === 1 ? show(values[0]) : `one of ${show(values)}`;
}
