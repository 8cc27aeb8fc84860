import type { Polarity } from '../direction.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { show } from '../show.ts';
import { byName, itemsOf, type Located, membersOf } from '../side.ts';
import type { Paths } from './difference.ts';
import { type SchemaNode, valuesAt } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';

interface Subschema {
  readonly polarity?: Polarity;
  readonly codes?: readonly [added: ChangeCode, removed: ChangeCode];
  /** The two messages; both receive the schema, as text. */
  readonly added: (schema: string) => string;
  readonly removed: (schema: string) => string;
}

const CODES = ['subschema-added', 'subschema-removed'] as const;
const ITEM_CODES = ['items-constrained', 'items-unconstrained'] as const;

/** Keywords that hold one schema. */
const SINGLE: readonly (readonly [keyword: string, Subschema])[] = [
  ['items', schemaFor('its items')],
  [
    'not',
    {
      polarity: 'negated',
      added: (schema) => `must no longer match ${schema} (\`not\`)`,
      removed: (schema) => `may now match ${schema} (which was in \`not\`)`,
    },
  ],
  [
    'if',
    {
      polarity: 'unclear',
      added: (schema) => `now depends on the condition ${schema} (\`if\`)`,
      removed: (schema) => `no longer depends on the condition ${schema} (\`if\`)`,
    },
  ],
  ['then', mustMatch('where the condition in `if` holds')],
  ['else', mustMatch('where the condition in `if` does not hold')],
  ['contains', mustMatch('in at least one item (`contains`)')],
  ['contentSchema', mustMatch('once its content is decoded (`contentSchema`)')],
  ['propertyNames', mustMatch('in the names of its members (`propertyNames`)')],
  ['unevaluatedItems', mustMatch('in its remaining items (`unevaluatedItems`)')],
];

/** Keywords that hold schemas by name. */
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
    const [from, to] = report.paths(keyword);
    for (const [name, was, is] of byName(membersAt(base, keyword), membersAt(head, keyword)))
      compareOne(report, subschemaFor(name), listOf(was), listOf(is), [
        [...from, name],
        [...to, name],
      ]);
  }
  const [before, after] = [base, head].map((node) => valuesAt(node, 'prefixItems').flatMap((list) => itemsOf(list)));
  for (let index = 0; index < Math.max(before!.length, after!.length); index += 1) {
    const item = schemaFor(`item ${index + 1}`);
    compareOne(report, item, listOf(before![index]), listOf(after![index]), report.paths('prefixItems'));
  }
  compareDependents(report);
}

function compareOne(
  report: PairReport,
  { polarity, codes = CODES, added, removed }: Subschema,
  before: readonly Located[],
  after: readonly Located[],
  [from, to]: Paths,
): void {
  if (before.length > 0 && after.length > 0) report.inside(before, after, polarity);
  else if (after.length > 0) report.differ(codes[0], [from, after[0]!.path], added(show(after[0]!.json)));
  else if (before.length > 0) report.differ(codes[1], [before[0]!.path, to], removed(show(before[0]!.json)));
}

function mustMatch(where: string): Subschema {
  return {
    added: (schema) => `must now match ${schema} ${where}`,
    removed: (schema) => `no longer has to match ${schema} ${where}`,
  };
}

function schemaFor(items: string): Subschema {
  return {
    codes: ITEM_CODES,
    added: () => `now has a schema for ${items}`,
    removed: () => `no longer has a schema for ${items}`,
  };
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
  return valuesAt(node, keyword).filter(({ json }) => keyword !== 'items' || json !== true);
}

function membersAt(node: SchemaNode, keyword: string): Map<string, Located> {
  return new Map(valuesAt(node, keyword).flatMap((all) => membersOf(all)));
}

function listOf(value: Located | undefined): readonly Located[] {
  return value === undefined ? [] : [value];
}
