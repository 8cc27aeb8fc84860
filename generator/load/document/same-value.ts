import type { JsonObject, JsonValue } from '../../json.ts';
import { at, isObject, list, parsePointer, type Path } from './json.ts';

type Schema = JsonValue | undefined;

/** Returns the target of a schema's `$ref`. */
export type Follow = (schema: JsonObject) => Schema;

/**
 * Whether a schema says something about each of its values: itself, by its `$ref`, by a part of its `allOf`,
 * or by every form of its `anyOf` or `oneOf`. `isForm` leaves out forms.
 */
export function saysOfAll(
  schema: Schema,
  says: (schema: Schema) => boolean,
  follow: Follow,
  isForm: (form: JsonValue) => boolean = () => true,
  around: readonly JsonValue[] = [],
): boolean {
  if (says(schema)) return true;
  if (!isObject(schema) || around.includes(schema)) return false;
  const inside = (part: Schema): boolean => saysOfAll(part, says, follow, isForm, [...around, schema]);
  return (
    (typeof schema['$ref'] === 'string' && inside(follow(schema))) ||
    list(schema['allOf']).some(inside) ||
    [schema['anyOf'], schema['oneOf']].some((union) => {
      const forms = list(union).filter(isForm);
      return forms.length > 0 && forms.every(inside);
    })
  );
}

/** A schema among those that one value must satisfy together. */
export interface Part {
  readonly json: JsonObject;
  readonly path: Path;
}

/** The schema, the target of its reference, and the members of `allOf`, with theirs, each once. */
export function partsOf(schema: Schema, document: JsonObject, path: Path = []): Part[] {
  const parts = new Map<JsonValue, Part>();
  const visit = (json: Schema, path: Path): void => {
    if (!isObject(json) || parts.has(json)) return;
    parts.set(json, { json, path });
    const ref = json['$ref'];
    if (typeof ref === 'string' && ref.startsWith('#/')) {
      const target = parsePointer(ref.slice(1));
      visit(at(document, target), target);
    }
    list(json['allOf']).forEach((part, index) => visit(part, [...path, 'allOf', index]));
  };
  visit(schema, path);
  return [...parts.values()];
}
