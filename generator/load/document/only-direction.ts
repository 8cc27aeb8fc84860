import type { JsonObject, JsonValue } from '../../json.ts';
import { get, isObject, list } from './json.ts';

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
