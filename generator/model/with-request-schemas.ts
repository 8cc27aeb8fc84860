import type { JsonValue } from '../json.ts';
import type { Api } from './api.ts';
import { directReferences, reachable } from './schemas.ts';

/** The same `Api` with the schemas marked that a request can contain, which depends on all operations. */
export function withRequestSchemas(api: Api): Api {
  const requests = api.operations.map(({ parameters, body }) => [parameters, body]);
  const references = new Map(api.schemas.map((schema) => [schema.name, schema.references]));
  const names = reachable(directReferences(requests as unknown as JsonValue), (name) => references.get(name) ?? []);
  return { ...api, schemas: api.schemas.map((schema) => ({ ...schema, inRequests: names.has(schema.name) })) };
}
