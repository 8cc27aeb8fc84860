import type { Rule } from './rule.ts';
import { catalogue } from '../../../diagnostic/catalogue.ts';
import type { JsonObject } from '../../../json.ts';
import { nearest } from '../../../../service/command-line/nearest.ts';
import type { DocumentView } from '../document-view.ts';
import { list } from '../../document/json.ts';
import { exampleOf, undeclaredPlaceholders } from './paths.ts';

/** For third-party documents; strict mode reports `operation-incomplete` instead. */
export const operationIdMissing: Rule = {
  code: 'operation-id-missing',
  check(view, report) {
    if (view.strict) return;
    for (const { json, path, method, key } of view.pathOperations) {
      if (json['operationId'] !== undefined) continue;
      const operation = `${method.toUpperCase()} ${key}`;
      const message = `${operation} has no operationId, so its generated name is derived from method and path`;
      report(path, message, { once: 'missing', lacks: ['operationId'] });
    }
  },
};

/** Strict mode only. Defaults would be dangerous: an operation without `security` is public. */
export const operationIncomplete: Rule = {
  code: 'operation-incomplete',
  check(view, report) {
    if (!view.strict) return;
    const required = requiredMembers(view);
    for (const found of view.pathOperations) {
      const { json, path, method, key } = found;
      const missing = required.filter((name) => isMissing(json, name));
      if (missing.length === 0) continue;
      const [first, ...others] = undeclaredPlaceholders(view, found).filter((name) => name !== '');
      const parameters = first === undefined ? [] : [first, ...others].map((name) => `path parameter '${name}'`);
      const lacking = new Intl.ListFormat('en-GB').format([...missing, ...parameters]);
      report(path, `${method.toUpperCase()} ${key} has no ${lacking}`, {
        lacks: first === undefined ? missing : [...missing, 'parameters'],
        ...(first !== undefined && {
          help: `${catalogue['operation-incomplete']} A path parameter looks like ${exampleOf(first)}.`,
        }),
      });
    }
  },
};

/** Requires rate-limit classes and error codes only in a document that declares some. */
function requiredMembers({ document }: DocumentView): readonly string[] {
  return [
    'operationId',
    'tags',
    'description',
    'security',
    ...(document['x-rate-limits'] === undefined ? [] : ['x-rate-limit']),
    ...(document['x-error-catalogue'] === undefined ? [] : ['x-error-codes']),
    'responses',
  ];
}

/**
 * A misspelled member does not count as missing: another rule reports it. An empty list is a statement for
 * `security` (the operation is public) and for `x-error-codes` (it has no specific errors).
 */
function isMissing(json: JsonObject, name: string): boolean {
  const value = json[name];
  if (value === undefined) return !Object.keys(json).some((key) => nearest(key, [name]) === name);
  return value === '' || (name === 'tags' && list(value).length === 0);
}
