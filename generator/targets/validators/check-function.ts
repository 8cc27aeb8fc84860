import { typesOf } from '../../model/reader.ts';
import { ARRAY_KEYWORDS } from './keywords/arrays.ts';
import { allOf, condition, not, reference } from './keywords/logic.ts';
import { OBJECT_KEYWORDS } from './keywords/objects.ts';
import { byType, isOfTypes, type TypeBranch } from './keywords/type-tests.ts';
import { union } from './keywords/union.ts';
import { constant, enumeration, NUMBER_KEYWORDS, SIZE_KEYWORDS, STRING_KEYWORDS } from './keywords/values.ts';
import { type ModuleScope, Names } from './module-scope.ts';
import { type Keyword, type Place, report, when } from './place.ts';
import { acceptsEverything, type PreparedObject, type PreparedSchema } from './prepare-schema.ts';

type Keywords = Readonly<Record<string, Keyword>>;

/** Keywords by the type of values that they apply to, in the order in which their faults are reported. */
const GROUPS: readonly (readonly [type: string | undefined, keywords: Keywords])[] = [
  ['number', NUMBER_KEYWORDS],
  ['string', STRING_KEYWORDS],
  [
    undefined,
    {
      $ref: reference,
      const: constant,
      enum: enumeration,
      not,
      anyOf: union('anyOf'),
      oneOf: union('oneOf'),
      allOf,
      if: condition,
      ...SIZE_KEYWORDS,
    },
  ],
  ['array', ARRAY_KEYWORDS],
  ['object', OBJECT_KEYWORDS],
];

/**
 * A function `name(data, fast)` that checks its argument: it returns the faults, or null where there are
 * none. With `fast`, it returns `rejected` at the first fault. Text of the document becomes code only
 * through `code.ts`.
 */
export function checkFunction(scope: ModuleScope, name: string, schema: PreparedSchema): string {
  const place: Place = {
    scope,
    locals: new Names(),
    value: 'data',
    path: '""',
    rules,
    checkOf: (part, wanted) => checkOf(scope, part, wanted),
  };
  const body = rules(schema, place);
  const code = body === '' ? 'return null;' : `let faults = null; ${body} return faults;`;
  return `function ${name}(data, fast) { ${code} }`;
}

/**
 * The name of a function that checks a schema for itself, such as one form of a union. Schemas with the same
 * `key` share one.
 */
export function checkOf(
  scope: ModuleScope,
  schema: PreparedSchema,
  wanted: string,
  key = JSON.stringify(schema),
): string {
  const isBareReference = typeof schema === 'object' && Object.keys(schema).join() === '$ref';
  if (isBareReference) return scope.componentCheck(schema['$ref'] as string);
  return scope.functionFor(key, wanted, (name) => checkFunction(scope, name, schema));
}

function rules(schema: PreparedSchema, place: Place): string {
  if (acceptsEverything(schema)) return '';
  if (typeof schema === 'boolean') return report(place, 'false schema', '{}');
  const named = typesOf(schema);
  // The code around the place may have tested the type already.
  const types = place.knownType !== undefined && named.includes(place.knownType) ? [] : named;
  const anyType: string[] = [];
  const others: string[] = [];
  const tested: TypeBranch[] = [];
  for (const [type, keywords] of GROUPS) {
    const code = groupCode(keywords, schema, place);
    if (type === undefined) anyType.push(code);
    else if (types.includes(type)) tested.push({ types: [type], code });
    else others.push(type === place.knownType ? code : when(isOfTypes([type], place.value), code));
  }
  const typed = types.length === 0 ? '' : byType(types, tested, place);
  return [...anyType, typed, ...others].filter((code) => code !== '').join(' ');
}

function groupCode(keywords: Keywords, schema: PreparedObject, place: Place): string {
  return Object.entries(keywords)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, code]) => code(schema[keyword] as never, schema, place))
    .filter((code) => code !== '')
    .join(' ');
}
