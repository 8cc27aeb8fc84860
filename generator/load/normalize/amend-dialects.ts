import type { JsonObject, JsonValue } from '../../json.ts';
import type { Report } from '../check/rules/rule.ts';
import { supportedDialects } from '../check/rules/keywords.ts';

/** The published versions of JSON Schema, whose keywords are mostly those of 2020-12. */
const published = /^https?:\/\/json-schema\.org\/(?:draft-0\d|draft\/20\d\d-\d\d)\/(?:hyper-)?schema#?$/;

/** Keywords that mean the same in every dialect. */
const annotations = /^(?:title|description|deprecated|x-.*)$/;

const help = 'Use JSON Schema 2020-12, the default dialect of OpenAPI 3.1.';

/**
 * Reads a schema in another published version of JSON Schema as one of 2020-12. A schema in an unknown
 * dialect accepts any value: its keywords may mean anything.
 */
export function amendDialect(json: Record<string, JsonValue>, report: Report): void {
  const { $schema: dialect } = json;
  if (typeof dialect !== 'string' || supportedDialects.test(dialect)) return;
  if (published.test(dialect)) {
    delete json['$schema'];
    const message = `the generator reads a schema in the dialect ${dialect} as JSON Schema 2020-12, so keywords with another meaning there are not checked`;
    return report(['$schema'], message, { help, once: dialect });
  }
  for (const key of Object.keys(json)) if (!annotations.test(key)) delete json[key];
  const message = `the generator does not know the dialect ${dialect}, so nothing in this schema is checked and any value is accepted`;
  report(['$schema'], message, { help, once: dialect });
}

/**
 * The dialect of all schemas. Without their types a document is useless, so the generator reads them as
 * 2020-12.
 */
export function amendDefaultDialect(document: JsonObject, report: Report): void {
  const { jsonSchemaDialect: dialect } = document;
  if (dialect === undefined || supportedDialects.test(String(dialect))) return;
  delete (document as Record<string, JsonValue>)['jsonSchemaDialect'];
  const message = `the generator reads the dialect ${String(dialect)} as JSON Schema 2020-12, so keywords that the dialect adds or changes are not checked`;
  report(['jsonSchemaDialect'], message, { help });
}

/** The bundler has resolved the other references of draft 2019-09. */
export function amendRecursion(json: Record<string, JsonValue>, report: Report): void {
  delete json['$recursiveAnchor'];
  const { $recursiveRef: ref } = json;
  if (ref === undefined) return;
  delete json['$recursiveRef'];
  const message = `$recursiveRef must be '#', not ${JSON.stringify(ref)}, so any value is accepted there`;
  report(['$recursiveRef'], message, { help: 'Use $ref or $dynamicRef.' });
}
