import type { JsonObject, JsonValue } from '../../json.ts';
import { schema as schemaKind, walk } from './grammar.ts';
import { type Draft, entries, followed, get, isObject, list } from './json.ts';
import { type Follow, partsOf, saysOfAll } from './same-value.ts';

/** What a value is part of. A webhook's payload counts as a response, because the API sends it. */
export type Direction = 'request' | 'response';

/**
 * The only direction in which a property is sent (JSON Schema Validation §9.4): a read-only property in
 * responses, a write-only one in requests. The mark applies to every value of the property but null.
 */
export function onlyDirection(property: JsonValue | undefined, follow: Follow): Direction | undefined {
  const isForm = (form: JsonValue): boolean => get(form, 'type') !== 'null';
  const isMarked = (mark: string): boolean =>
    saysOfAll(property, (schema) => get(schema, mark) === true, follow, isForm);
  if (isMarked('readOnly')) return 'response';
  return isMarked('writeOnly') ? 'request' : undefined;
}

/**
 * Changes a document so that no schema requires a property that only the other direction has, for validators
 * without directions. Without a direction, no schema requires a property of either.
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
  const othersOf = (schema: JsonObject): string[] =>
    partsOf(schema, document).flatMap(({ json }) =>
      entries(json['properties'])
        .filter(isOther)
        .map(([name]) => name),
    );
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
