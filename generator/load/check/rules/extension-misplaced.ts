import type { JsonObject } from '../../../json.ts';
import { document, type Kind, kindOf, operation, parameter, schema } from '../../document/grammar.ts';
import { at } from '../../document/follow.ts';
import type { DocumentView, Found } from '../document-view.ts';
import { extensions } from './extensions.ts';
import { get, typesOf } from '../../document/json.ts';
import { parsePointer } from '../../document/json-pointer.ts';
import { walkFrom } from '../../document/walk.ts';
import type { Path } from '../../document/path.ts';
import type { Rule } from './rule.ts';

export const extensionMisplaced: Rule = {
  code: 'extension-misplaced',
  reads: (place) => ['type', 'pattern', '$ref'].map((key) => [...place.slice(0, -1), key]),
  check(view, report) {
    for (const found of view.objects) {
      for (const key of Object.keys(found.json)) {
        if (!key.startsWith('x-') || !Object.hasOwn(extensions, key) || belongs(key, found, view)) continue;
        report([...found.path, key], `${key} belongs on ${extensions[key]!.where}, not here`);
      }
    }
    for (const { path, request } of openEnumsInRequests(view)) {
      report([...path, 'x-open-enum'], `x-open-enum is reached from a request (${request}), where enums are closed`, {
        help: 'Use a separate schema in the request, and write x-open-enum beside the $ref in responses and events only.',
      });
    }
  },
};

function belongs(key: string, found: Found, view: DocumentView): boolean {
  if (extensions[key]!.kind !== found.kind) return false;
  if (found.kind === document) return true;
  if (found.kind === operation) return found.path[0] === (key === 'x-event' ? 'webhooks' : 'paths');
  if (found.kind === parameter) return key !== 'x-value-permissions' || found.json['in'] === 'query';
  return found.kind === schema && schemaTakes(key, found, view);
}

function schemaTakes(key: string, { json, path }: Found, view: DocumentView): boolean {
  const types = typesOf(view.follow(json));
  if (key === 'x-cap') return isParameterSchema(path, view) && types.includes('integer');
  if (key === 'x-max-bytes') return types.includes('object');
  if (key === 'x-pattern-message') return typeof json['pattern'] === 'string';
  if (key === 'x-sensitive') return path.at(-2) === 'properties';
  if (key === 'x-null-means-default')
    return path.at(-2) === 'properties' && (json['default'] ?? null) !== null && takesNull(json);
  return true;
}

function takesNull(schema: JsonObject): boolean {
  const alternatives = ['anyOf', 'oneOf'].flatMap((key) => schema[key] ?? []);
  return [schema, ...alternatives].some((one) => typesOf(one).includes('null'));
}

function isParameterSchema(path: Path, view: DocumentView): boolean {
  const owner = at(view.document, path.slice(0, -1));
  if (path.at(-1) === 'schema') return typeof get(owner, 'in') === 'string';
  const reference = `#/components/schemas/${String(path.at(-1))}`;
  return path.length === 3 && view.parameters.some(({ json }) => get(json['schema'], '$ref') === reference);
}

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
