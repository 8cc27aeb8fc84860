import type { JsonValue } from '../../json.ts';
import type { Difference } from '../schema/comparison.ts';
import type { Side } from '../side.ts';
import { candidates, edgesOf } from './candidates.ts';
import type { Reader, SchemaChecks } from './schema-checks.ts';

export interface Documents {
  readonly base: Side;
  readonly head: Side;
  readonly before: SchemaChecks;
  readonly after: SchemaChecks;
}

/**
 * A value that a client relies on and that a difference takes from it: in requests, one that the old schema takes and the new one
 * refuses; for readers, one that the new schema takes and the old one does not. `undefined` when none is found.
 */
export function findValue({ between, hints }: Difference, reader: Reader, documents: Documents): JsonValue | undefined {
  const { base, head, before, after } = documents;
  const [old, now] = [before.checkOf(between.base, reader), after.checkOf(between.head, reader)];
  if (old === undefined || now === undefined) return undefined;
  const [takes, refuses] = reader === 'request' ? [old, now] : [now, old];
  const edges = [...edgesOf(between.base, base), ...edgesOf(between.head, head)];
  const tried = [...hints, ...candidates(between.base, base, edges), ...candidates(between.head, head, edges)];
  return shortest(tried.filter((value) => takes(value) && !refuses(value)));
}

function shortest(values: readonly JsonValue[]): JsonValue | undefined {
  const length = (value: JsonValue): number => JSON.stringify(value).length;
  return values.toSorted((a, b) => length(a) - length(b))[0];
}
