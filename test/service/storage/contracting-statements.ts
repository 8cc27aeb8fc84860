import type { Migration } from '../../../service/storage/migration.ts';

/** A statement or a part of one, and what it does to processes of the release before. */
type Rule = readonly [pattern: RegExp, effect: string];

/** Of the parts of `alter table`. */
const TABLE_RULES: readonly Rule[] = [
  [/^drop\b/, 'removes what they may use'],
  [/^rename\b/, 'renames what they use'],
  [/^alter\b.* type\b/, 'changes a type that they read'],
  [/^alter\b.* (?:set not null|drop default|drop identity|drop expression)\b/, 'rejects what they write'],
  [/^add (?:constraint|check|unique|foreign key|primary key|exclude)\b/, 'rejects what they may write'],
  [/^add\b.*\bgenerated\b/, 'blocks them while rows are rewritten'],
  [/^add\b(?!.*\bdefault\b).*\bnot null\b/, 'rejects what they write'],
];

/** Of other statements. A first group is the table that the statement is about. */
const RULES: readonly Rule[] = [
  [/^drop\b|\bexecute\b.*\b(?:drop|alter)\b/, 'removes or changes what they may use'],
  [/^alter (?!table\b).*\brename\b/, 'renames what they use'],
  [/^create unique index\b.*? on (?:only )?"?(\w+)/, 'rejects what they may write'],
  [/^create index\b.*? on (?:only )?"?(\w+)/, 'blocks their changes while the index is built'],
  [/\b(?:truncate|lock|delete from)(?: table)?(?: only)? "?(\w+)/, 'removes or blocks rows that they use'],
  [/(?<!\b(?:on|or|for|do|after|before) )\bupdate (?:only )?"?(\w+)/, 'blocks their changes while rows are rewritten'],
];

/**
 * The statements of a migration that may disturb processes of the release before, each with what it does to
 * them. Tables that the migration has created by then are unknown to them.
 */
export function contractingStatements({ name, statements }: Migration): string[] {
  const created = new Set<string | undefined>();
  return statements.map(normalized).flatMap((text) => {
    const effect = effectOf(text, created);
    created.add(/^create table (?:if not exists )?"?(\w+)/.exec(text)?.[1]);
    return effect === undefined ? [] : [`${name}: ${text.slice(0, 80)}: ${effect}`];
  });
}

function effectOf(text: string, created: ReadonlySet<string | undefined>): string | undefined {
  const [, table, actions] = /^alter table (?:if exists )?(?:only )?"?(\w+)"? (.*)$/.exec(text) ?? [];
  if (actions !== undefined) {
    if (created.has(table)) return undefined;
    const parts = partsOf(actions);
    return TABLE_RULES.find(([pattern]) => parts.some((part) => pattern.test(part)))?.[1];
  }
  return RULES.find(([pattern]) => {
    const match = pattern.exec(text);
    return match !== null && !(match[1] !== undefined && created.has(match[1]));
  })?.[1];
}

/** Divides a list at its commas, which are not those inside of parentheses. */
function partsOf(list: string): string[] {
  let depth = 0;
  const marked = [...list].map((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === ',' && depth === 0 ? '\n' : character;
  });
  return marked
    .join('')
    .split('\n')
    .map((part) => part.trim());
}

/** In lower case, in one line, without comments, and without bodies of functions, which run later. */
function normalized(statement: string): string {
  const text = statement
    .replaceAll(/--[^\n]*/g, ' ')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!/^create (?:or replace )?function\b/.test(text)) return text;
  return text.replaceAll(/\$(\w*)\$.*?\$\1\$| as '(?:[^']|'')*'/g, ' ');
}
