import type { Api, NamedSchema } from '../model/api.ts';
import { reachable, referencesOf } from '../model/schemas.ts';

/** Of parts that runs have in common. */
const known = new WeakMap<object, readonly NamedSchema[]>();

/** Gives every named schema that a part of the `Api` refers to, directly or by others. */
export function reachedSchemas(api: Api): (part: object) => readonly NamedSchema[] {
  const byName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const references = (name: string): readonly string[] => byName.get(name)?.references ?? [];
  return (part) => {
    const before = known.get(part);
    // What these refer to is the same as well.
    if (before?.every((schema) => byName.get(schema.name) === schema)) return before;
    const found = [...reachable(referencesOf(part), references)].flatMap((name) => byName.get(name) ?? []);
    known.set(part, found);
    return found;
  };
}
