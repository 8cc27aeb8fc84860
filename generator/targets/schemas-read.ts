import type { JsonObject, JsonValue } from '../json.ts';
import type { Api, NamedSchema } from '../model/api.ts';
import { isCompound, isObject } from '../model/canonical.ts';
import { memoized } from '../model/memoized.ts';
import { list, object } from '../model/reader.ts';
import { referencedName } from '../model/schemas.ts';
import { reachedSchemas, type Referring } from './reached-schemas.ts';

/** Keywords whose subschemas apply to the same value as their own schema. */
const SAME_VALUE_LISTS = ['allOf', 'anyOf', 'oneOf'];
const SAME_VALUE = ['if', 'then', 'else', 'not'];

/**
 * Returns a function that lists the named schemas whose content can show in the types and checks of parts of
 * the `Api`: those that the parts refer to directly; from there on, those that apply to the same value, and
 * those that are not plain objects or arrays, such as enumerations. Code refers to all others by name alone.
 * A module with `unevaluated…` keywords has copies of what it reaches.
 */
export function schemasRead(api: Api): (parts: readonly Referring[]) => readonly NamedSchema[] {
  const byName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const reached = reachedSchemas(api);
  const all = api.hasUnevaluated ? [...api.operations, ...api.events, ...api.schemas] : [];
  const copying = new Set(all.filter((part) => usesUnevaluated(part as unknown as JsonValue)));
  const next = new Map<string, readonly string[]>();
  const readBy = ({ name, json, references }: NamedSchema): readonly string[] =>
    memoized(next, name, () => [
      ...sameValueNames(json),
      ...references.filter((other) => !isPlainCompound(byName.get(other)?.json)),
    ]);
  return (parts) => {
    if (parts.some((part) => copying.has(part))) return reached(parts);
    const found = new Map<string, NamedSchema>();
    const pending = parts.flatMap(({ references }) => references).toReversed();
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const schema = byName.get(name);
      if (schema === undefined || found.has(name)) continue;
      found.set(name, schema);
      pending.push(...readBy(schema));
    }
    return [...found.values()];
  };
}

function sameValueNames(json: JsonValue | undefined): string[] {
  if (!isObject(json)) return [];
  const name = referencedName(json);
  const parts = [
    ...SAME_VALUE_LISTS.flatMap((keyword) => list(json[keyword])),
    ...SAME_VALUE.map((keyword) => json[keyword]),
    ...Object.values(object(json['dependentSchemas'])),
  ];
  return [...(name === undefined ? [] : [name]), ...parts.flatMap(sameValueNames)];
}

/**
 * An object or array whose own keywords do not limit it to some values: it is not copied where it is used.
 */
function isPlainCompound(json: JsonValue | undefined): boolean {
  const { type, ...schema }: JsonObject = object(json);
  const limits = ['$ref', 'const', 'enum', ...SAME_VALUE_LISTS];
  return (type === 'object' || type === 'array') && limits.every((keyword) => schema[keyword] === undefined);
}

function usesUnevaluated(value: JsonValue): boolean {
  if (!isCompound(value)) return false;
  if (Array.isArray(value)) return value.some(usesUnevaluated);
  return Object.keys(value).some(
    (key) =>
      key === 'unevaluatedProperties' || key === 'unevaluatedItems' || usesUnevaluated((value as JsonObject)[key]!),
  );
}
