import type { Api, NamedSchema } from '../model/api.ts';
import { reachable, referencesOf } from '../model/schemas.ts';

/** Gives every named schema that a part of the `Api` refers to, directly or by others. */
export function reachedSchemas(api: Api): (part: object) => NamedSchema[] {
  const byName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const references = (name: string): readonly string[] => byName.get(name)?.references ?? [];
  return (part) => [...reachable(referencesOf(part), references)].flatMap((name) => byName.get(name) ?? []);
}
