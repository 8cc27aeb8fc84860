import type { JsonObject } from '../../json.ts';
import type { Finding } from './finding.ts';
import { isOpenapi } from './is-openapi.ts';
import { openapiFindings, type SchemaError } from './openapi-errors.ts';

/**
 * Validates a document against OpenAPI 3.1 with swagger-parser. Rules check the schemas inside. In a
 * third-party document each finding is a warning, because the generator treats an invalid member as missing.
 *
 * swagger-parser compiles the OpenAPI schema in each call (150 ms) and visits every reference. Therefore it
 * runs only for a document that the same schema, compiled once, does not accept.
 */
export async function checkOpenapi(document: JsonObject, strict: boolean): Promise<Finding[]> {
  const found = await schemaFindings(document);
  return strict
    ? found
    : found.map((finding) => ({ ...finding, options: { ...finding.options, severity: 'warning' } }));
}

async function schemaFindings(document: JsonObject): Promise<Finding[]> {
  // The root file could not be read, which has been reported.
  if (document['openapi'] === undefined) return [];
  // The schema accepts 3.1.0 to 3.1.2, which do not differ.
  const read = { ...document, openapi: '3.1.1' };
  const satisfies = isOpenapi();
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
    const details =
      error instanceof Error && 'details' in error ? (error.details as readonly SchemaError[]) : undefined;
    if (details !== undefined) return openapiFindings(details, document);
    const message = error instanceof Error ? error.message : String(error);
    return [
      {
        code: 'openapi-invalid',
        path: /API version number/.test(message) ? ['info', 'version'] : [],
        message: message.replace(/\.$/, ''),
      },
    ];
  }
}
