import type { JsonObject } from '../../json.ts';
import type { Finding } from './finding.ts';
import { isOpenapi } from './is-openapi.ts';
import { openapiFindings, type SchemaError } from './openapi-errors.ts';

/**
 * What of the document is not valid OpenAPI 3.1, by swagger-parser. Schemas are not its concern; rules of the house look at those.
 * In documents of others each is a warning: what is not there or of another kind is read as nothing.
 * It compiles the OpenAPI schema each time, which takes 150 ms whatever the document's size, and looks at every reference, which takes
 * as long again in a large one; so it is asked only about a document of which the same schema, compiled once, says something worth saying.
 */
export async function checkOpenapi(document: JsonObject, strict: boolean): Promise<Finding[]> {
  const found = await schemaFindings(document);
  return strict
    ? found
    : found.map((finding) => ({ ...finding, options: { ...finding.options, severity: 'warning' } }));
}

async function schemaFindings(document: JsonObject): Promise<Finding[]> {
  // The root file could not be read; that has been reported.
  if (document['openapi'] === undefined) return [];
  // The version that is read, of 3.1.0 to 3.1.2, which do not differ.
  const read = { ...document, openapi: '3.1.1' };
  const satisfies = isOpenapi();
  if (satisfies(read) || openapiFindings(satisfies.errors ?? [], document).length === 0) return [];
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  // Nothing is dereferenced: the schema knows references, and places stay what they are.
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
