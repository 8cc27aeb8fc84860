import type { JsonValue } from '../../json.ts';
import type { Finding } from '../check/finding.ts';
import { isObject } from '../document/json.ts';
import { misfit } from '../check/rules/keyword-value.ts';
import { type Shape, schemaKeywords } from '../document/schema-keywords.ts';

/** Of a map of schemas, one entry may be wrong where the others are right. */
const MAPS: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/**
 * A keyword whose value is none, such as `required: true` at a property or `type: file`, both from older versions, checks nothing:
 * it is left out. A number in quotes is read as the number, and an entry of `properties` that is no schema as one that takes anything.
 */
export function amendKeywords(json: Record<string, JsonValue>, path: Finding['path'], found: Finding[]): void {
  for (const key of Object.keys(json)) {
    const shape = schemaKeywords.get(key);
    const value = json[key]!;
    if (shape === undefined || shape.fits(value)) continue;
    const effect = mend(json, key, value, shape);
    const options = { severity: 'warning', once: `${key} ${JSON.stringify(value)}` } as const;
    const message = `${misfit(key, shape, value)}, so ${effect}`;
    found.push({ code: 'keyword-value', path: [...path, key], message, options });
  }
}

/** Gives what became of it. */
function mend(json: Record<string, JsonValue>, key: string, value: JsonValue, shape: Shape): string {
  if (typeof value === 'string' && value !== '' && shape.fits(Number(value))) {
    json[key] = Number(value);
    return `it is read as ${value}`;
  }
  if (MAPS.has(key) && isObject(value)) {
    const isSchema = (entry: JsonValue): boolean => typeof entry === 'boolean' || isObject(entry);
    json[key] = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, isSchema(entry) ? entry : {}]));
    return 'those that are none are read as {}';
  }
  delete json[key];
  return 'it checks nothing';
}
