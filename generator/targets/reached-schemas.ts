import type { Api, EventVersion, NamedSchema, Operation } from '../model/api.ts';
import { reachable } from '../model/schemas.ts';

/** A part of the `Api` that refers to named schemas. */
export type Referring = Operation | EventVersion | NamedSchema;

/** Returns a function that lists every named schema that parts of the `Api` reach. */
export function reachedSchemas(api: Api): (parts: readonly Referring[]) => readonly NamedSchema[] {
  const byName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  return (parts) => {
    const direct = parts.flatMap(({ references }) => references);
    return [...reachable(direct, (name) => byName.get(name)?.references ?? [])].flatMap(
      (name) => byName.get(name) ?? [],
    );
  };
}
