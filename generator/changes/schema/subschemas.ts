import type { Polarity } from '../rules.ts';
import { show } from '../show.ts';
import { type Located, membersOf, type Path } from '../side.ts';
import type { PairReport } from './comparison.ts';
import { pathOf, saidOf, type SchemaNode } from './schema-node.ts';

/** Keywords that hold one schema, and how a difference in it is met outside. */
const SINGLE: readonly (readonly [keyword: string, met: Polarity])[] = [
  ['not', 'negated'],
  ['if', 'unclear'],
  ['then', 'plain'],
  ['else', 'plain'],
  ['contains', 'plain'],
  ['contentSchema', 'plain'],
  ['propertyNames', 'plain'],
  ['unevaluatedItems', 'plain'],
];
const BY_NAME = ['patternProperties', 'dependentSchemas'];
/** Keywords of which a difference can be met here. */
export const SUBSCHEMAS: readonly string[] = [...SINGLE.map(([keyword]) => keyword), ...BY_NAME];

/** Compares the less common keywords that hold schemas. */
export function compareSubschemas(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  for (const [keyword, polarity] of SINGLE) {
    const [before, after] = [saidOf(base, keyword), saidOf(head, keyword)];
    if (before.length + after.length === 0) continue;
    compareOne(report, keyword, before, after, polarity, [pathOf(base, keyword), pathOf(head, keyword)]);
  }
  for (const keyword of BY_NAME) {
    const [before, after] = [byName(base, keyword), byName(head, keyword)];
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const paths = [
        [...pathOf(base, keyword), name],
        [...pathOf(head, keyword), name],
      ] as const;
      compareOne(report, `${keyword} ${name}`, list(before.get(name)), list(after.get(name)), 'plain', paths);
    }
  }
  compareDependents(report, base, head);
}

function compareOne(
  report: PairReport,
  what: string,
  before: readonly Located[],
  after: readonly Located[],
  polarity: Polarity,
  paths: readonly [Path, Path],
): void {
  const [old, now] = [before[0]?.path ?? paths[0], after[0]?.path ?? paths[1]];
  if (before.length > 0 && after.length > 0) report.inside(before, after, polarity);
  else if (after.length > 0) report.differ('subschema-added', old, now, `must now satisfy \`${what}\``);
  else if (before.length > 0) report.differ('subschema-removed', old, now, `no longer has to satisfy \`${what}\``);
}

function byName(node: SchemaNode, keyword: string): Map<string, Located> {
  return new Map(saidOf(node, keyword).flatMap((said) => membersOf(said)));
}

function list(value: Located | undefined): Located[] {
  return value === undefined ? [] : [value];
}

/** `dependentRequired`: with one member, others have to be there as well. */
function compareDependents(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [byName(base, 'dependentRequired'), byName(head, 'dependentRequired')];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [names(before.get(name)), names(after.get(name))];
    const paths = [
      before.get(name)?.path ?? pathOf(base, 'dependentRequired'),
      after.get(name)?.path ?? pathOf(head, 'dependentRequired'),
    ] as const;
    const come = now.filter((each) => !old.includes(each));
    const gone = old.filter((each) => !now.includes(each));
    if (come.length > 0)
      report.differ(
        'subschema-added',
        ...paths,
        `now accepts \`${name}\` only together with ${come.map(show).join(', ')}`,
      );
    if (gone.length > 0)
      report.differ('subschema-removed', ...paths, `now accepts \`${name}\` without ${gone.map(show).join(', ')}`);
  }
}

function names(said: Located | undefined): string[] {
  return Array.isArray(said?.json) ? said.json.map(String) : [];
}
