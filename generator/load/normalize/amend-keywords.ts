import type { JsonValue } from '../../json.ts';
import type { Report } from '../check/rules/rule.ts';
import { isObject } from '../document/json.ts';
import { misfit } from '../check/rules/keywords.ts';
import { isSchema, schemaKeywords } from '../document/schema-keywords.ts';
import type { Shape } from '../document/shape.ts';

/** Maps of schemas, in which one entry may be invalid while the others are valid. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/**
 * Removes a keyword with an invalid value, such as `required: true` on a property or `type: file`, both
 * from older versions. Reads a number in quotes as the number, and an entry of `properties` that is not a
 * schema as the schema that accepts any value.
 */
export function amendKeywords(json: Record<string, JsonValue>, report: Report): void {
  for (const key of Object.keys(json)) {
    const shape = schemaKeywords.get(key);
    const value = json[key]!;
    if (shape === undefined || shape.fits(value)) continue;
    const effect = repair(json, key, value, shape);
    report([key], `${misfit(key, shape, value)}, so ${effect}`, { once: `${key} ${JSON.stringify(value)}` });
  }
}

/** Returns the effect, for the message. */
function repair(json: Record<string, JsonValue>, key: string, value: JsonValue, shape: Shape): string {
  if (typeof value === 'string' && value !== '' && !Number.isNaN(Number(value)) && shape.fits(Number(value))) {
    json[key] = Number(value);
    return `the generator reads it as ${value}`;
  }
  if (MAPS.has(key) && isObject(value)) {
    json[key] = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, isSchema(entry) ? entry : {}]));
    return 'the generator reads the invalid entries as {}';
  }
  delete json[key];
  return 'it has no effect';
}
