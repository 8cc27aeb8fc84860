import type { Api, JsonSchema } from '../model/api.ts';

/**
 * Schemas by their names in the document. Computed once for a target, since an API can have thousands of
 * schemas.
 */
export function namedSchemas({ schemas }: Api): ReadonlyMap<string, JsonSchema> {
  return new Map(schemas.map(({ name, json }) => [name, json]));
}
