import type { JsonObject, JsonValue } from '../../json.ts';
import { schema as schemaKind } from './grammar.ts';
import { entries, followed, get, isObject, list } from './json.ts';
import { type Direction, onlyDirection } from './only-direction.ts';
import { walk } from './walk.ts';

const IN_PLACE = ['allOf', 'anyOf', 'oneOf'] as const;

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
  walk(document, (json, kind) => {
    if (kind !== schemaKind) return;
    const names = new Set<JsonValue>();
    addOneWay(names, json, document, direction, []);
    if (names.size > 0) removeRequired(json, names);
  });
}

function addOneWay(
  names: Set<JsonValue>,
  schema: JsonValue | undefined,
  document: JsonObject,
  direction: Direction | undefined,
  inside: readonly JsonValue[],
): void {
  if (!isObject(schema) || inside.includes(schema)) return;
  const below = [...inside, schema];
  const follow = (reference: JsonObject): JsonObject | undefined => followed(document, reference);
  if (schema['$ref'] !== undefined) addOneWay(names, follow(schema), document, direction, below);
  for (const part of list(schema['allOf'])) addOneWay(names, part, document, direction, below);
  for (const [name, property] of entries(schema['properties'])) {
    const only = onlyDirection(property, follow);
    if (only !== undefined && only !== direction) names.add(name);
  }
}

function removeRequired(schema: JsonValue, names: ReadonlySet<JsonValue>): void {
  if (!isObject(schema)) return;
  const required = get(schema, 'required');
  if (Array.isArray(required))
    (schema as Record<string, JsonValue>)['required'] = required.filter((name: JsonValue) => !names.has(name));
  for (const keyword of IN_PLACE) for (const part of list(schema[keyword])) removeRequired(part, names);
}
