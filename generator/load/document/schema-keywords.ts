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

const isString: Fits = (value) => typeof value === 'string';
const isNumber: Fits = (value) => typeof value === 'number';
const isType = oneOf(...schemaTypes);
export const isSchema: Fits = (value) => typeof value === 'boolean' || isObject(value);

const anything: Shape = { expected: 'anything', fits: () => true };
const text: Shape = { expected: 'a string', fits: isString };
const flag: Shape = { expected: 'true or false', fits: oneOf(true, false) };
const number: Shape = { expected: 'a number', fits: isNumber };
const positive: Shape = { expected: 'a number above 0', fits: (value) => isNumber(value) && (value as number) > 0 };
const natural: Shape = {
  expected: 'a whole number, 0 or more',
  fits: (value) => Number.isInteger(value) && (value as number) >= 0,
};
const list: Shape = { expected: 'a list', fits: listOf(() => true) };
const values: Shape = { expected: 'a list of at least one value', fits: fullListOf(() => true) };
const names: Shape = { expected: 'a list of names', fits: listOf(isString) };
const namesByName: Shape = { expected: 'lists of names by name', fits: mapOf(listOf(isString)) };
const schema: Shape = { expected: 'a schema', fits: isSchema };
const schemas: Shape = { expected: 'a list of at least one schema', fits: fullListOf(isSchema) };
const schemasByName: Shape = { expected: 'schemas by name', fits: mapOf(isSchema) };
const object: Shape = { expected: 'a mapping', fits: isObject };
const types: Shape = {
  expected: `one or several of ${schemaTypes.join(', ')}`,
  fits: (value) => isType(value) || listOf(isType)(value),
};

/** Every keyword of JSON Schema 2020-12 and of OpenAPI's own vocabulary. */
export const schemaKeywords: ReadonlyMap<string, Shape> = new Map([
  ...withShape(text, '$anchor $comment $dynamicAnchor $dynamicRef $id $ref $schema'),
  ...withShape(text, 'contentEncoding contentMediaType description format pattern title'),
  ...withShape(flag, 'deprecated readOnly uniqueItems writeOnly'),
  ...withShape(number, 'exclusiveMaximum exclusiveMinimum maximum minimum'),
  ...withShape(positive, 'multipleOf'),
  ...withShape(natural, 'maxContains maxItems maxLength maxProperties minContains minItems minLength minProperties'),
  ...withShape(schema, 'additionalProperties contains contentSchema else if items not propertyNames then'),
  ...withShape(schema, 'unevaluatedItems unevaluatedProperties'),
  ...withShape(schemas, 'allOf anyOf oneOf prefixItems'),
  ...withShape(schemasByName, '$defs dependentSchemas patternProperties properties'),
  ...withShape(anything, 'const default example'),
  ...withShape(object, '$vocabulary discriminator externalDocs xml'),
  ...withShape(names, 'required'),
  ...withShape(namesByName, 'dependentRequired'),
  ...withShape(values, 'enum'),
  ...withShape(list, 'examples'),
  ...withShape(types, 'type'),
]);

function withShape(shape: Shape, keywords: string): [string, Shape][] {
  return keywords.split(' ').map((keyword) => [keyword, shape]);
}
