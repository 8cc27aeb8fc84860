import { nearest } from '../../../../service/command-line/nearest.ts';
import { extensions } from './extensions.ts';
import { type Report, type Rule, rule, schemaRule } from './rule.ts';
import { type Kind, kindOf, operation, walkFrom } from '../../document/grammar.ts';
import { at, get, isObject, list, parsePointer, type Path, typesOf } from '../../document/json.ts';
import type { DocumentView } from '../document-view.ts';
import type { Shape } from '../../document/schema-keywords.ts';
import type { JsonObject, JsonValue } from '../../../json.ts';

export const extensionUseRules: readonly Rule[] = [
  /** A misspelled extension would silently have no effect. */
  rule('unknown-extension', (view, report) => {
    const suggestions = new Map<string, string | undefined>();
    for (const { json, path } of view.objects) {
      for (const key of Object.keys(json)) {
        if (!key.startsWith('x-') || Object.hasOwn(extensions, key)) continue;
        if (!suggestions.has(key)) suggestions.set(key, nearest(key, Object.keys(extensions)));
        const meant = suggestions.get(key);
        report([...path, key], `${key} is not an extension of this generator`, {
          ...(meant !== undefined && { meant, help: `Did you mean ${meant}?` }),
        });
      }
    }
  }),

  rule('extension-misplaced', (view, report) => {
    for (const found of view.objects) {
      for (const key of Object.keys(found.json)) {
        if (!key.startsWith('x-') || !Object.hasOwn(extensions, key)) continue;
        const { kind, where, isAllowed } = extensions[key]!;
        if (kind !== found.kind || isAllowed?.(found, view) === false)
          report([...found.path, key], `${key} belongs on ${where}, not here`);
      }
    }
    for (const { path, request } of openEnumsInRequests(view)) {
      report([...path, 'x-open-enum'], `x-open-enum is reached from a request (${request}), where enums are closed`, {
        help: 'Use a separate schema in the request, and write x-open-enum beside the $ref in responses and events only.',
      });
    }
  }),

  rule('extension-value', (view, report) => {
    for (const { json, path, kind } of view.objects) {
      for (const [key, value] of Object.entries(json)) {
        if (!key.startsWith('x-') || !Object.hasOwn(extensions, key)) continue;
        const extension = extensions[key]!;
        if (extension.kind !== kind || typeof get(value, '$ref') === 'string') continue;
        if (!extension.fits(value)) reportValue(value, [...path, key], extension, report);
        else if (key === 'x-value-permissions') checkValues(view, json, [...path, key], report);
      }
    }
  }),

  /** The types use the prefix and the validators use the pattern, so the two must agree. */
  schemaRule('id-prefix-pattern', ({ 'x-id-prefix': prefix, pattern }, report) => {
    if (typeof prefix !== 'string') return;
    const expected = `^${prefix}[a-z0-9]{26}$`;
    const message = `x-id-prefix: ${prefix} requires the pattern ${expected}`;
    if (pattern === undefined) report(['x-id-prefix'], `${message}, which is missing`);
    else if (pattern !== expected) report(['pattern'], `${message}, not ${String(pattern)}`);
  }),

  schemaRule('open-enum-without-enum', (json, report, view) => {
    if (json['x-open-enum'] === undefined || json['enum'] !== undefined) return;
    const target = view.follow(json);
    if (target !== undefined && target['enum'] === undefined)
      report(['x-open-enum'], 'x-open-enum has no effect here, because the schema has no enum');
  }),
];

/** Skips webhook bodies, which clients receive. */
function openEnumsInRequests(view: DocumentView): { readonly path: Path; readonly request: string }[] {
  const found: { path: Path; request: string }[] = [];
  const seen = new Set<string>();
  const visit = (start: Path, startKind: Kind, request: string): void =>
    walkFrom(at(view.document, start), startKind, start, (json, kind, path) => {
      if (json['x-open-enum'] === true) found.push({ path: [...path], request });
      const ref = json['$ref'];
      if (typeof ref !== 'string' || !ref.startsWith('#/components/') || seen.has(ref)) return;
      seen.add(ref);
      visit(parsePointer(ref.slice(1)), kind, request);
    });
  for (const { json, path } of view.pathOperations) {
    const request = String(json['operationId'] ?? path.slice(1).join(' '));
    for (const part of ['parameters', 'requestBody']) visit([...path, part], kindOf(operation, part), request);
  }
  return found;
}

/** Reports the invalid entries of a table rather than the whole table. */
function reportValue(value: JsonValue, path: Path, { expected, fits }: Shape, report: Report): void {
  const message = `${String(path.at(-1))} must be ${expected}`;
  if (!fits({}) || !isObject(value)) return report(path, message);
  for (const [key, entry] of Object.entries(value)) {
    if (fits({ [key]: entry })) continue;
    const place = [...path, key];
    report(place, message, typeof get(entry, '$ref') === 'string' ? { reads: [place] } : {});
  }
}

/** A permission for a value that the parameter does not accept would protect nothing. */
function checkValues(view: DocumentView, parameter: JsonObject, path: Path, report: Report): void {
  const schema = view.follow(parameter['schema']);
  const values = typesOf(schema).includes('array') ? view.follow(schema?.['items'])?.['enum'] : schema?.['enum'];
  if (values === undefined) return;
  for (const key of Object.keys(parameter['x-value-permissions'] as JsonObject)) {
    if (!list(values).includes(key))
      report([...path, key], `x-value-permissions names '${key}', which is not a value of this parameter`);
  }
}
