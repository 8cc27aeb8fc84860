import { type JsonObject, type JsonValue, plainText } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';
import { list } from '../../../model/reader.ts';
import { CONDITIONAL, type Shape } from './shapes.ts';

/** What a page says about a value besides its type, such as a limit: `1 to 32 characters`. */
export interface Fact {
  readonly label: string;
  /** Code after the label: a pattern, or JSON Schema that this module has no text for. */
  readonly values: readonly string[];
  readonly note: string;
}

/** Rare keywords, shown as JSON Schema: a sentence would be longer. */
const SHOWN_AS_CODE = (
  'not contains unevaluatedProperties unevaluatedItems minContains maxContains dependentRequired dependentSchemas ' +
  'contentMediaType contentEncoding propertyNames'
).split(' ');

/** Every limit of a shape in `depth` lists, except enumerations, constants and defaults. */
export function limitsOf({ json, also, properties, required }: Shape, depth = 0): Fact[] {
  const must = [...required].filter((name) => !properties.has(name));
  const mustHave = must.map((name) => ({ label: 'must have', values: [name], note: '' }));
  return [...limitsIn(json), ...mustHave, ...also.flatMap(limitsIn)].map(({ label, ...fact }) => {
    const whole = 'each '.repeat(depth) + label;
    return { label: whole[0]!.toUpperCase() + whole.slice(1), ...fact };
  });
}

function limitsIn(json: JsonObject): Fact[] {
  const limits: Fact[] = [];
  const add = (label: string | undefined, ...values: readonly string[]): void => {
    if (label !== undefined) limits.push({ label, values, note: '' });
  };
  add(range(json, 'Length', 'character'));
  add(bounds(json));
  if (json['multipleOf'] !== undefined) add(`multiple of ${plainText(json['multipleOf'])}`);
  if (json['x-cap'] !== undefined) add(`more than ${plainText(json['x-cap'])} counts as ${plainText(json['x-cap'])}`);
  add(range(json, 'Items', 'item'));
  if (json['uniqueItems'] === true) add('all different');
  add(range(json, 'Properties', 'key'));
  if (json['x-max-bytes'] !== undefined) add(`at most ${plainText(json['x-max-bytes'])} bytes as JSON`);
  const message = json['x-pattern-message'];
  if (typeof json['pattern'] === 'string')
    add(typeof message === 'string' ? `must ${message}; pattern` : 'pattern', json['pattern']);
  if (json['additionalProperties'] === false || json['unevaluatedProperties'] === false) add('no other members');
  if (json['unevaluatedItems'] === false || (json['items'] === false && json['prefixItems'] !== undefined))
    add('no other items');
  else if (json['items'] === false) add('no items');
  else if (json['prefixItems'] !== undefined && isObject(json['items']))
    add('each further item', plainText(json['items']));
  const tag = isObject(json['discriminator']) ? json['discriminator']['propertyName'] : undefined;
  if (typeof tag === 'string') add('distinguished by', tag);
  const condition = conditionText(json);
  add(condition);
  for (const key of condition === undefined ? [...CONDITIONAL, ...SHOWN_AS_CODE] : SHOWN_AS_CODE) {
    const value = json[key];
    if (value !== undefined && !(value === false && key.startsWith('unevaluated'))) add(key, plainText(value));
  }
  return limits;
}

/** A pair of keywords such as `minLength` and `maxLength`. */
function range(json: JsonObject, what: 'Length' | 'Items' | 'Properties', unit: string): string | undefined {
  const { [`min${what}`]: min, [`max${what}`]: max } = json;
  const size = (value: JsonValue): string => `${plainText(value)} ${value === 1 ? unit : `${unit}s`}`;
  if (min === undefined) return max === undefined ? undefined : `at most ${size(max)}`;
  if (max === undefined) return `at least ${size(min)}`;
  return min === max ? `exactly ${size(min)}` : `${plainText(min)} to ${plainText(max)} ${unit}s`;
}

function bounds(json: JsonObject): string | undefined {
  const { minimum: min, maximum: max } = json;
  const isRange = min !== undefined && max !== undefined;
  const bound = (keyword: string, label: string): string[] =>
    json[keyword] === undefined ? [] : [`${label} ${plainText(json[keyword])}`];
  const parts = [
    ...(isRange ? [`${plainText(min)} to ${plainText(max)}`] : bound('minimum', 'at least')),
    ...bound('exclusiveMinimum', 'above'),
    ...(isRange ? [] : bound('maximum', 'at most')),
    ...bound('exclusiveMaximum', 'below'),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

/**
 * A condition as a sentence: `when type is flat: amount must be digits; currency_code must be string`.
 * Undefined unless it is about values of members and requires members, a pattern or a type.
 */
export function conditionText({ if: condition, then, else: otherwise }: JsonObject): string | undefined {
  if (!isObject(condition) || !isObject(then) || otherwise !== undefined) return undefined;
  const present = list(condition['required']);
  const when = membersOf(condition, ['required', 'properties'])?.map(([name, schema]) =>
    valueText(name, schema, present.includes(name)),
  );
  const asked = membersOf(then, ['properties', 'additionalProperties', 'required'])?.map(([name, schema]) =>
    requirementText(name, schema),
  );
  if (when === undefined || asked === undefined || [...when, ...asked].includes(undefined)) return undefined;
  const required = list(then['required']).map((name) => `${String(name)} is required`);
  return `when ${when.join(' and ')}: ${[...required, ...asked].join('; ')}`;
}

/** The members of a schema that has no keywords besides these. */
function membersOf(schema: JsonObject, keywords: readonly string[]): [string, JsonValue][] | undefined {
  const { properties } = schema;
  if (!isObject(properties) || schema['additionalProperties'] === false) return undefined;
  if (Object.keys(schema).some((key) => !keywords.includes(key))) return undefined;
  return Object.entries(properties);
}

/** A condition on a member that it does not require holds without the member, too. */
function valueText(name: string, schema: JsonValue, isPresent: boolean): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']];
  if (values.includes(undefined)) return undefined;
  return `${name} is ${[...values.map(String), ...(isPresent ? [] : ['absent'])].join(' or ')}`;
}

function requirementText(name: string, schema: JsonValue): string | undefined {
  if (!isObject(schema)) return undefined;
  const { type, pattern, 'x-pattern-message': message, ...others } = schema;
  if (Object.keys(others).length > 0) return undefined;
  if (typeof type === 'string' && pattern === undefined) return `${name} must be ${type}`;
  const isSentence = typeof message === 'string' && typeof pattern === 'string' && type === undefined;
  return isSentence ? `${name} must ${message} (${pattern})` : undefined;
}
