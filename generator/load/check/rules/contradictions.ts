import { isDeepStrictEqual } from 'node:util';

import type { JsonObject, JsonValue } from '../../../json.ts';
import { isMatched } from '../../document/compile-regex.ts';
import { entries, get, list, type Path, strings, typesOf } from '../../document/json.ts';
import { type Part, partsOf } from '../../document/same-value.ts';
import { schemaTypes } from '../../document/schema-keywords.ts';
import { spellingHelp } from '../../document/spelling-help.ts';
import type { DocumentView } from '../document-view.ts';
import { type Report, type Rule, rule, schemaRule } from './rule.ts';

export const contradictionRules: readonly Rule[] = [
  /** Finds values that YAML parsed as an unintended type: an unquoted `null`, `true` or `1`. */
  schemaRule('enum-type', (json, report) => {
    const types = typesOf(json);
    const check = (value: JsonValue, path: Path): void => {
      if (types.length === 0 || isOfType(value, types)) return;
      report(path, `${JSON.stringify(value)} can never occur, because the schema allows only ${types.join(' or ')}`);
    };
    list(json['enum']).forEach((value, index) => check(value, ['enum', index]));
    if (json['const'] !== undefined) check(json['const'], ['const']);
  }),

  schemaRule('bound-contradiction', (json, report) => {
    for (const pair of bounds.filter((each) => exclude(each, json, json))) {
      const [least, most] = pair.map((keyword) => `${keyword} ${String(json[keyword])}`);
      const message = `${least} is above ${most}, so no value fits`;
      report([pair[0]], isExclusive(pair) ? `between ${least} and ${most} no value fits` : message);
    }
  }),

  /** With `additionalProperties: false`, no valid value has a required member that is not a property. */
  schemaRule('required-undefined', (json, report) => {
    strings(json['required']).forEach((name, index) => {
      if (!forbids(json, name)) return;
      const message = `'${name}' is required, but it is not a property, and additionalProperties is false`;
      const properties = entries(json['properties']).map(([property]) => property);
      report(['required', index], message, spellingHelp(name, properties));
    });
  }),

  /**
   * Finds schemas that a `$ref` or `allOf` puts together and that no value satisfies, so that every request
   * is invalid. Rules about single schemas report contradictions inside one.
   */
  rule('schema-contradiction', (view, report) => {
    for (const { json, path } of view.schemas) {
      strings(json['required']).forEach((name, index) => {
        if (get(json['properties'], name) !== false) return;
        const at = [...path, 'required', index];
        report(at, `'${name}' is required, but no value of it is valid: its schema is false`);
      });
      if (json['allOf'] === undefined && (json['$ref'] === undefined || !isCompared(json))) continue;
      compare(comparedParts(json, path, view), view, report, 0);
    }
  }),
];

function isOfType(value: JsonValue, types: readonly string[]): boolean {
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  return types.includes(typeof value) || (Number.isInteger(value) && types.includes('integer'));
}

type Bounds = readonly [string, string];

/** Keywords for a lower limit, each with one for an upper limit of the same quantity. */
const bounds: readonly Bounds[] = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
];

/** Whether no value is within the lower limit of one schema and the upper limit of the other. */
function exclude([low, high]: Bounds, { [low]: least }: JsonObject, { [high]: most }: JsonObject): boolean {
  if (typeof least !== 'number' || typeof most !== 'number') return false;
  return least > most || (least === most && isExclusive([low, high]));
}

function isExclusive([low, high]: Bounds): boolean {
  return low === 'exclusiveMinimum' || high === 'exclusiveMaximum';
}

/** Whether `additionalProperties: false` forbids a member. */
function forbids(json: JsonObject, name: string): boolean {
  if (json['additionalProperties'] !== false || get(json['properties'], name) !== undefined) return false;
  return !entries(json['patternProperties']).some(([pattern]) => isMatched(name, pattern));
}

/** Deeper members are left to the validators; recursive schemas have no end. */
const MAX_DEPTH = 4;

/** The keywords that `compare` reads. */
const COMPARED: ReadonlySet<string> = new Set([
  ...'type const enum required properties additionalProperties'.split(' '),
  ...bounds.flat(),
]);

function isCompared(json: JsonObject): boolean {
  return Object.keys(json).some((key) => COMPARED.has(key));
}

/** Leaves out parts with nothing to compare: most references have only a description beside them. */
function comparedParts(json: JsonValue | undefined, path: Path, view: DocumentView): Part[] {
  return partsOf(json, view.document, path).filter((part) => isCompared(part.json));
}

function compare(parts: readonly Part[], view: DocumentView, report: Report, depth: number): void {
  if (parts.length < 2) return;
  compareTypes(parts, report);
  compareValues(parts, report);
  compareBounds(parts, report);
  const required = new Map(parts.flatMap((part) => strings(part.json['required']).map((name) => [name, part])));
  for (const [name, part] of required) {
    for (const other of parts) if (other !== part) reportForbidden(name, part, other, report);
    const members = parts.flatMap(({ json, path }) =>
      comparedParts(get(json['properties'], name), [...path, 'properties', name], view),
    );
    if (depth < MAX_DEPTH) compare(members, view, report, depth + 1);
  }
}

function reportForbidden(name: string, from: Part, { json, path }: Part, report: Report): void {
  if (!forbids(json, name)) return;
  const message = `no value fits: another schema that applies here requires '${name}', which additionalProperties: false forbids`;
  report([...path, 'additionalProperties'], message, {
    help: 'Write unevaluatedProperties: false beside allOf instead, or add the property here.',
    related: [{ message: 'it is required here', path: [...from.path, 'required'] }],
  });
}

function compareTypes(parts: readonly Part[], report: Report): void {
  let possible: readonly string[] = schemaTypes;
  let first: Part | undefined;
  for (const part of parts) {
    const types = typesOf(part.json).filter((type) => schemaTypes.includes(type));
    if (types.length === 0) continue;
    const rest = possible.filter((type) => types.includes(type) || (type === 'integer' && types.includes('number')));
    if (rest.length === 0) return conflict('type', part, first!, 'of these types no value has both', report);
    possible = rest;
    first ??= part;
  }
}

function compareValues(parts: readonly Part[], report: Report): void {
  let possible: { readonly values: readonly JsonValue[]; readonly part: Part } | undefined;
  for (const part of parts) {
    const constant = part.json['const'];
    const values = constant === undefined ? part.json['enum'] : [constant];
    if (!Array.isArray(values)) continue;
    const rest = values.filter(
      (value: JsonValue) => possible?.values.some((each) => isDeepStrictEqual(each, value)) !== false,
    );
    const keyword = constant === undefined ? 'enum' : 'const';
    if (rest.length === 0 && possible !== undefined)
      return conflict(keyword, part, possible.part, 'the two have no value in common', report);
    possible = { values: rest, part };
  }
  if (possible === undefined || possible.values.length === 0) return;
  const { values, part } = possible;
  const typed = parts.find(({ json }) => {
    const types = typesOf(json);
    return types.length > 0 && !values.some((value) => isOfType(value, types));
  });
  if (typed !== undefined && typed !== part)
    conflict('type', typed, part, 'none of the allowed values has this type', report);
}

function compareBounds(parts: readonly Part[], report: Report): void {
  for (const pair of bounds) {
    const [low, high] = pair;
    for (const part of parts) {
      const other = parts.find((each) => each !== part && exclude(pair, part.json, each.json));
      if (other === undefined) continue;
      const why = `${low} ${String(part.json[low])} and ${high} ${String(other.json[high])} exclude each other`;
      conflict(low, part, other, why, report);
    }
  }
}

function conflict(keyword: string, { path }: Part, other: Part, why: string, report: Report): void {
  const related = [{ message: 'the other schema that applies is here', path: other.path }];
  report([...path, keyword], `no value fits: ${why}`, { related });
}
