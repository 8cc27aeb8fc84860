import { withInexactNumbers } from '../common/inexact-number.ts';
import { type UnstorableValue, unstorableValues } from '../common/unstorable-values.ts';

/**
 * What is wrong with a query or a body whatever the operation: what can't be stored and returned unchanged.
 *
 * @param json The text that the value was read from. The value itself doesn't show which digits its numbers have lost.
 */
export function unstorableRequestValues(value: unknown, json = ''): readonly UnstorableValue[] {
  const faults = unstorableValues(value);
  const isTooDeep = faults.some(({ rule }) => rule === 'depth');
  const inexact = isTooDeep ? undefined : withInexactNumbers(json);
  return inexact === undefined ? faults : unstorableValues(inexact);
}
