import type { JsonValue } from '../../json.ts';
import { isObject } from './json.ts';

export type Fits = (value: JsonValue | undefined) => boolean;

/** The valid values of a keyword or extension; `expected` completes the message `must be …`. */
export interface Shape {
  readonly expected: string;
  readonly fits: Fits;
}

export const isText: Fits = (value) => typeof value === 'string' && value !== '';
export const isCount: Fits = (value) => Number.isInteger(value) && (value as number) > 0;
export const isTexts: Fits = (value) =>
  Array.isArray(value) && value.every(isText) && new Set(value).size === value.length;

export function matching(pattern: RegExp): Fits {
  return (value) => typeof value === 'string' && pattern.test(value);
}

export function oneOf(...values: readonly JsonValue[]): Fits {
  return (value) => value !== undefined && values.includes(value);
}

export function listOf(fits: Fits): Fits {
  return (value) => Array.isArray(value) && value.every(fits);
}

export function fullListOf(fits: Fits): Fits {
  return (value) => Array.isArray(value) && value.length > 0 && value.every(fits);
}

export function mapOf(fits: Fits): Fits {
  return (value) => isObject(value) && Object.values(value).every(fits);
}

/** An object with exactly these members; a name that ends in `?` is optional. */
export const record =
  (members: Readonly<Record<string, Fits>>): Fits =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => key in members || `${key}?` in members) &&
    Object.entries(members).every(([name, fits]) => {
      const member = value[name.replace('?', '')];
      return (member === undefined && name.endsWith('?')) || fits(member);
    });

export const schemaTypes: readonly string[] = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

const isAnything: Fits = () => true;
const isString: Fits = (value) => typeof value === 'string';
const isNumber: Fits = (value) => typeof value === 'number';
const isType = oneOf(...schemaTypes);
export const isSchema: Fits = (value) => typeof value === 'boolean' || isObject(value);

/** Every keyword of JSON Schema 2020-12 and of OpenAPI's own vocabulary. */
export const schemaKeywords: ReadonlyMap<string, Shape> = new Map([
  ...keywords('$anchor $comment $dynamicAnchor $dynamicRef $id $ref $schema', 'a string', isString),
  ...keywords('contentEncoding contentMediaType description format pattern title', 'a string', isString),
  ...keywords('deprecated readOnly uniqueItems writeOnly', 'true or false', oneOf(true, false)),
  ...keywords('exclusiveMaximum exclusiveMinimum maximum minimum', 'a number', isNumber),
  ...keywords('multipleOf', 'a number above 0', (value) => isNumber(value) && (value as number) > 0),
  ...keywords(
    'maxContains maxItems maxLength maxProperties minContains minItems minLength minProperties',
    'a whole number, 0 or more',
    (value) => Number.isInteger(value) && (value as number) >= 0,
  ),
  ...keywords('additionalProperties contains contentSchema else if items not propertyNames', 'a schema', isSchema),
  ...keywords('then unevaluatedItems unevaluatedProperties', 'a schema', isSchema),
  ...keywords('allOf anyOf oneOf prefixItems', 'a list of at least one schema', fullListOf(isSchema)),
  ...keywords('$defs dependentSchemas patternProperties properties', 'schemas by name', mapOf(isSchema)),
  ...keywords('const default example', 'anything', isAnything),
  ...keywords('$vocabulary discriminator externalDocs xml', 'a mapping', isObject),
  ...keywords('required', 'a list of names', listOf(isString)),
  ...keywords('dependentRequired', 'lists of names by name', mapOf(listOf(isString))),
  ...keywords('enum', 'a list of at least one value', fullListOf(isAnything)),
  ...keywords('examples', 'a list', Array.isArray),
  ...keywords('type', `one or several of ${schemaTypes.join(', ')}`, (value) => isType(value) || listOf(isType)(value)),
]);

function keywords(names: string, expected: string, fits: Fits): [string, Shape][] {
  return names.split(' ').map((name) => [name, { expected, fits }]);
}
