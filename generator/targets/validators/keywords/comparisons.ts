import type { JsonValue } from '../../../json.ts';
import { object } from '../../../model/reader.ts';
import { literal } from '../../code.ts';
import type { ModuleScope } from '../module-scope.ts';
import type { PreparedObject } from '../prepared-schema.ts';

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

/** Tests of which one holds when the schema lists the member whose name a variable holds. */
export function listedMember(scope: ModuleScope, key: string, schema: PreparedObject): string[] {
  const { properties, patternProperties } = schema;
  const patterns = Object.keys(object(patternProperties)).map((source) => `${scope.pattern(source)}.test(${key})`);
  return [...comparisons(scope, key, Object.keys(object(properties))), ...patterns];
}
