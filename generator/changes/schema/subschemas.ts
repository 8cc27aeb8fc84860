import { kindOf, schema as schemaKind } from '../../load/document/grammar.ts';
import { list } from '../../load/document/json.ts';
import { memoized } from '../../model/memoized.ts';
import type { Polarity } from '../direction.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { show } from '../show.ts';
import { byName, type Located } from '../side.ts';
import type { SchemaNode } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';

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

/** By keyword. Some hold several schemas, by name or by index. */
const KEYWORDS: readonly (readonly [keyword: string, subschemaFor: (name: string) => Subschema])[] = [
  ['items', () => schemaFor('its items')],
  ['not', () => NOT],
  ['if', () => IF],
  ['then', () => mustMatch('where the condition in `if` holds')],
  ['else', () => mustMatch('where the condition in `if` does not hold')],
  ['contains', () => mustMatch('in at least one item (`contains`)')],
  ['contentSchema', () => mustMatch('once its content is decoded (`contentSchema`)')],
  ['propertyNames', () => mustMatch('in the names of its members (`propertyNames`)')],
  ['unevaluatedItems', () => mustMatch('in its remaining items (`unevaluatedItems`)')],
  ['patternProperties', (pattern) => mustMatch(`in members whose names match ${show(pattern)}`)],
  ['dependentSchemas', (name) => mustMatch(`when it has the member \`${name}\``)],
  ['prefixItems', (index) => schemaFor(`item ${Number(index) + 1}`)],
];

/** Compares the keywords that hold schemas, except those for properties and unions. */
export function compareSubschemas(report: PairReport): void {
  const { base, head } = report;
  for (const [keyword, subschemaFor] of KEYWORDS) {
    for (const [name, was, is] of byName(valuesIn(base, keyword), valuesIn(head, keyword))) {
      const { polarity, codes = ['subschema-added', 'subschema-removed'], added, removed } = subschemaFor(name);
      const [from, to] = report.paths(keyword).map((path) => (name === '' ? path : [...path, name]));
      if (was !== undefined && is !== undefined) report.inside(was, is, polarity);
      else if (is !== undefined) report.differ(codes[0], [from!, is[0]!.path], withSchema(added, is[0]!));
      else if (was !== undefined) report.differ(codes[1], [was[0]!.path, to!], withSchema(removed, was[0]!));
    }
  }
  compareDependents(report);
}

function withSchema(message: string, { json }: Located): string {
  return message.replace('{schema}', () => show(json));
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
  for (const [name, was, is] of byName(valuesIn(report.base, keyword), valuesIn(report.head, keyword))) {
    const [old, now] = [was, is].map((all) => all?.flatMap(({ json }) => list(json).map(String)) ?? []);
    const paths = [was?.[0]!.path ?? from, is?.[0]!.path ?? to] as const;
    const added = now!.filter((each) => !old!.includes(each)).map(show);
    const removed = old!.filter((each) => !now!.includes(each)).map(show);
    if (added.length > 0)
      report.differ('subschema-added', paths, `now accepts \`${name}\` only together with ${added.join(', ')}`);
    if (removed.length > 0)
      report.differ('subschema-removed', paths, `now accepts \`${name}\` without ${removed.join(', ')}`);
  }
}

/** What a keyword holds by name, by index, or under an empty name if it is only one schema. */
function valuesIn(node: SchemaNode, keyword: string): Map<string, Located[]> {
  const found = new Map<string, Located[]>();
  for (const value of node.valuesAt(keyword)) {
    // `items: true` allows everything.
    if (keyword === 'items' && value.json === true) continue;
    const isSingle = kindOf(schemaKind, keyword) === schemaKind;
    const inside = [...value.members(), ...value.items().entries()];
    for (const [name, each] of isSingle ? [['', value] as const] : inside)
      memoized(found, String(name), () => []).push(each);
  }
  return found;
}
