import { report, type Keyword, type Place, when } from '../place.ts';
import { acceptsEverything, type PreparedSchema } from '../prepare-schema.ts';

/** A call of another component's check, whose paths begin at its own value. */
export const reference: Keyword = (component: string, schema, place) => {
  const { scope, locals, value, path } = place;
  const found = locals.local('found');
  const call = `const ${found} = ${scope.componentCheck(component)}(${value}, fast);`;
  const opened = schema['x-open-enum'] === true ? `${scope.runtime('opened')}(${found}, ${value})` : found;
  const adopted = `faults = ${scope.runtime('adopt')}(faults, ${opened}, ${path});`;
  return `${call} if (${found} !== null) { if (fast) return ${found}; ${adopted} }`;
};

export const allOf: Keyword = (parts: readonly PreparedSchema[], _schema, place) =>
  parts.map((part) => place.rules(part, place)).join(' ');

export const not: Keyword = (schema: PreparedSchema, _schema, place) => {
  if (schema === false) return '';
  const fault = report(place, 'not', '{}');
  return acceptsEverything(schema) ? fault : when(holds(schema, 'checkNot', place), fault);
};

export const condition: Keyword = (schema: PreparedSchema, clauses, place) => {
  const { then = true, else: otherwise = true } = clauses;
  const [met, unmet] = [then, otherwise].map((clause) => place.rules(clause as PreparedSchema, place));
  if (met === '' && unmet === '') return '';
  return `if (${holds(schema, 'checkCondition', place)}) { ${met} } else { ${unmet} }`;
};

/** A test whether the value at a place fits a schema, whose faults are not reported. */
export function holds(schema: PreparedSchema, wanted: string, place: Place): string {
  if (typeof schema === 'boolean') return String(schema);
  return `${place.checkOf(schema, wanted)}(${place.value}, true) === null`;
}
