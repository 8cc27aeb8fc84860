import { withInexactNumbers } from '../common/inexact-number.ts';
import { type ValueFault, valueFaults } from '../common/unstorable-values.ts';

/**
 * What is wrong with a query or a body whatever the operation: what can't be stored and returned unchanged.
 *
 * @param json The text that the value was read from. The value itself doesn't show which digits its numbers have lost.
 */
export function requestFaults(value: unknown, json = ''): readonly ValueFault[] {
  const faults = valueFaults(value);
  const isTooDeep = faults.some(({ rule }) => rule === 'depth');
  const inexact = isTooDeep ? undefined : withInexactNumbers(json);
  return inexact === undefined ? faults : valueFaults(inexact);
}
