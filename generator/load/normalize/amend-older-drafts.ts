import type { JsonValue } from '../../json.ts';
import type { Report } from '../check/rules/rule.ts';
import { isObject, list, setKey } from '../document/json.ts';
import { isSchema } from '../document/schema-keywords.ts';

type Draft = Record<string, JsonValue>;

/** Splits `dependencies` of older drafts into `dependentRequired` and `dependentSchemas`. */
export function amendDependencies(json: Draft, report: Report): void {
  const { dependencies } = json;
  if (!isObject(dependencies)) return;
  delete json['dependencies'];
  const names: Draft = {};
  const schemas: Draft = {};
  for (const [name, entry] of Object.entries(dependencies)) setKey(Array.isArray(entry) ? names : schemas, name, entry);
  if (Object.keys(names).length > 0) addKeywords(json, 'dependentRequired', { dependentRequired: names });
  if (Object.keys(schemas).length > 0) addKeywords(json, 'dependentSchemas', { dependentSchemas: schemas });
  const message =
    'dependencies is a keyword of an older draft; the generator reads it as dependentRequired and dependentSchemas';
  const help = 'Use dependentRequired and dependentSchemas.';
  report(['dependencies'], message, { once: 'dependencies', help });
}

/**
 * Rewrites `items` as a list, from older drafts, to `prefixItems`, and `additionalItems` beside it to
 * `items`.
 */
export function amendItems(json: Draft, report: Report): void {
  const { items, additionalItems: rest } = json;
  if (!Array.isArray(items) || !items.every(isSchema) || (rest !== undefined && !isSchema(rest))) return;
  delete json['items'];
  delete json['additionalItems'];
  const current = { ...(items.length > 0 && { prefixItems: items }), ...(rest !== undefined && { items: rest }) };
  addKeywords(json, 'prefixItems', current);
  const message = 'items as a list belongs to an older draft; the generator reads it as prefixItems';
  report(['items'], message, { once: 'items', help: 'Use prefixItems, and items instead of additionalItems.' });
}

/** If the schema already has the keyword, both apply. */
function addKeywords(json: Draft, keyword: string, keywords: Draft): void {
  if (json[keyword] === undefined) Object.assign(json, keywords);
  else json['allOf'] = [...list(json['allOf']), keywords];
}
