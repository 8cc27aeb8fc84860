import { withInexactNumbers } from '../common/inexact-number.ts';
import { type UnstorableValue, unstorableValues } from '../common/unstorable-values.ts';

/**
 * Finds values in a query or body that the service can't store and return unchanged.
 *
 * @param json The JSON text of the value. The parsed value doesn't show which digits its numbers have lost.
 */
export function unstorableRequestValues(value: unknown, json = ''): readonly UnstorableValue[] {
  const faults = unstorableValues(value);
  const isTooDeep = faults.some(({ rule }) => rule === 'depth');
  const inexact = isTooDeep ? undefined : withInexactNumbers(json);
  return inexact === undefined ? faults : unstorableValues(inexact);
}
