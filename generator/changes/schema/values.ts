import type { JsonValue } from '../../json.ts';
import { show } from '../show.ts';
import type { PairReport } from './comparison.ts';
import { pathOf, saidOf, type SchemaNode } from './schema-node.ts';
import { isOpenEnum, valuesOf } from './value-types.ts';

/** Compares lists of values: which are on them, and whether there may be others. */
export function compareValues(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [valuesOf(base), valuesOf(head)];
  const [old, now] = [listPath(base), listPath(head)];
  const open = isOpenEnum(base);
  if (before === undefined && after === undefined) return;
  if (before === undefined) {
    report.differ('enum-added', old, now, `must now be ${oneOf(after!)}`);
  } else if (after === undefined) {
    const code = open ? 'open-enum-removed' : 'enum-removed';
    report.differ(code, old, now, `can now be anything (was ${oneOf(before)})`);
  } else if (isConst(base) && isConst(head)) {
    if (show(before[0]) !== show(after[0]))
      report.differ('const-changed', old, now, `is now ${show(after[0])} (was ${show(before[0])})`, {
        hints: [...before, ...after],
      });
  } else {
    for (const value of missing(before, after))
      report.differ('enum-value-removed', placeOf(base, value), now, `can no longer be ${show(value)}`, {
        hints: [value],
      });
    for (const value of missing(after, before)) {
      const code = open ? 'open-enum-value-added' : 'enum-value-added';
      report.differ(code, old, placeOf(head, value), `can now be ${show(value)}`, { hints: [value] });
    }
  }
  if (before !== undefined && after !== undefined && open !== isOpenEnum(head)) {
    const [from, to] = [pathOf(base, 'x-open-enum'), pathOf(head, 'x-open-enum')];
    if (open) report.differ('enum-closed', from, to, 'is now a closed list');
    else report.differ('enum-opened', from, to, 'is now an open list, which can get other values');
  }
}

function missing(values: readonly JsonValue[], from: readonly JsonValue[]): JsonValue[] {
  const known = new Set(from.map((value) => JSON.stringify(value)));
  return values.filter((value) => !known.has(JSON.stringify(value)));
}

function isConst(node: SchemaNode): boolean {
  return saidOf(node, 'const').length > 0;
}

function listPath(node: SchemaNode): readonly (string | number)[] {
  return pathOf(node, isConst(node) ? 'const' : 'enum');
}

/** The item of the list, or the list. */
function placeOf(node: SchemaNode, value: JsonValue): readonly (string | number)[] {
  const list = saidOf(node, 'enum')[0];
  const text = JSON.stringify(value);
  const index = Array.isArray(list?.json) ? list.json.findIndex((each) => JSON.stringify(each) === text) : -1;
  return index === -1 || list === undefined ? listPath(node) : [...list.path, index];
}

function oneOf(values: readonly JsonValue[]): string {
  return values.length === 1 ? show(values[0]) : `one of ${show(values)}`;
}
