import type { JsonValue } from '../json.ts';
import type { Api, NamedSchema } from '../model/api.ts';
import { directReferences, reachable } from '../model/schemas.ts';

/** Returns a function that lists every named schema that parts of the `Api` reach. */
export function reachedSchemas(api: Api): (parts: object) => readonly NamedSchema[] {
  const byName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const references = (name: string): readonly string[] => byName.get(name)?.references ?? [];
  return (parts) =>
    [...reachable(directReferences(parts as JsonValue), references)].flatMap((name) => byName.get(name) ?? []);
}
