import type { Api, JsonSchema } from '../model/api.ts';

const named = new WeakMap<Api, ReadonlyMap<string, JsonSchema>>();

/** Schemas by their names in the document. */
export function namedSchemas(api: Api): ReadonlyMap<string, JsonSchema> {
  const known = named.get(api);
  if (known) return known;
  const made = new Map(api.schemas.map((schema) => [schema.name, schema.json]));
  named.set(api, made);
  return made;
}
