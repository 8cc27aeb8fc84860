import type { JsonValue } from '../../json.ts';
import { isObject } from './json.ts';

/** The valid values of a keyword; `expected` completes the message `must be …`. */
export interface Shape {
  readonly expected: string;
  readonly fits: (value: JsonValue) => boolean;
}

export const schemaTypes: readonly string[] = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

const isString = (value: JsonValue): value is string => typeof value === 'string';
const isSchema = (value: JsonValue): boolean => typeof value === 'boolean' || isObject(value);
const isNatural = (value: JsonValue): boolean => Number.isInteger(value) && (value as number) >= 0;
const listOf = (fits: (value: JsonValue) => boolean, value: JsonValue): boolean =>
  Array.isArray(value) && value.every(fits);
const mapOf = (fits: (value: JsonValue) => boolean, value: JsonValue): boolean =>
  isObject(value) && Object.values(value).every(fits);

const anything: Shape = { expected: 'anything', fits: () => true };
const text: Shape = { expected: 'a string', fits: isString };
const flag: Shape = { expected: 'true or false', fits: (value) => typeof value === 'boolean' };
const number: Shape = { expected: 'a number', fits: (value) => typeof value === 'number' };
const positive: Shape = { expected: 'a number above 0', fits: (value) => typeof value === 'number' && value > 0 };
const natural: Shape = { expected: 'a whole number, 0 or more', fits: isNatural };
const list: Shape = { expected: 'a list', fits: (value) => Array.isArray(value) };
const values: Shape = {
  expected: 'a list of at least one value',
  fits: (value) => Array.isArray(value) && value.length > 0,
};
const names: Shape = { expected: 'a list of names', fits: (value) => listOf(isString, value) };
const namesByName: Shape = {
  expected: 'lists of names by name',
  fits: (value) => mapOf((each) => listOf(isString, each), value),
};
const schema: Shape = { expected: 'a schema', fits: isSchema };
const schemas: Shape = {
  expected: 'a list of at least one schema',
  fits: (value) => listOf(isSchema, value) && (value as readonly JsonValue[]).length > 0,
};
const schemasByName: Shape = { expected: 'schemas by name', fits: (value) => mapOf(isSchema, value) };
const object: Shape = { expected: 'a mapping', fits: isObject };
const types: Shape = {
  expected: `one or several of ${schemaTypes.join(', ')}`,
  fits: (value) =>
    isString(value)
      ? schemaTypes.includes(value)
      : listOf((each) => isString(each) && schemaTypes.includes(each), value),
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
