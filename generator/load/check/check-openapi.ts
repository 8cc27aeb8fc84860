import type { JsonObject } from '../../json.ts';
import type { Finding } from './finding.ts';
import { isOpenapi } from './is-openapi.ts';
import { openapiFindings } from './openapi-errors.ts';

/**
 * Validates a document against OpenAPI 3.1. Rules check the schemas inside. In a third-party document each
 * finding is a warning, because the generator treats an invalid member as missing.
 */
export function checkOpenapi(document: JsonObject, strict: boolean): Finding[] {
  // The root file could not be read, which has been reported.
  if (document['openapi'] === undefined) return [];
  const satisfies = isOpenapi();
  // The schema accepts 3.1.0 to 3.1.2, which do not differ.
  if (satisfies({ ...document, openapi: '3.1.1' })) return [];
  const found = openapiFindings(satisfies.errors ?? [], document);
  return strict
    ? found
    : found.map((finding) => ({ ...finding, options: { ...finding.options, severity: 'warning' } }));
}
