import { isDeepStrictEqual } from 'node:util';

import type { JsonObject, JsonValue } from '../../../json.ts';
import { compileRegex } from '../../document/compile-regex.ts';
import { at, entries, get, isObject, list, type Path, strings, typesOf } from '../../document/json.ts';
import { parsePointer } from '../../document/json-pointer.ts';
import { schemaTypes } from '../../document/schema-keywords.ts';
import type { DocumentView } from '../document-view.ts';
import { pairs } from './bound-contradiction.ts';
import { isOfType } from './enums.ts';
import type { Report, Rule } from './rule.ts';

/** A schema among those that one value must satisfy together. */
interface Part {
  readonly json: JsonObject;
  readonly path: Path;
}

/** Deeper members are left to the validators; recursive schemas have no end. */
const MAX_DEPTH = 4;

/**
 * Finds schemas that a `$ref` or `allOf` puts together and that no value satisfies, so that every request is
 * invalid. Rules about single schemas report contradictions inside one.
 */
export const schemaContradiction: Rule = {
  code: 'schema-contradiction',
  check(view, report) {
    for (const { json, path } of view.schemas) {
      reportForbidden(json, path, report);
      if (json['allOf'] === undefined && (json['$ref'] === undefined || !isCompared(json))) continue;
      compare(partsOf(json, path, view), view, report, 0);
    }
  },
};

function reportForbidden(json: JsonObject, path: Path, report: Report): void {
  strings(json['required']).forEach((name, index) => {
    if (get(json['properties'], name) === false)
      report([...path, 'required', index], `'${name}' is required, but no value of it is valid: its schema is false`);
  });
}

/** The keywords that `compare` reads. */
const COMPARED: ReadonlySet<string> = new Set([
  'type',
  'const',
  'enum',
  'required',
  'properties',
  'additionalProperties',
  ...pairs.flat(),
]);

function isCompared(json: JsonObject): boolean {
  return Object.keys(json).some((key) => COMPARED.has(key));
}

/**
 * The schema, the target of its reference, and the members of `allOf`, with theirs. Leaves out those with
 * nothing to compare: most references have only a description beside them.
 */
function partsOf(json: JsonValue | undefined, path: Path, view: DocumentView): Part[] {
  const seen = new Set<JsonValue>();
  const parts: Part[] = [];
  const visit = (value: JsonValue | undefined, place: Path): void => {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    if (isCompared(value)) parts.push({ json: value, path: place });
    const ref = value['$ref'];
    if (typeof ref === 'string' && ref.startsWith('#/')) {
      const target = parsePointer(ref.slice(1));
      visit(at(view.document, target), target);
    }
    list(value['allOf']).forEach((part, index) => visit(part, [...place, 'allOf', index]));
  };
  visit(json, path);
  return parts;
}

function compare(parts: readonly Part[], view: DocumentView, report: Report, depth: number): void {
  if (parts.length < 2) return;
  compareTypes(parts, report);
  compareValues(parts, report);
  compareBounds(parts, report);
  const required = new Map(parts.flatMap((part) => strings(part.json['required']).map((name) => [name, part])));
  for (const [name, part] of required) {
    for (const other of parts) if (other !== part) reportClosed(name, part, other, report);
    const members = parts.flatMap(({ json, path }) =>
      partsOf(get(json['properties'], name), [...path, 'properties', name], view),
    );
    if (depth < MAX_DEPTH) compare(members, view, report, depth + 1);
  }
}

function reportClosed(name: string, from: Part, { json, path }: Part, report: Report): void {
  if (json['additionalProperties'] !== false || get(json['properties'], name) !== undefined) return;
  const isMatched = entries(json['patternProperties']).some(([pattern]) => {
    const compiled = compileRegex(pattern);
    return !(compiled instanceof RegExp) || compiled.test(name);
  });
  if (isMatched) return;
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
    const types = typesOf(part.json);
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
    return types.length > 0 && !values.some((value) => types.some((type) => isOfType(value, type)));
  });
  if (typed !== undefined && typed !== part)
    conflict('type', typed, part, 'none of the allowed values has this type', report);
}

function compareBounds(parts: readonly Part[], report: Report): void {
  for (const [low, high] of pairs) {
    const isExclusive = low === 'exclusiveMinimum' || high === 'exclusiveMaximum';
    for (const part of parts) {
      const least = part.json[low];
      if (typeof least !== 'number') continue;
      const other = parts.find((each) => {
        const most = each.json[high];
        return each !== part && typeof most === 'number' && (isExclusive ? least >= most : least > most);
      });
      if (other !== undefined)
        conflict(
          low,
          part,
          other,
          `${low} ${least} and ${high} ${String(other.json[high])} exclude each other`,
          report,
        );
    }
  }
}

function conflict(keyword: string, { path }: Part, other: Part, why: string, report: Report): void {
  report([...path, keyword], `no value fits: ${why}`, {
    related: [{ message: 'the other schema that applies is here', path: other.path }],
  });
}
