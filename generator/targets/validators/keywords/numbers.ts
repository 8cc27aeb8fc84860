import { type Keyword, failIf, type Place } from '../place.ts';

/** Keywords of numbers, in the order in which their faults are reported. */
export const NUMBER_KEYWORDS: Readonly<Record<string, Keyword>> = {
  maximum: bound('maximum', '>'),
  minimum: bound('minimum', '<'),
  exclusiveMaximum: bound('exclusiveMaximum', '>='),
  exclusiveMinimum: bound('exclusiveMinimum', '<='),
  // In decimal, as the number is written: dividing binary fractions needs a tolerance, which accepts a wrong number.
  multipleOf: (divisor: number, _schema, place) =>
    failIf(
      `!${place.scope.runtime('isMultipleOf')}(${place.value}, ${divisor})`,
      place,
      'multipleOf',
      `{ limit: ${divisor} }`,
    ),
};

function bound(rule: string, wrong: string): Keyword {
  return (limit: number, _schema, place: Place) =>
    failIf(`${place.value} ${wrong} ${limit}`, place, rule, `{ limit: ${limit} }`);
}
