import type { JsonObject, JsonValue } from '../../json.ts';
import { at } from './document-view.ts';
import { get, isObject, list, typesOf } from '../document/json.ts';
import { parsePointer } from '../document/json-pointer.ts';

/** A form of a union of which nobody can tell by what tag it is known. */
export interface UntaggedForm {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly index: number;
  readonly property: string;
}

/**
 * The forms of a union with a `discriminator` that no mapping leads to and that have no name in `components`, which would be their tag (OpenAPI
 * 3.1, §4.8.25): they stand in the middle of something, and `unnamed` holds what they are called for want of one. Without those whose
 * own schema says what the tag can be, and without forms that are no objects.
 */
export function untaggedForms(json: JsonObject, document: JsonObject, unnamed: ReadonlySet<string>): UntaggedForm[] {
  const property = get(json['discriminator'], 'propertyName');
  if (unnamed.size === 0 || typeof property !== 'string') return [];
  const mapping = get(json['discriminator'], 'mapping');
  const mapped = new Set(Object.values(isObject(mapping) ? mapping : {}));
  return (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    list(json[keyword]).flatMap((form, index) => {
      const ref = get(form, '$ref');
      const isUnnamed = typeof ref === 'string' && unnamed.has(ref) && !mapped.has(ref);
      return isUnnamed && isObjectLike(form, document) && !settles(form, property, document)
        ? [{ keyword, index, property }]
        : [];
    }),
  );
}

function follow(value: JsonValue | undefined, document: JsonObject): JsonValue | undefined {
  const ref = get(value, '$ref');
  return typeof ref === 'string' && ref.startsWith('#/') ? at(document, parsePointer(ref.slice(1))) : undefined;
}

/** What has members and no type is taken for an object. */
function isObjectLike(form: JsonValue, document: JsonObject): boolean {
  const types = typesOf(follow(form, document));
  return types.length === 0 || types.includes('object');
}

function settles(
  schema: JsonValue | undefined,
  property: string,
  document: JsonObject,
  seen = new Set<JsonValue>(),
): boolean {
  if (!isObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const own = get(schema['properties'], property);
  if ([own, follow(own, document)].some((each) => ['const', 'enum'].some((key) => get(each, key) !== undefined)))
    return true;
  const beside = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => list(schema[keyword]));
  return [follow(schema, document), ...beside].some((part) => settles(part, property, document, seen));
}
