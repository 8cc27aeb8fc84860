import type { JsonValue } from '../../json.ts';
import { equal } from '../side.ts';
import type { ChangeCode } from '../rules/rules.ts';
import { noted, show } from '../show.ts';

import type { PairReport } from './schema-pairs.ts';

type Value = JsonValue | undefined;

/** `undefined` stands for an absent keyword. */
type Comparison = (before: Value, after: Value) => readonly [ChangeCode, string];

/** Keywords that other files compare: those that restrict values, and those that hold schemas. */
const ELSEWHERE = (
  '$ref $schema $id $anchor $defs definitions type enum const deprecated readOnly writeOnly minLength maxLength minItems maxItems ' +
  'minContains maxContains minProperties maxProperties minimum maximum exclusiveMinimum exclusiveMaximum multipleOf uniqueItems ' +
  'pattern contentSchema properties required additionalProperties unevaluatedProperties patternProperties propertyNames ' +
  'dependentSchemas dependentRequired items prefixItems contains unevaluatedItems not if then else allOf anyOf oneOf ' +
  'discriminator x-open-enum x-max-bytes'
).split(' ');

const ANNOTATIONS = ['title', 'description', '$comment', 'example', 'examples', 'externalDocs', 'x-pattern-message'];

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  default: byPresence('default', 'now means {} when it is omitted', 'no longer means {} when it is omitted'),
  'x-sensitive': byPresence(
    'sensitive',
    'is now sensitive, so deliveries mask it',
    'is no longer sensitive, so deliveries show it',
    'is masked as {}',
  ),
  'x-id-prefix': byPresence('id-prefix', 'must now begin with {}', 'no longer has to begin with {}'),
  'x-cap': (before, after) => [
    Number(after ?? Infinity) < Number(before ?? Infinity) ? 'cap-lowered' : 'cap-raised',
    after === undefined ? 'is no longer capped' : `treats larger values as ${show(after)} (was ${show(before)})`,
  ],
};

const FORMS: Readonly<Record<string, Comparison>> = {
  format: form('format'),
  contentEncoding: form('encoding'),
  contentMediaType: form('media type'),
};

const KNOWN = new Set([...ELSEWHERE, ...ANNOTATIONS, ...Object.keys(COMPARISONS), ...Object.keys(FORMS)]);

/** Compares annotations, keywords with a single value, and those that no other file compares. */
export function compareKeywords(report: PairReport): void {
  const keys = [...report.base.parts, ...report.head.parts].flatMap(({ json }) => Object.keys(json));
  const others = keys.filter((key) => !KNOWN.has(key)).map((key) => [key, other(key)] as const);
  compareEach(report, { ...COMPARISONS, ...Object.fromEntries(others) });
  const noLonger = ['undeprecated', 'is no longer deprecated'] as const;
  report.compareMark('deprecated', ['deprecated', 'is now deprecated'], noLonger);
  for (const keyword of ANNOTATIONS) compareAnnotation(report, keyword);
}

/** Compares the forms of text, for schemas that have a type in common. */
export function compareForms(report: PairReport): void {
  compareEach(report, FORMS);
}

function compareEach(report: PairReport, comparisons: typeof COMPARISONS): void {
  for (const [keyword, compare] of Object.entries(comparisons)) {
    const [before, after] = [report.base.valuesAt(keyword)[0]?.json, report.head.valuesAt(keyword)[0]?.json];
    if (!equal(before, after)) report.differAt(keyword, ...compare(before, after));
  }
}

function compareAnnotation(report: PairReport, keyword: string): void {
  const [before, after] = [report.base.valuesAt(keyword), report.head.valuesAt(keyword)];
  const [from, to] = report.paths(keyword);
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [old, now] = [before[index], after[index]];
    if (equal(old?.json, now?.json)) continue;
    report.differ('documentation', [old?.path ?? from, now?.path ?? to], noted(keyword, old?.json, now?.json));
  }
}

/** For a keyword with the kinds `…-added`, `…-removed` and `…-changed`; `{}` in a message is its value. */
function byPresence(
  kind: 'default' | 'format' | 'id-prefix' | 'sensitive',
  added: string,
  removed: string,
  changed = added,
): Comparison {
  const filled = (message: string, value: Value): string => message.replace('{}', () => show(value));
  return (before, after) => {
    if (before === undefined) return [`${kind}-added`, filled(added, after)];
    if (after === undefined) return [`${kind}-removed`, filled(removed, before)];
    return [`${kind}-changed`, `${filled(changed, after)} (was ${show(before)})`];
  };
}

/** Number formats, each with the one that accepts all its values. */
const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

function form(noun: string): Comparison {
  const ofForm = byPresence(
    'format',
    `must now have the ${noun} {}`,
    `no longer has to have the ${noun} {}`,
    `now has the ${noun} {}`,
  );
  return (before, after) => {
    const [code, message] = ofForm(before, after);
    if (code !== 'format-changed') return [code, message];
    if (WIDER[String(before)] === after) return ['limit-loosened', message];
    return [WIDER[String(after)] === before ? 'limit-tightened' : code, message];
  };
}

function other(keyword: string): Comparison {
  const code = keyword.startsWith('x-') ? 'extension-changed' : 'keyword-changed';
  return (before, after) => [code, `has ${keyword} ${show(after)} (was ${show(before)})`];
}
