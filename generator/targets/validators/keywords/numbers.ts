import { limits } from './limits.ts';

/** Keywords of numbers, in the order in which their faults are reported. */
export const NUMBER_KEYWORDS = limits({
  maximum: (limit, { value }) => `${value} > ${limit}`,
  minimum: (limit, { value }) => `${value} < ${limit}`,
  exclusiveMaximum: (limit, { value }) => `${value} >= ${limit}`,
  exclusiveMinimum: (limit, { value }) => `${value} <= ${limit}`,
  // In decimal: dividing binary fractions needs a tolerance, which accepts wrong numbers.
  multipleOf: (divisor, { scope, value }) => `!${scope.runtime('isMultipleOf')}(${value}, ${divisor})`,
});
