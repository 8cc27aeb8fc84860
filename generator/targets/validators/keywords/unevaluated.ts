import type { JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';
import { list, object } from '../../../model/reader.ts';
import { checkItem, checkMember, itemPath, type Keyword, memberOf, type Place, report, when } from '../place.ts';
import type { PreparedObject, PreparedSchema } from '../prepare-schema.ts';
import type { ModuleScope } from '../module-scope.ts';
import { holds } from './logic.ts';
import { comparisons } from './values.ts';

/** A test whether a member or an item is evaluated; `true` and `false` where the schema decides it. */
type Test = string | boolean;

/** What a schema evaluates by itself, and the keyword in a subschema that evaluates all that is left. */
interface Reach {
  readonly rest: 'unevaluatedProperties' | 'unevaluatedItems';
  own(schema: PreparedObject): Test;
}

export const unevaluatedProperties: Keyword = (schema: PreparedSchema, parent, place) => {
  const key = place.locals.local('key');
  const own = (at: PreparedObject): Test =>
    'additionalProperties' in at ? true : either(listedMember(place.scope, key, at));
  const check =
    schema === false
      ? report(place, 'unevaluatedProperties', `{ unevaluatedProperty: ${key} }`)
      : checkMember(key, schema, place);
  return unevaluated(check, parent, { rest: 'unevaluatedProperties', own }, place, `const ${key} in ${place.value}`);
};

export const unevaluatedItems: Keyword = (schema: PreparedSchema, parent, place) => {
  const index = place.locals.local('i');
  const own = ({ items, prefixItems, contains }: PreparedObject): Test => {
    if (items !== undefined) return true;
    const item = { ...place, value: `${place.value}[${index}]` };
    return either([
      Array.isArray(prefixItems) && `${index} < ${prefixItems.length}`,
      contains !== undefined && holds(contains as PreparedSchema, 'checkItem', item),
    ]);
  };
  const check =
    schema === false
      ? report(place, 'unevaluatedItems', '{}', itemPath(place.path, index))
      : checkItem(index, schema, place);
  const loop = `let ${index} = 0; ${index} < ${place.value}.length; ${index}++`;
  return unevaluated(check, parent, { rest: 'unevaluatedItems', own }, place, loop);
};

/** Tests of which one holds when the schema lists the member whose name a variable holds. */
export function listedMember(scope: ModuleScope, key: string, schema: PreparedObject): string[] {
  const { properties, patternProperties } = schema;
  const patterns = Object.keys(object(patternProperties)).map((source) => `${scope.pattern(source)}.test(${key})`);
  return [...comparisons(scope, key, Object.keys(object(properties))), ...patterns];
}

/** A loop that checks whatever the schema `parent` does not evaluate. */
function unevaluated(check: string, parent: PreparedObject, reach: Reach, place: Place, loop: string): string {
  const verdicts: string[] = [];
  const test = evaluated(place, parent, reach, verdicts);
  if (check === '' || test === true) return '';
  return `${verdicts.join(' ')} for (${loop}) { ${test === false ? check : when(`!(${test})`, check)} }`;
}

/** A schema that a value does not fit evaluates nothing. `verdicts` receives constants for the test. */
function evaluated(place: Place, schema: PreparedObject, reach: Reach, verdicts: string[]): Test {
  const verdict = (part: JsonValue): Test => {
    if (typeof part === 'boolean') return part;
    const name = place.locals.local('holds');
    verdicts.push(`const ${name} = ${holds(object(part), 'checkForm', place)};`);
    return name;
  };
  const inside = (part: JsonValue | undefined): Test =>
    isObject(part) && (reach.rest in part || evaluated(place, part, reach, verdicts));
  const { if: condition, then, else: otherwise } = schema;
  const forms = [...list(schema['anyOf']), ...list(schema['oneOf'])];
  const dependent = Object.entries(object(schema['dependentSchemas']));
  const tests = [
    reach.own(schema),
    ...list(schema['allOf']).map(inside),
    ...forms.map((form) => both(inside(form), () => verdict(form))),
    ...dependent.map(([name, part]) => both(inside(part), () => `${memberOf(place, name)} !== undefined`)),
  ];
  if (condition !== undefined) {
    const met = verdict(condition);
    const unmet = typeof met === 'boolean' ? !met : `!${met}`;
    tests.push(both(either([inside(condition), inside(then)]), () => met));
    tests.push(both(inside(otherwise), () => unmet));
  }
  return either(tests);
}

function either(tests: readonly Test[]): Test {
  if (tests.includes(true)) return true;
  const codes = tests.filter((test) => test !== false);
  return codes.length === 0 ? false : codes.map((code) => `(${String(code)})`).join(' || ');
}

function both(test: Test, condition: () => Test): Test {
  if (test === false) return false;
  const first = condition();
  if (first === false || test === true) return first;
  return first === true ? test : `(${first}) && (${test})`;
}
