import { literal } from '../code.ts';
import { ARRAY_KEYWORDS } from './keywords/arrays.ts';
import { allOf, condition, not, reference } from './keywords/logic.ts';
import { NUMBER_KEYWORDS } from './keywords/numbers.ts';
import { OBJECT_KEYWORDS } from './keywords/objects.ts';
import { formatOf, STRING_KEYWORDS } from './keywords/strings.ts';
import { isOfTypes } from './keywords/type-tests.ts';
import { union } from './keywords/union.ts';
import { constant, enumeration, maxBytes } from './keywords/values.ts';
import { type ModuleScope, Names } from './module-scope.ts';
import { type Keyword, type Place, report } from './place.ts';
import { acceptsEverything, type PreparedObject, type PreparedSchema } from './prepared-schema.ts';

type Keywords = Readonly<Record<string, Keyword>>;

/** Keywords by the type of the values that they are about, in the order in which their faults are reported. */
const GROUPS: readonly (readonly [type: string | undefined, keywords: Keywords])[] = [
  ['number', { ...NUMBER_KEYWORDS, format: formatOf('number') }],
  ['string', { ...STRING_KEYWORDS, format: formatOf('string') }],
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
      'x-max-bytes': maxBytes,
    },
  ],
  ['array', ARRAY_KEYWORDS],
  ['object', OBJECT_KEYWORDS],
];

/**
 * A function `name(data, fast)` that checks its argument: it returns the faults, or null where there are none. With
 * `fast`, it returns `refused` at the first fault. Text of the document becomes code only through `code.ts`.
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
  return `function ${name}(data, fast) { ${body === '' ? 'return null;' : `let faults = null; ${body} return faults;`} }`;
}

/** The name of a function that checks a part of a schema for itself, such as one form of a union. */
function checkOf(scope: ModuleScope, schema: PreparedSchema, wanted: string): string {
  const reference = bareReference(schema);
  if (reference !== undefined) return scope.componentCheck(reference);
  return scope.functionFor(JSON.stringify(schema), wanted, (name) => checkFunction(scope, name, schema));
}

/** The component that a schema refers to without saying anything else. */
export function bareReference(schema: PreparedSchema): string | undefined {
  const isBare = typeof schema === 'object' && Object.keys(schema).join() === '$ref';
  return isBare ? (schema['$ref'] as string) : undefined;
}

function rules(schema: PreparedSchema, place: Place): string {
  if (acceptsEverything(schema)) return '';
  if (typeof schema === 'boolean') return report(place, 'false schema', '{}');
  const groups = GROUPS.map(([type, keywords]) => ({ type, code: groupCode(keywords, schema, place) })).filter(
    ({ code }) => code !== '',
  );
  const types = typesOf(schema, place);
  const isTested = ({ type }: Group): boolean => type !== undefined && types.includes(type);
  const anyType = groups.filter(({ type }) => type === undefined).map(({ code }) => code);
  const others = groups
    .filter((group) => group.type !== undefined && !isTested(group))
    .map(({ type, code }) => (type === place.knownType ? code : `if (${isOfTypes([type!], place.value)}) { ${code} }`));
  const tested = typeRule(types, groups.filter(isTested), schema, place);
  return [...anyType, tested, ...others].filter((code) => code !== '').join(' ');
}

/** Code for values of one type, or of any. */
interface Group {
  readonly type: string | undefined;
  readonly code: string;
}

/** The types that the code has to test: none where the schema names none, or the code around has tested it. */
function typesOf(schema: PreparedObject, { knownType }: Place): readonly string[] {
  const types = (schema['types'] ?? [schema['type'] ?? []].flat()) as readonly string[];
  return knownType !== undefined && types.includes(knownType) ? [] : types;
}

/** `if (is a string) { … } else if (is not null) { fault }`: the type of a value is tested once. */
function typeRule(types: readonly string[], groups: readonly Group[], schema: PreparedObject, place: Place): string {
  if (types.length === 0) return '';
  const fault = report(place, 'type', `{ type: ${literal(schema['types'] ?? schema['type'])} }`);
  const branches = groups.map(({ type, code }) => `if (${isOfTypes([type!], place.value)}) { ${code} } else `);
  const rest = types.filter((type) => !groups.some((group) => group.type === type));
  const last = rest.length === 0 ? `{ ${fault} }` : `if (!(${isOfTypes(rest, place.value)})) { ${fault} }`;
  return branches.join('') + last;
}

function groupCode(keywords: Keywords, schema: PreparedObject, place: Place): string {
  return Object.entries(keywords)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, code]) => code(schema[keyword] as never, schema, place))
    .filter((code) => code !== '')
    .join(' ');
}
