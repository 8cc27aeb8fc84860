import { literal } from '../../code.ts';
import { checkMember, checkPart, failIf, limits, memberOf, memberPath, report, when } from '../place.ts';
import type { Keyword, Place } from '../place.ts';
import type { PreparedObject, PreparedSchema } from '../prepare-schema.ts';
import { listedMember, unevaluatedProperties } from './unevaluated.ts';

type Schemas = Readonly<Record<string, PreparedSchema>>;
type Names = Readonly<Record<string, readonly string[]>>;
interface ObjectSchema {
  readonly properties?: Schemas;
  readonly required?: readonly string[];
}

/** Keywords of objects, in the order in which their faults are reported. */
export const OBJECT_KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...limits({
    maxProperties: (limit, { value }) => `Object.keys(${value}).length > ${limit}`,
    minProperties: (limit, { value }) => `Object.keys(${value}).length < ${limit}`,
  }),
  required,
  propertyNames,
  additionalProperties,
  properties,
  patternProperties,
  dependentRequired,
  dependentSchemas,
  unevaluatedProperties,
};

/** `properties` reports the absence of the members that it lists, where it reads them. */
function required(names: readonly string[], { properties = {} }: ObjectSchema, place: Place): string {
  return names
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => missing(name, place))
    .join(' ');
}

function missing(name: string, place: Place): string {
  return failIf(`${memberOf(place, name)} === undefined`, place, 'required', `{ missingProperty: ${literal(name)} }`);
}

function properties(schemas: Schemas, { required = [] }: ObjectSchema, place: Place): string {
  const names = new Set(required);
  return Object.keys(schemas)
    .map((name) => property(name, schemas[name]!, names.has(name), place))
    .join(' ');
}

/** Variables are local to their block, so that minifiers name them alike; gzip then saves 3 %. */
function property(name: string, schema: PreparedSchema, isRequired: boolean, place: Place): string {
  const read = memberOf(place, name);
  const path = memberPath(place.path, name);
  const rules = checkPart(place, schema, { expression: read, path, wanted: name });
  if (!isRequired) return when(`${read} !== undefined`, rules);
  const absent = missing(name, place);
  return rules === '' ? absent : `${absent} else { ${rules} }`;
}

function patternProperties(schemas: Schemas, _schema: ObjectSchema, place: Place): string {
  return Object.entries(schemas)
    .map(([source, schema]) => {
      const matches = (key: string): string => `${place.scope.pattern(source)}.test(${key})`;
      return eachMember(place, matches, (key) => checkMember(key, schema, place));
    })
    .join(' ');
}

function additionalProperties(schema: PreparedSchema, own: PreparedObject, place: Place): string {
  const isAdditional = (key: string): string => {
    const listed = listedMember(place.scope, key, own);
    return listed.length === 0 ? 'true' : `!(${listed.join(' || ')})`;
  };
  const check = (key: string): string =>
    schema === false
      ? report(place, 'additionalProperties', `{ additionalProperty: ${key} }`)
      : checkMember(key, schema, place);
  return eachMember(place, isAdditional, check);
}

function eachMember(place: Place, test: (key: string) => string, check: (key: string) => string): string {
  const key = place.locals.local('key');
  const body = check(key);
  return body === '' ? '' : `for (const ${key} in ${place.value}) { ${when(test(key), body)} }`;
}

/** The faults of a name are those of its object, with the name beside them. */
function propertyNames(schema: PreparedSchema, _schema: ObjectSchema, place: Place): string {
  const { scope, locals, value, path } = place;
  const [key, found] = [locals.local('key'), locals.local('found')];
  const named = `${found}.map((fault) => ({ ...fault, name: ${key} }))`;
  const check = `const ${found} = ${place.checkOf(schema, 'checkName')}(${key}, fast);`;
  const adopted = `faults = ${scope.runtime('adopt')}(faults, ${named}, ${path});`;
  return `for (const ${key} in ${value}) { ${check} if (${found} !== null) { if (fast) return ${found}; ${adopted} } }`;
}

function dependentRequired(dependencies: Names, _schema: ObjectSchema, place: Place): string {
  return Object.entries(dependencies)
    .map(([property, names]) => {
      const faults = names.map((name) => {
        const params = `{ property: ${literal(property)}, missingProperty: ${literal(name)} }`;
        return failIf(`${memberOf(place, name)} === undefined`, place, 'dependentRequired', params);
      });
      return when(`${memberOf(place, property)} !== undefined`, faults.join(' '));
    })
    .join(' ');
}

function dependentSchemas(schemas: Schemas, _schema: ObjectSchema, place: Place): string {
  return Object.entries(schemas)
    .map(([name, schema]) => when(`${memberOf(place, name)} !== undefined`, place.rules(schema, place)))
    .join(' ');
}
