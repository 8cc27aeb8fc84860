import type { JsonValue } from '../../json.ts';
import type { Finding } from '../check/finding.ts';
import { isObject, list } from '../document/json.ts';
import { setKey } from '../document/set-key.ts';

/** Splits `dependencies` of older drafts into `dependentRequired` and `dependentSchemas`. */
export function amendDependencies(json: Record<string, JsonValue>, path: Finding['path'], found: Finding[]): void {
  const { dependencies } = json;
  if (!isObject(dependencies)) return;
  const names: Record<string, JsonValue> = {};
  const schemas: Record<string, JsonValue> = {};
  for (const [name, entry] of Object.entries(dependencies)) setKey(Array.isArray(entry) ? names : schemas, name, entry);
  for (const [keyword, entries] of Object.entries({ dependentRequired: names, dependentSchemas: schemas })) {
    if (Object.keys(entries).length === 0) continue;
    if (json[keyword] === undefined) json[keyword] = entries;
    else json['allOf'] = [...list(json['allOf']), { [keyword]: entries }];
  }
  delete json['dependencies'];
  found.push({
    code: 'keyword-unknown',
    path: [...path, 'dependencies'],
    message:
      'dependencies is a keyword of an older draft; the generator reads it as dependentRequired and dependentSchemas',
    options: { severity: 'warning', once: 'dependencies', help: 'Use dependentRequired and dependentSchemas.' },
  });
}
