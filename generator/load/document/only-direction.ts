import type { JsonObject, JsonValue } from '../../json.ts';
import { schema as schemaKind } from './grammar.ts';
import { type Draft, entries, followed, get, isObject, list } from './json.ts';
import { walk } from './walk.ts';

/** What a value is part of. A webhook's payload counts as a response, because the API sends it. */
export type Direction = 'request' | 'response';

type Follow = (schema: JsonObject) => JsonValue | undefined;

/**
 * The only direction in which a property is sent (JSON Schema Validation §9.4): a read-only property in
 * responses, a write-only one in requests. `follow` returns the target of a schema's `$ref`.
 */
export function onlyDirection(property: JsonValue | undefined, follow: Follow): Direction | undefined {
  if (hasMark(property, 'readOnly', follow, [])) return 'response';
  return hasMark(property, 'writeOnly', follow, []) ? 'request' : undefined;
}

/** Whether the annotation applies to every value of the schema but null, wherever the schema has it. */
function hasMark(schema: JsonValue | undefined, mark: string, follow: Follow, inside: readonly JsonValue[]): boolean {
  if (!isObject(schema) || inside.includes(schema)) return false;
  if (schema[mark] === true) return true;
  const isMarked = (part: JsonValue | undefined): boolean => hasMark(part, mark, follow, [...inside, schema]);
  const inEach = (forms: readonly JsonValue[]): boolean => {
    const others = forms.filter((form) => get(form, 'type') !== 'null');
    return others.length > 0 && others.every(isMarked);
  };
  return (
    (typeof schema['$ref'] === 'string' && isMarked(follow(schema))) ||
    list(schema['allOf']).some(isMarked) ||
    inEach(list(schema['anyOf'])) ||
    inEach(list(schema['oneOf']))
  );
}

/**
 * Changes a document so that no schema requires a property that only the other direction has: for a
 * validator that does not know directions. Without a direction, it removes the properties of either from
 * `required`.
 */
export function relaxRequired(document: JsonObject, direction?: Direction): void {
  let isMarked = false;
  walk(document, (json, kind) => {
    isMarked ||= kind === schemaKind && (json['readOnly'] === true || json['writeOnly'] === true);
  });
  if (!isMarked) return;
  const follow = (reference: JsonObject): JsonObject | undefined => followed(document, reference);
  const isOther = ([, property]: [string, JsonValue]): boolean => {
    const only = onlyDirection(property, follow);
    return only !== undefined && only !== direction;
  };
  const othersOf = (schema: JsonValue | undefined, inside: readonly JsonValue[] = []): string[] => {
    if (!isObject(schema) || inside.includes(schema)) return [];
    const target = schema['$ref'] === undefined ? undefined : follow(schema);
    const parts = [target, ...list(schema['allOf'])].flatMap((part) => othersOf(part, [...inside, schema]));
    const own = entries(schema['properties']).filter(isOther);
    return [...parts, ...own.map(([name]) => name)];
  };
  walk(document, (json, kind) => {
    const names = kind === schemaKind ? othersOf(json) : [];
    if (names.length > 0) removeRequired(json, new Set(names));
  });
}

function removeRequired(schema: JsonValue, names: ReadonlySet<string>): void {
  if (!isObject(schema)) return;
  const { required } = schema;
  if (Array.isArray(required))
    (schema as Draft)['required'] = required.filter((name: JsonValue) => !names.has(name as string));
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const part of list(schema[keyword])) removeRequired(part, names);
}
