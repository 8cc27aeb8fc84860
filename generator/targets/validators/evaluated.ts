import type { Code, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _, and, nil, not, or } from 'ajv/dist/compile/codegen/index.js';
import { propertyInData, usePattern } from 'ajv/dist/vocabularies/code.js';

import type { JsonObject } from '../../json.ts';
import type { CheckGen } from './check-gen.ts';
import { isOneOf } from './keywords/is-one-of.ts';
import type { PreparedObject, PreparedSchema } from './prepared-schema.ts';

/** `nil` is never, `true` always. */
type Test = Code | true;

/** What a schema looks at by itself, and the keyword below it that looks at all that is left. */
interface Reach {
  readonly rest: 'unevaluatedProperties' | 'unevaluatedItems';
  own(schema: PreparedObject): Test;
}

/** Whether something beside `unevaluatedProperties` has looked at the member called `key`. */
export function isPropertyEvaluated(cxt: KeywordCxt, key: Name): Test {
  const own = (schema: PreparedObject): Test => {
    if ('additionalProperties' in schema) return true;
    const names = Object.keys((schema['properties'] as JsonObject | undefined) ?? {});
    const patterns = Object.keys((schema['patternProperties'] as JsonObject | undefined) ?? {});
    return or(isOneOf(cxt.gen, key, names), ...patterns.map((source) => _`${usePattern(cxt, source)}.test(${key})`));
  };
  return anyOf(cxt, cxt.parentSchema, { rest: 'unevaluatedProperties', own });
}

/** Whether something beside `unevaluatedItems` has looked at the item at `index`. */
export function isItemEvaluated(cxt: KeywordCxt, index: Name): Test {
  const own = (schema: PreparedObject): Test => {
    if ('items' in schema) return true;
    const prefix = schema['prefixItems'] as readonly unknown[] | undefined;
    const matched = (cxt.gen as CheckGen).matches.get(schema);
    return or(prefix ? _`${index} < ${prefix.length}` : nil, matched ? _`${matched}.has(${index})` : nil);
  };
  return anyOf(cxt, cxt.parentSchema, { rest: 'unevaluatedItems', own });
}

/** A schema that does not hold looks at nothing; whether it did, its keyword has noted. */
function anyOf(cxt: KeywordCxt, schema: PreparedObject, reach: Reach): Test {
  const verdictOf = (part: PreparedSchema): Test => {
    if (typeof part === 'boolean') return part ? true : nil;
    return (cxt.gen as CheckGen).verdicts.get(part) ?? nil;
  };
  const inside = (part: PreparedSchema | undefined): Test => {
    if (typeof part !== 'object') return nil;
    return reach.rest in part ? true : anyOf(cxt, part, reach);
  };
  const { allOf = [], anyOf: any = [], oneOf = [], if: condition } = schema as Record<string, PreparedSchema[]>;
  const dependent = Object.entries((schema['dependentSchemas'] as JsonObject | undefined) ?? {});
  const parts: Test[] = [
    reach.own(schema),
    ...allOf.map(inside),
    ...[...any, ...oneOf].map((form) => both(verdictOf(form), () => inside(form))),
    ...dependent.map(([name, part]) =>
      both(propertyInData(cxt.gen, cxt.data, name, true), () => inside(part as PreparedSchema)),
    ),
  ];
  if (condition !== undefined) {
    const holds = verdictOf(condition as unknown as PreparedSchema);
    const [then, otherwise] = [schema['then'], schema['else']] as (PreparedSchema | undefined)[];
    parts.push(both(holds, () => either([inside(condition as unknown as PreparedSchema), inside(then)])));
    parts.push(both(opposite(holds), () => inside(otherwise)));
  }
  return either(parts);
}

function either(tests: readonly Test[]): Test {
  const codes = tests.filter((test) => test !== true);
  return codes.length < tests.length ? true : or(nil, ...codes);
}

function both(condition: Test, test: () => Test): Test {
  if (condition === nil) return nil;
  const then = test();
  if (condition === true || then === nil) return then;
  return then === true ? condition : and(condition, then);
}

function opposite(test: Test): Test {
  if (test === true) return nil;
  return test === nil ? true : not(test);
}
