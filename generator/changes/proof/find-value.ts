import type { JsonValue } from '../../json.ts';
import type { Difference, OneWay } from '../schema/difference.ts';
import type { Side } from '../side.ts';
import { candidates, edgesOf } from './candidates.ts';
import { validatorOf } from './schema-checks.ts';

/**
 * The shortest value found that shows a difference: for senders, one that the old schema accepts and the
 * new one rejects; for readers, the other way round. `undefined` when none is found, or a schema can't be
 * compiled.
 */
export function findValue(
  { between, hints }: Difference,
  reader: OneWay,
  before: Side,
  after: Side,
): JsonValue | undefined {
  const { base, head } = between;
  const [old, now] = [validatorOf(base, before, reader), validatorOf(head, after, reader)];
  if (old === undefined || now === undefined) return undefined;
  const [accepts, rejects] = reader === 'request' ? [old, now] : [now, old];
  const edges = [...edgesOf(base, before), ...edgesOf(head, after)];
  const tried = [...hints, ...candidates(base, before, edges), ...candidates(head, after, edges)];
  const length = (value: JsonValue): number => JSON.stringify(value).length;
  return tried.filter((value) => accepts(value) && !rejects(value)).sort((a, b) => length(a) - length(b))[0];
}
