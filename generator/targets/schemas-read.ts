import type { JsonObject, JsonValue } from '../json.ts';
import type { Api, JsonSchema, NamedSchema, Referring } from '../model/api.ts';
import { memoized } from '../model/memoized.ts';
import { object } from '../model/reader.ts';
import { branches, reachable, referencedName } from '../model/schemas.ts';

/** Returns a function that lists named schemas of which the text about parts of the `Api` is made. */
type SchemasOf = (parts: readonly Referring[]) => readonly NamedSchema[];

/** Schemas by their names in the document. Compute it once for a target: there can be thousands. */
export function namedSchemas({ schemas }: Api): ReadonlyMap<string, JsonSchema> {
  return new Map(schemas.map(({ name, json }) => [name, json]));
}

/** Returns a function that lists every named schema that parts of the `Api` reach. */
export function reachedSchemas(api: Api): SchemasOf {
  return reaching(api, ({ references }) => references);
}

/** Keywords whose subschemas apply to the same value as their own schema. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'];

/**
 * Returns a function that lists the named schemas whose content can show in the types and checks of parts of
 * the `Api`: those that the parts refer to directly; from there on, those that apply to the same value, and
 * those that are not plain objects or arrays, such as enumerations. Code refers to all others by name alone.
 * A module with `unevaluated…` keywords has copies of what it reaches.
 */
export function schemasRead(api: Api): SchemasOf {
  const named = namedSchemas(api);
  const next = new Map<string, readonly string[]>();
  const reached = reachedSchemas(api);
  const read = reaching(api, ({ name, json, references }) =>
    memoized(next, name, () => [
      ...sameValueNames(json),
      ...references.filter((other) => !isPlainCompound(named.get(other))),
    ]),
  );
  return (parts) => (parts.some((part) => part.hasUnevaluated) ? reached(parts) : read(parts));
}

function reaching({ schemas }: Api, next: (schema: NamedSchema) => readonly string[]): SchemasOf {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  return (parts) => {
    const direct = parts.flatMap(({ references }) => references);
    const names = reachable(direct, (name) => (byName.has(name) ? next(byName.get(name)!) : []));
    return [...names].flatMap((name) => byName.get(name) ?? []);
  };
}

function sameValueNames(json: JsonValue | undefined): string[] {
  return branches(json as JsonSchema | undefined, new Map(), SAME_VALUE).flatMap((part) => {
    const name = referencedName(part);
    const dependent = Object.values(object(part['dependentSchemas'])).flatMap(sameValueNames);
    return name === undefined ? dependent : [name, ...dependent];
  });
}

/** An object or array whose own keywords do not limit it to some values: its name replaces it in code. */
function isPlainCompound(json: JsonValue | undefined): boolean {
  const { type, ...schema }: JsonObject = object(json);
  const limits = ['$ref', 'const', 'enum', 'allOf', 'anyOf', 'oneOf'];
  return (type === 'object' || type === 'array') && limits.every((keyword) => schema[keyword] === undefined);
}
