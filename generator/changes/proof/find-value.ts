import type { JsonValue } from '../../json.ts';
import type { Difference, OneWay } from '../schema/difference.ts';
import { candidates, edgesOf } from './candidates.ts';
import type { SchemaChecks } from './schema-checks.ts';

/**
 * The shortest value found that shows a difference: for senders, one that the old schema accepts and the
 * new one rejects; for readers, the other way round. `undefined` when none is found, or a schema can't be
 * compiled.
 */
export function findValue(
  { between, hints }: Difference,
  reader: OneWay,
  before: SchemaChecks,
  after: SchemaChecks,
): JsonValue | undefined {
  const [old, now] = [before.validatorOf(between.base, reader), after.validatorOf(between.head, reader)];
  if (old === undefined || now === undefined) return undefined;
  const [accepts, rejects] = reader === 'request' ? [old, now] : [now, old];
  const { base, head } = between;
  const edges = [...edgesOf(base, before.side), ...edgesOf(head, after.side)];
  const tried = [...hints, ...candidates(base, before.side, edges), ...candidates(head, after.side, edges)];
  const length = (value: JsonValue): number => JSON.stringify(value).length;
  return tried.filter((value) => accepts(value) && !rejects(value)).sort((a, b) => length(a) - length(b))[0];
}
