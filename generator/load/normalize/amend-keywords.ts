import type { JsonObject, JsonValue } from '../../json.ts';
import { misfit, supportedDialects } from '../check/rules/keywords.ts';
import type { Report } from '../check/rules/rule.ts';
import { type Draft, isObject, list } from '../document/json.ts';
import { isSchema, schemaKeywords, type Shape } from '../document/schema-keywords.ts';

/** The published versions of JSON Schema, whose keywords are mostly those of 2020-12. */
const published = /^https?:\/\/json-schema\.org\/(?:draft-0\d|draft\/20\d\d-\d\d)\/(?:hyper-)?schema#?$/;

/** Keywords that mean the same in every dialect. */
const annotations = /^(?:title|description|deprecated|x-.*)$/;

const help = 'Use JSON Schema 2020-12, the default dialect of OpenAPI 3.1.';

/**
 * Reads a schema in another published version of JSON Schema as one of 2020-12. A schema in an unknown
 * dialect accepts any value: its keywords may mean anything.
 */
export function amendDialect(json: Draft, report: Report): void {
  const { $schema: dialect } = json;
  if (typeof dialect !== 'string' || supportedDialects.test(dialect)) return;
  const isPublished = published.test(dialect);
  for (const key of Object.keys(json)) if (isPublished ? key === '$schema' : !annotations.test(key)) delete json[key];
  const message = isPublished
    ? `the generator reads a schema in the dialect ${dialect} as JSON Schema 2020-12, so keywords with another meaning there are not checked`
    : `the generator does not know the dialect ${dialect}, so nothing in this schema is checked and any value is accepted`;
  report(['$schema'], message, { help, once: dialect });
}

/** Without its schemas a document is useless, so the generator reads them as 2020-12 in any dialect. */
export function amendDefaultDialect(document: JsonObject, report: Report): void {
  const { jsonSchemaDialect: dialect } = document;
  if (dialect === undefined || supportedDialects.test(String(dialect))) return;
  delete (document as Draft)['jsonSchemaDialect'];
  const message = `the generator reads the dialect ${String(dialect)} as JSON Schema 2020-12, so keywords that the dialect adds or changes are not checked`;
  report(['jsonSchemaDialect'], message, { help });
}

/** The bundler has resolved the other references of draft 2019-09. */
export function amendRecursion(json: Draft, report: Report): void {
  const { $recursiveRef: ref } = json;
  delete json['$recursiveAnchor'];
  delete json['$recursiveRef'];
  if (ref === undefined) return;
  const message = `$recursiveRef must be '#', not ${JSON.stringify(ref)}, so any value is accepted there`;
  report(['$recursiveRef'], message, { help: 'Use $ref or $dynamicRef.' });
}

/** Splits `dependencies` of older drafts into `dependentRequired` and `dependentSchemas`. */
export function amendDependencies(json: Draft, report: Report): void {
  const { dependencies } = json;
  if (!isObject(dependencies)) return;
  delete json['dependencies'];
  for (const keyword of ['dependentRequired', 'dependentSchemas']) {
    const isRequired = keyword === 'dependentRequired';
    const part = Object.entries(dependencies).filter(([, entry]) => Array.isArray(entry) === isRequired);
    if (part.length > 0) addKeywords(json, keyword, { [keyword]: Object.fromEntries(part) });
  }
  const message =
    'dependencies is a keyword of an older draft; the generator reads it as dependentRequired and dependentSchemas';
  report(['dependencies'], message, { once: 'dependencies', help: 'Use dependentRequired and dependentSchemas.' });
}

/** Rewrites `items` as a list, from older drafts, to `prefixItems`, and `additionalItems` to `items`. */
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

/** Maps of schemas, in which one entry may be invalid while the others are valid. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/**
 * Removes a keyword with an invalid value, such as `required: true` on a property or `type: file`, both
 * from older versions. Reads a number in quotes as the number, and an entry of `properties` that is not a
 * schema as the schema that accepts any value.
 */
export function amendKeywords(json: Draft, report: Report): void {
  for (const [key, value] of Object.entries(json)) {
    const shape = schemaKeywords.get(key);
    if (shape === undefined || shape.fits(value)) continue;
    const effect = repair(json, key, value, shape);
    report([key], `${misfit(key, shape, value)}, so ${effect}`, { once: `${key} ${JSON.stringify(value)}` });
  }
}

/** Returns the effect, for the message. */
function repair(json: Draft, key: string, value: JsonValue, shape: Shape): string {
  if (typeof value === 'string' && value !== '' && !Number.isNaN(Number(value)) && shape.fits(Number(value))) {
    json[key] = Number(value);
    return `the generator reads it as ${value}`;
  }
  if (MAPS.has(key) && isObject(value)) {
    json[key] = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, isSchema(entry) ? entry : {}]));
    return 'the generator reads the invalid entries as {}';
  }
  delete json[key];
  return 'it has no effect';
}
