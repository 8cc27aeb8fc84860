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
 * `components` (OpenAPI 3.1, Discriminator Object: the name would be the value). `unnamed` lists the schemas
 * whose name the bundler derived. Skips variants that fix the value, or are not objects.
 */
export function unmappedVariants(json: JsonObject, document: JsonObject, unnamed: ReadonlySet<string>) {
  const property = get(json['discriminator'], 'propertyName');
  if (unnamed.size === 0 || typeof property !== 'string') return [];
  const mapping = get(json['discriminator'], 'mapping');
  const mapped = new Set(Object.values(isObject(mapping) ? mapping : {}));
  /** Whether the schema itself restricts the discriminator property with `const` or `enum`. */
  const fixesValue = (schema: JsonValue | undefined, seen: Set<JsonValue>): boolean => {
    if (!isObject(schema) || seen.has(schema)) return false;
    seen.add(schema);
    const own = get(schema['properties'], property);
    const forms = [own, followed(document, own)];
    if (forms.some((each) => get(each, 'const') !== undefined || get(each, 'enum') !== undefined)) return true;
    const beside = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => list(schema[keyword]));
    return [followed(document, schema), ...beside].some((part) => fixesValue(part, seen));
  };
  return (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    list(json[keyword]).flatMap((variant, index) => {
      const ref = get(variant, '$ref');
      if (typeof ref !== 'string' || !unnamed.has(ref) || mapped.has(ref)) return [];
      const types = typesOf(followed(document, variant));
      // A schema without a type counts as an object here.
      const isObjectSchema = types.length === 0 || types.includes('object');
      return isObjectSchema && !fixesValue(variant, new Set()) ? [{ keyword, index, property }] : [];
    }),
  );
}
