import { schemaRule } from './rule.ts';
import type { JsonObject, JsonValue } from '../../../json.ts';
import { followed, get, isObject, list, typesOf } from '../../document/json.ts';

/** The name that the bundler derives for a nested schema is not a useful discriminator value. */
export const discriminatorUnmapped = schemaRule('discriminator-unmapped', (json, report, { document, unnamed }) => {
  for (const { keyword, index, property } of unmappedVariants(json, document, unnamed))
    report([keyword, index, '$ref'], `no value of the discriminator '${property}' selects this schema`);
});

/**
 * Finds the variants of a union with a `discriminator` that no mapping leads to and that have no name in
 * `components` (OpenAPI 3.1, Discriminator Object: the name would be the value). `unnamed` lists the
 * schemas whose name the bundler derived. Skips variants whose own schema fixes the value, and variants
 * that are not objects.
 */
export function unmappedVariants(
  json: JsonObject,
  document: JsonObject,
  unnamed: ReadonlySet<string>,
): { readonly keyword: 'oneOf' | 'anyOf'; readonly index: number; readonly property: string }[] {
  const property = get(json['discriminator'], 'propertyName');
  if (unnamed.size === 0 || typeof property !== 'string') return [];
  const mapping = get(json['discriminator'], 'mapping');
  const mapped = new Set(Object.values(isObject(mapping) ? mapping : {}));
  return (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    list(json[keyword]).flatMap((variant, index) => {
      const ref = get(variant, '$ref');
      const isUnnamed = typeof ref === 'string' && unnamed.has(ref) && !mapped.has(ref);
      return isUnnamed && isObjectSchema(variant, document) && !fixesValue(variant, property, document)
        ? [{ keyword, index, property }]
        : [];
    }),
  );
}

/** A schema without a type counts as an object here. */
function isObjectSchema(variant: JsonValue, document: JsonObject): boolean {
  const types = typesOf(followed(document, variant));
  return types.length === 0 || types.includes('object');
}

/** Whether the schema itself restricts the discriminator property with `const` or `enum`. */
function fixesValue(
  schema: JsonValue | undefined,
  property: string,
  document: JsonObject,
  seen = new Set<JsonValue>(),
): boolean {
  if (!isObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const own = get(schema['properties'], property);
  if ([own, followed(document, own)].some((each) => ['const', 'enum'].some((key) => get(each, key) !== undefined)))
    return true;
  const beside = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => list(schema[keyword]));
  return [followed(document, schema), ...beside].some((part) => fixesValue(part, property, document, seen));
}
