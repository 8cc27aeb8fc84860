import type { JsonValue } from '../../json.ts';
import { show } from '../show.ts';
import type { Path } from '../side.ts';
import type { SchemaNode } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';
import { enumOf } from './types.ts';

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
