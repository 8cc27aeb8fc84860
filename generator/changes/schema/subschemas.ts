import type { Polarity } from '../direction.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { show } from '../show.ts';
import { byName, type Located } from '../side.ts';
import type { SchemaNode } from './schema-node.ts';
import type { PairReport, Paths } from './schema-pairs.ts';

interface Subschema {
  /** The two messages. `{schema}` is the schema, as text. */
  readonly added: string;
  readonly removed: string;
  readonly polarity?: Polarity;
  readonly codes?: readonly [added: ChangeCode, removed: ChangeCode];
}

const NOT: Subschema = {
  added: 'must no longer match {schema} (`not`)',
  removed: 'may now match {schema} (which was in `not`)',
  polarity: 'negated',
};
const IF: Subschema = {
  added: 'now depends on the condition {schema} (`if`)',
  removed: 'no longer depends on the condition {schema} (`if`)',
  polarity: 'unclear',
};

const SINGLE: readonly (readonly [keyword: string, Subschema])[] = [
  ['items', schemaFor('its items')],
  ['not', NOT],
  ['if', IF],
  ['then', mustMatch('where the condition in `if` holds')],
  ['else', mustMatch('where the condition in `if` does not hold')],
  ['contains', mustMatch('in at least one item (`contains`)')],
  ['contentSchema', mustMatch('once its content is decoded (`contentSchema`)')],
  ['propertyNames', mustMatch('in the names of its members (`propertyNames`)')],
  ['unevaluatedItems', mustMatch('in its remaining items (`unevaluatedItems`)')],
];

const NAMED: Readonly<Record<string, (name: string) => Subschema>> = {
  patternProperties: (pattern) => mustMatch(`in members whose names match ${show(pattern)}`),
  dependentSchemas: (name) => mustMatch(`when it has the member \`${name}\``),
};

/** Compares the keywords that hold schemas, except those for properties and unions. */
export function compareSubschemas(report: PairReport): void {
  const { base, head } = report;
  for (const [keyword, subschema] of SINGLE)
    compareOne(report, subschema, schemasAt(base, keyword), schemasAt(head, keyword), report.paths(keyword));
  for (const [keyword, subschemaFor] of Object.entries(NAMED)) {
    for (const [name, was, is] of byName(membersAt(base, keyword), membersAt(head, keyword))) {
      const [from, to] = report.paths(keyword).map((path) => [...path, name]);
      compareOne(report, subschemaFor(name), listOf(was), listOf(is), [from!, to!]);
    }
  }
  const [before, after] = [itemsAt(base), itemsAt(head)];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const item = schemaFor(`item ${index + 1}`);
    compareOne(report, item, listOf(before[index]), listOf(after[index]), report.paths('prefixItems'));
  }
  compareDependents(report);
}

function compareOne(
  report: PairReport,
  { polarity, codes = ['subschema-added', 'subschema-removed'], added, removed }: Subschema,
  before: readonly Located[],
  after: readonly Located[],
  [from, to]: Paths,
): void {
  const [was, is] = [before[0], after[0]];
  const messageFor = (text: string, { json }: Located): string => text.replace('{schema}', () => show(json));
  if (was !== undefined && is !== undefined) report.inside(before, after, polarity);
  else if (is !== undefined) report.differ(codes[0], [from, is.path], messageFor(added, is));
  else if (was !== undefined) report.differ(codes[1], [was.path, to], messageFor(removed, was));
}

function mustMatch(where: string): Subschema {
  return { added: `must now match {schema} ${where}`, removed: `no longer has to match {schema} ${where}` };
}

function schemaFor(items: string): Subschema {
  const codes = ['items-constrained', 'items-unconstrained'] as const;
  return { codes, added: `now has a schema for ${items}`, removed: `no longer has a schema for ${items}` };
}

/** `dependentRequired`: an object with one member must have others, too. */
function compareDependents(report: PairReport): void {
  const keyword = 'dependentRequired';
  const [from, to] = report.paths(keyword);
  for (const [name, was, is] of byName(membersAt(report.base, keyword), membersAt(report.head, keyword))) {
    const [old, now] = [was, is].map((list) => (Array.isArray(list?.json) ? list.json.map(String) : []));
    const paths = [was?.path ?? from, is?.path ?? to] as const;
    const added = now!.filter((each) => !old!.includes(each)).map(show);
    const removed = old!.filter((each) => !now!.includes(each)).map(show);
    if (added.length > 0)
      report.differ('subschema-added', paths, `now accepts \`${name}\` only together with ${added.join(', ')}`);
    if (removed.length > 0)
      report.differ('subschema-removed', paths, `now accepts \`${name}\` without ${removed.join(', ')}`);
  }
}

/** Without `items: true`, which allows everything. */
function schemasAt(node: SchemaNode, keyword: string): Located[] {
  return node.valuesAt(keyword).filter(({ json }) => keyword !== 'items' || json !== true);
}

function membersAt(node: SchemaNode, keyword: string): Map<string, Located> {
  return new Map(node.valuesAt(keyword).flatMap((all) => all.members()));
}

function itemsAt(node: SchemaNode): Located[] {
  return node.valuesAt('prefixItems').flatMap((list) => list.items());
}

function listOf(value: Located | undefined): readonly Located[] {
  return value === undefined ? [] : [value];
}
