import { nearest } from '../../../../service/command-line/nearest.ts';
import { catalogue } from '../../../diagnostic/catalogue.ts';
import type { JsonObject } from '../../../json.ts';
import { methods } from '../../document/grammar.ts';
import { entries, get, list } from '../../document/json.ts';
import type { DocumentView, FoundOperation } from '../document-view.ts';
import { type Rule, rule } from './rule.ts';

export const operationRules: readonly Rule[] = [
  /** For third-party documents; strict mode reports `operation-incomplete` instead. */
  rule('operation-id-missing', (view, report) => {
    for (const found of view.strict ? [] : view.pathOperations) {
      if (found.json['operationId'] !== undefined) continue;
      const message = `${nameOf(found)} has no operationId, so its generated name is derived from method and path`;
      report(found.path, message, { once: 'missing', lacks: ['operationId'] });
    }
  }),

  /** Strict mode only. Defaults would be dangerous: an operation without `security` is public. */
  rule('operation-incomplete', (view, report) => {
    const required = requiredMembers(view);
    for (const found of view.strict ? view.pathOperations : []) {
      const missing = required.filter((name) => isMissing(found.json, name));
      if (missing.length === 0) continue;
      const placeholders = undeclaredPlaceholders(view, found).filter((name) => name !== '');
      const parameters = placeholders.map((name) => `path parameter '${name}'`);
      const lacking = new Intl.ListFormat('en-GB').format([...missing, ...parameters]);
      const [first] = placeholders;
      const help = `${catalogue['operation-incomplete']} A path parameter looks like ${exampleOf(String(first))}.`;
      const options = first === undefined ? { lacks: missing } : { lacks: [...missing, 'parameters'], help };
      report(found.path, `${nameOf(found)} has no ${lacking}`, options);
    }
  }),

  /** `/a/{id}` and `/a/{name}` match the same requests; a third-party document may divide the methods. */
  rule('path-ambiguous', (view, report) => {
    const help = 'The client calls each of them, but the generated server routes such requests to only one.';
    const seen = new Map<string, string>();
    const { paths } = view.document;
    for (const [path, item] of entries(paths)) {
      const shape = path.replace(/[?#].*/s, '').replace(/\{[^}]*\}/g, '{}');
      const first = seen.get(shape);
      const other = get(paths, first ?? '');
      if (first === undefined) seen.set(shape, path);
      else if (view.strict || methods.some((method) => get(item, method) && get(other, method)))
        report(['paths', path], `${path} matches the same requests as ${first}`, {
          related: [{ message: 'the first one is here', path: ['paths', first] }],
          ...(!view.strict && { help }),
          onceInThirdParty: 'method',
        });
    }
  }),

  rule('path-parameter-missing', (view, report) => {
    for (const found of view.pathOperations) {
      for (const name of undeclaredPlaceholders(view, found)) {
        const unnamed = { help: 'Write the name of a path parameter between the braces.', reads: [] };
        const missing = { help: `Add ${exampleOf(name)} to its parameters.` };
        if (name === '') report(found.path, `${nameOf(found)} has a placeholder without a name`, unnamed);
        else report(found.path, `${nameOf(found)} has no path parameter '${name}'`, missing);
      }
      const placeholders = placeholdersOf(found.key);
      for (const { json, path } of pathParameters(view, found) ?? []) {
        const name = String(json?.['name']);
        if (name === '' || placeholders.includes(name)) continue;
        const help = `Add {${name}} to the path, or remove the parameter.`;
        report(path, `the path parameter '${name}' does not occur in ${found.key}`, { help });
      }
    }
  }),

  /** OpenAPI's own schema accepts a parameter without a name, and any document that has `paths`. */
  rule('openapi-invalid', (view, report) => {
    const { document } = view;
    const isEmpty = ['paths', 'webhooks', 'components'].every((key) => document[key] === undefined);
    const help = 'Add paths, or components if other documents refer to this one.';
    if (isEmpty && document['openapi'] !== undefined)
      report([], 'the document has no paths, webhooks or components', { lacks: ['paths'], help });
    for (const { json, path } of view.parameters) {
      const { $ref, name = '' } = json;
      if ($ref === undefined && name === '')
        report(path, 'the parameter has no name', { help: 'Add a name.', lacks: ['name'] });
    }
  }),

  rule('parameter-without-schema', (view, report) => {
    for (const { json, path } of view.parameters) {
      const { $ref, name, schema, content, required } = json;
      if ([$ref, schema, content].some((each) => each !== undefined)) continue;
      const isOptional = json['in'] === 'path' && required !== true;
      const named = name === undefined ? 'the parameter' : `the parameter '${String(name)}'`;
      const also = isOptional ? ', and does not say required: true' : '';
      const lacks = ['schema', 'content', ...(isOptional ? ['required'] : [])];
      report(path, `${named} has neither a schema nor a content${also}`, { lacks });
    }
  }),
];

/** Requires rate-limit classes and error codes only in a document that declares some. */
function requiredMembers({ document }: DocumentView): readonly string[] {
  return [
    ...['operationId', 'tags', 'description', 'security'],
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

/** Placeholders without a name or a parameter; none when a reference to a parameter is unresolved. */
function undeclaredPlaceholders(view: DocumentView, found: FoundOperation): readonly string[] {
  const declared = pathParameters(view, found);
  if (declared === undefined) return [];
  return placeholdersOf(found.key).filter(
    (name) => name === '' || !declared.some(({ json }) => json?.['name'] === name),
  );
}

/** `undefined` when a reference to a parameter is unresolved. */
function pathParameters(view: DocumentView, found: FoundOperation) {
  const parameters = view.parametersOf(found);
  if (parameters.some(({ json }) => json === undefined)) return undefined;
  return parameters.filter(({ json }) => json?.['in'] === 'path');
}

function placeholdersOf(key: string): string[] {
  const [route = ''] = key.split(/[?#]/, 1);
  return [...route.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]!);
}

function exampleOf(name: string): string {
  return `{ name: ${name}, in: path, required: true, schema: { type: string } }`;
}

function nameOf({ method, key }: FoundOperation): string {
  return `${method.toUpperCase()} ${key}`;
}
