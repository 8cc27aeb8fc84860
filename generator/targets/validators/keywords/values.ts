import type { JsonValue } from '../../../json.ts';
import { literal } from '../../code.ts';
import type { ModuleScope } from '../module-scope.ts';
import { failIf, type Keyword, limits, type Place } from '../place.ts';
import { FORMAT_CHECKS } from '../runtime-functions.ts';

/** Keywords of numbers, in the order in which their faults are reported. */
export const NUMBER_KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...limits({
    maximum: (limit, { value }) => `${value} > ${limit}`,
    minimum: (limit, { value }) => `${value} < ${limit}`,
    exclusiveMaximum: (limit, { value }) => `${value} >= ${limit}`,
    exclusiveMinimum: (limit, { value }) => `${value} <= ${limit}`,
    // In decimal: dividing binary fractions needs a tolerance, which accepts wrong numbers.
    multipleOf: (divisor, { scope, value }) => `!${scope.runtime('isMultipleOf')}(${value}, ${divisor})`,
  }),
  format: formatOf('number'),
};

/** Keywords of strings, in the order in which their faults are reported. */
export const STRING_KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...limits({
    maxLength: (limit, place) => `${place.value}.length > ${limit} && ${codePoints(place)} > ${limit}`,
    minLength(limit, place) {
      if (limit <= 1) return `${place.value}.length < ${limit}`;
      return `${place.value}.length < ${2 * limit - 1} && ${codePoints(place)} < ${limit}`;
    },
  }),
  // With the `u` flag (JSON Schema 2020-12, core §6.4); `x-pattern-message` is its sentence.
  pattern: (source: string, schema, place) => {
    const message = schema['x-pattern-message'];
    const said = typeof message === 'string' ? `, message: ${literal(message)}` : '';
    const isWrong = `!${place.scope.pattern(source)}.test(${place.value})`;
    return failIf(isWrong, place, 'pattern', `{ limit: ${literal(source)}${said} }`);
  },
  format: formatOf('string'),
};

/**
 * The length in characters, not UTF-16 units (JSON Schema 2020-12, validation §6.3). A character takes one
 * unit or two, so the number of units alone decides about nearly every string without reading it.
 */
function codePoints({ scope, value }: Place): string {
  return `${scope.runtime('codePoints')}(${value})`;
}

/** `format` is asserted, unlike in JSON Schema's default, for values of the type that it is about. */
function formatOf(type: 'string' | 'number'): Keyword {
  return (name: string, _schema, place) => {
    const check = FORMAT_CHECKS.get(name)!;
    if (check.type !== type) return '';
    const params = `{ limit: ${literal(name)}, message: ${literal(`be ${check.description}`)} }`;
    return failIf(`!${place.scope.runtime(check.name)}(${place.value})`, place, 'format', params);
  };
}

/** `x-max-bytes`: the value's size as compact UTF-8 JSON. */
export const SIZE_KEYWORDS = limits({
  'x-max-bytes': (limit, { scope, value }) => `${scope.runtime('exceedsBytes')}(${value}, ${limit})`,
});

export const constant: Keyword = (allowed: JsonValue, _schema, place) => {
  const { scope, value } = place;
  const isWrong = isScalar(allowed)
    ? `${value} !== ${literal(allowed)}`
    : `!${scope.runtime('equal')}(${value}, ${literal(allowed)})`;
  return failIf(isWrong, place, 'const', `{ limit: ${literal(allowed)} }`);
};

export const enumeration: Keyword = (values: readonly JsonValue[], schema, place) => {
  // One value is shorter than the name of a constant and its declaration.
  const list = values.length === 1 ? literal(values) : place.scope.constant('values', literal(values));
  const open = schema['x-open-enum'] === true ? `, open: ${isOfListedType(values, place)}` : '';
  return failIf(`!(${isListed(values, list, place)})`, place, 'enum', `{ limit: ${list}${open} }`);
};

/** Whether a value has the type of a listed one: a lenient reader of an open enumeration accepts it. */
function isOfListedType(values: readonly JsonValue[], { value }: Place): string {
  const types = new Set(values.filter((each) => each !== null).map((each) => typeof each));
  return [...types].map((type) => `typeof ${value} == ${literal(type)}`).join(' || ') || 'false';
}

function isListed(values: readonly JsonValue[], list: string, { scope, value }: Place): string {
  if (values.length === 0) return 'false';
  if (!values.every(isScalar)) return `${list}.some((one) => ${scope.runtime('equal')}(one, ${value}))`;
  return comparisons(scope, value, values, list).join(' || ');
}

function isScalar(value: JsonValue): boolean {
  return typeof value !== 'object' || value === null;
}

/** Up to this many values, comparing with each is faster than a set. */
const MOST_COMPARED = 8;

/** Tests of which one holds when a variable equals one of these scalars; `list` is their code. */
export function comparisons(
  scope: ModuleScope,
  variable: string,
  values: readonly JsonValue[],
  list = literal(values),
): string[] {
  if (values.length <= MOST_COMPARED) return values.map((value) => `${variable} === ${literal(value)}`);
  return [`${scope.constant('values', `new Set(${list})`)}.has(${variable})`];
}
