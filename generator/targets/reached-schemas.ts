import type { JsonValue } from '../json.ts';
import type { Api, NamedSchema } from '../model/api.ts';
import { directReferences, reachable } from '../model/schemas.ts';

/** Gives every named schema that a part of the `Api` refers to, directly or by others. */
export function reachedSchemas(api: Api): (part: object) => NamedSchema[] {
  const byName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const references = (name: string): readonly string[] => byName.get(name)?.references ?? [];
  return (part) => [...reachable(referencesOf(part), references)].flatMap((name) => byName.get(name) ?? []);
}

/** Of a part that runs have in common, looked for once. */
const known = new WeakMap<object, readonly string[]>();

function referencesOf(part: object): readonly string[] {
  const before = known.get(part);
  if (before !== undefined) return before;
  const found = directReferences(part as JsonValue);
  known.set(part, found);
  return found;
}
