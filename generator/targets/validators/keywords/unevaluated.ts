import type { JsonObject } from '../../../json.ts';
import { checkPart, itemPath, type Keyword, keyPath, memberOf, type Place, report } from '../place.ts';
import type { PreparedObject, PreparedSchema } from '../prepared-schema.ts';
import { isNamed } from './is-named.ts';
import { holds } from './logic.ts';

/** A test whether a member or an item is evaluated; `true` and `false` where the schema decides it. */
type Test = string | boolean;

/** What a schema evaluates by itself, and the keyword in a subschema that evaluates all that is left. */
interface Reach {
  readonly rest: 'unevaluatedProperties' | 'unevaluatedItems';
  own(schema: PreparedObject): Test;
}

export const unevaluatedProperties: Keyword = (schema: PreparedSchema, parent, place) => {
  const { scope, locals, value, path } = place;
  const key = locals.local('key');
  const own = (at: PreparedObject): Test => {
    if ('additionalProperties' in at) return true;
    const patterns = Object.keys((at['patternProperties'] as JsonObject | undefined) ?? {});
    const names = Object.keys((at['properties'] as JsonObject | undefined) ?? {});
    return either([
      ...isNamed(scope, key, names),
      ...patterns.map((source) => `${scope.pattern(source)}.test(${key})`),
    ]);
  };
  const check =
    schema === false
      ? report(place, 'unevaluatedProperties', `{ unevaluatedProperty: ${key} }`)
      : checkPart(place, schema, { expression: `${value}[${key}]`, path: keyPath(path, key), wanted: 'member' });
  const verdicts: string[] = [];
  const test = evaluated(place, parent as PreparedObject, { rest: 'unevaluatedProperties', own }, verdicts);
  return loop(test, check, verdicts, `for (const ${key} in ${value})`);
};

export const unevaluatedItems: Keyword = (schema: PreparedSchema, parent, place) => {
  const { locals, value, path } = place;
  const index = locals.local('i');
  const at = itemPath(path, index);
  const own = (one: PreparedObject): Test => {
    if ('items' in one) return true;
    const prefix = one['prefixItems'] as readonly unknown[] | undefined;
    const part = { ...place, value: `${value}[${index}]` };
    return either([
      prefix ? `${index} < ${prefix.length}` : false,
      'contains' in one ? holds(one['contains'] as PreparedSchema, 'checkItem', part) : false,
    ]);
  };
  const check =
    schema === false
      ? report(place, 'unevaluatedItems', '{}', at)
      : checkPart(place, schema, { expression: `${value}[${index}]`, path: at, wanted: 'item' });
  const verdicts: string[] = [];
  const test = evaluated(place, parent as PreparedObject, { rest: 'unevaluatedItems', own }, verdicts);
  return loop(test, check, verdicts, `for (let ${index} = 0; ${index} < ${value}.length; ${index}++)`);
};

function loop(test: Test, check: string, verdicts: readonly string[], head: string): string {
  if (check === '' || test === true) return '';
  const body = test === false ? check : `if (!(${test})) { ${check} }`;
  return `${verdicts.join(' ')} ${head} { ${body} }`;
}

/** A schema that the value does not fit evaluates nothing. `verdicts` receives constants that the test reads. */
function evaluated(place: Place, schema: PreparedObject, reach: Reach, verdicts: string[]): Test {
  const verdict = (part: PreparedSchema): Test => {
    if (typeof part === 'boolean') return part;
    const name = place.locals.local('holds');
    verdicts.push(`const ${name} = ${holds(part, 'checkForm', place)};`);
    return name;
  };
  const inside = (part: PreparedSchema | undefined): Test => {
    if (typeof part !== 'object') return false;
    return reach.rest in part ? true : evaluated(place, part, reach, verdicts);
  };
  const { allOf = [], anyOf = [], oneOf = [], if: condition } = schema as Record<string, PreparedSchema[]>;
  const dependent = Object.entries((schema['dependentSchemas'] as JsonObject | undefined) ?? {});
  const tests: Test[] = [
    reach.own(schema),
    ...allOf.map(inside),
    ...[...anyOf, ...oneOf].map((form) => both(inside(form), () => verdict(form))),
    ...dependent.map(([name, part]) =>
      both(inside(part as PreparedSchema), () => `${memberOf(place, name)} !== undefined`),
    ),
  ];
  if (condition !== undefined) {
    const met = verdict(condition as unknown as PreparedSchema);
    const unmet = typeof met === 'boolean' ? !met : `!${met}`;
    const [then, otherwise] = [schema['then'], schema['else']] as (PreparedSchema | undefined)[];
    tests.push(both(either([inside(condition as unknown as PreparedSchema), inside(then)]), () => met));
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
