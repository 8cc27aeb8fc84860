import type { Diagnostic, Place, Severity } from '../../diagnostic/diagnostic.ts';
import type { JsonObject } from '../../json.ts';
import { type Finding, toDiagnostics } from '../check/finding.ts';
import type { Report } from '../check/rules/rule.ts';
import { type Draft, at as valueAt, entries, followed, get, isObject, list, type Path } from '../document/json.ts';
import { walk } from '../document/grammar.ts';

/** Members that 3.1 does not have, by the kind of the object, with the effect of removing them. */
const REMOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tags: {
    summary: 'the docs show the name of a tag and not its summary',
    parent: 'the docs list tags without their parents',
    kind: 'the docs show tags of every kind alike',
  },
  servers: { name: 'generated code does not use the names of servers' },
  'path item': {
    query: 'generated code has no operation for the method QUERY',
    additionalOperations: 'generated code has no operations for additional methods',
  },
  'media type': {
    prefixEncoding: 'generated code ignores prefixEncoding',
    itemEncoding: 'generated code ignores itemEncoding',
  },
  example: { serializedValue: 'the generator does not check serializedValue' },
  'security scheme': {
    deprecated: 'generated code does not mark security schemes as deprecated',
    oauth2MetadataUrl: 'generated code does not read oauth2MetadataUrl',
  },
};

/**
 * Rewrites a bundled OpenAPI 3.2 document as 3.1, in place. Removes what 3.1 can't express, and reports the
 * effect at the first place. `$self` has had its effect on references.
 */
export function downgrade(document: Draft, place: (path: Path) => Place, severity: Severity): Diagnostic[] {
  const found: Finding[] = [];
  const report: Report = (path, message) =>
    found.push({ code: 'openapi-feature', path, message, severity, once: message });
  delete document['$self'];
  document['openapi'] = '3.1.1';
  walk(document, (json: Draft, kind, at) => {
    const path = [...at];
    const name = kind.name === 'object' ? String(path.at(-2)) : kind.name;
    for (const [key, effect] of Object.entries(REMOVED[name] ?? {})) {
      if (json[key] === undefined) continue;
      delete json[key];
      report([...path, key], effect);
    }
    if (name === 'media type') downgradeItems(json, path, report);
    if (name === 'response') describe(json);
    if (name === 'parameter') downgradeQuerystring(json);
    if (name === 'parameter' && json['style'] === 'cookie') delete json['style'];
    if (name === 'example' && json['dataValue'] !== undefined) rename(json, 'dataValue', 'value');
    if (name === 'discriminator' && json['defaultMapping'] !== undefined) {
      delete (valueAt(document, path.slice(0, -1)) as Draft)['discriminator'];
      report(path, 'the generator ignores a discriminator with a defaultMapping, and compares with every schema');
    }
    removeQuerystrings(json, path, document, report);
  });
  const { components } = document;
  if (isObject(components)) delete (components as Draft)['mediaTypes'];
  for (const [name, parameter] of entries(get(components, 'parameters')))
    if (get(parameter, 'in') === 'querystring') delete (components as Record<string, Draft>)['parameters']![name];
  return toDiagnostics(found, place);
}

/** In 3.1, the description is required and there is no summary. */
function describe(json: Draft): void {
  if (json['$ref'] !== undefined) return;
  json['description'] ??= json['summary'] ?? '';
  delete json['summary'];
}

function rename(json: Draft, key: string, to: string): void {
  json[to] ??= json[key]!;
  delete json[key];
}

/** Events have one schema each, as 3.1 documents write it; other sequences are bytes. */
function downgradeItems(json: Draft, path: Path, report: Report): void {
  if (json['itemSchema'] === undefined) return;
  const type = String(path.at(-1));
  if (/^text\/event-stream\b/i.test(type)) return rename(json, 'itemSchema', 'schema');
  delete json['itemSchema'];
  delete json['schema'];
  report([...path, 'itemSchema'], `generated code treats ${type} as bytes, and does not read its items`);
}

/** A form in the query string is an object in form style; another content has no equivalent. */
function downgradeQuerystring(json: Draft): void {
  const form = get(json['content'], 'application/x-www-form-urlencoded');
  if (json['in'] !== 'querystring' || !isObject(form)) return;
  delete json['content'];
  Object.assign(json, { in: 'query', style: 'form', explode: true, schema: form['schema'] ?? { type: 'object' } });
}

function removeQuerystrings(json: Draft, path: Path, document: JsonObject, report: Report): void {
  if (!Array.isArray(json['parameters'])) return;
  json['parameters'] = list(json['parameters']).filter((item, index) => {
    const parameter = { ...followed(document, item) };
    downgradeQuerystring(parameter);
    if (parameter['in'] !== 'querystring') return true;
    report([...path, 'parameters', index], 'generated code does not send a query string of this content');
    return false;
  });
}
