import type { JsonValue } from '../../../json.ts';
import { literal } from '../../code.ts';
import { failIf, type Keyword, type Place } from '../place.ts';
import { comparisons } from './comparisons.ts';
import { limits } from './limits.ts';

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

/** `x-max-bytes`: the value's size as compact UTF-8 JSON. */
export const SIZE_KEYWORDS = limits({
  'x-max-bytes': (limit, { scope, value }) => `${scope.runtime('exceedsBytes')}(${value}, ${limit})`,
});
