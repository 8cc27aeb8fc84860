import type { JsonObject, JsonValue } from '../../json.ts';
import type { Change, Program, SchemaEvidence } from '../change.ts';
import type { Difference, OneWay } from '../schema/schema-pairs.ts';
import { Side } from '../side.ts';
import { candidates, edgesOf } from './candidates.ts';
import { validatorOf } from './schema-checks.ts';
import { schemaProgram } from './schema-program.ts';

export type Proof =
  /** A value that was accepted and is rejected, or that can arrive and could not. */
  | { readonly kind: 'value'; readonly value: JsonValue; readonly text: string; readonly holds: true }
  | { readonly kind: 'program'; readonly text: string; readonly holds: boolean }
  | { readonly kind: 'none'; readonly text: string; readonly holds: false };

/**
 * Checks every breaking change independently of the rules: finds a value that only one of the two schemas
 * accepts according to Ajv, or else lines of a program that only the old document supports.
 */
export function proveChanges(base: JsonObject, head: JsonObject, changes: readonly Change[]): Map<Change, Proof> {
  const [before, after] = [new Side(base), new Side(head)];
  const proofs = new Map<Change, Proof>();
  for (const change of changes) {
    const { evidence } = change;
    if (evidence?.kind === 'program') proofs.set(change, run(evidence, before, after));
    if (evidence?.kind === 'value') proofs.set(change, proveByValue(evidence, before, after));
  }
  return proofs;
}

function run({ text, works }: Program, base: Side, head: Side): Proof {
  return { kind: 'program', text, holds: works(base) && !works(head) };
}

function proveByValue(evidence: SchemaEvidence, before: Side, after: Side): Proof {
  const { difference, direction, polarity } = evidence;
  const opposite: OneWay = direction === 'request' ? 'response' : 'request';
  // Below a `not`, the outer schema accepts what the inner one rejects.
  const readers = { plain: [direction], negated: [opposite], unclear: [direction, opposite] }[polarity];
  for (const reader of readers) {
    const value = findValue(difference, reader, before, after);
    if (value === undefined) continue;
    return { kind: 'value', value, text: sentence(shown(value), direction, polarity === 'plain'), holds: true };
  }
  const program = schemaProgram(difference, direction, before);
  return program === undefined ? NOTHING : run(program, before, after);
}

/**
 * The shortest value found that shows a difference: for senders, one that the old schema accepts and the
 * new one rejects; for readers, the other way round. `undefined` when none is found, or a schema can't be
 * compiled.
 */
function findValue({ between, hints }: Difference, reader: OneWay, before: Side, after: Side): JsonValue | undefined {
  const { base, head } = between;
  const [old, now] = [validatorOf(base, before, reader), validatorOf(head, after, reader)];
  if (old === undefined || now === undefined) return undefined;
  const [accepts, rejects] = reader === 'request' ? [old, now] : [now, old];
  const edges = [...edgesOf(base, before), ...edgesOf(head, after)];
  const tried = [...hints, ...candidates(base, before, edges), ...candidates(head, after, edges)];
  const length = (value: JsonValue): number => JSON.stringify(value).length;
  return tried.filter((value) => accepts(value) && !rejects(value)).sort((a, b) => length(a) - length(b))[0];
}

const NOTHING: Proof = {
  kind: 'none',
  text: 'no value was found that shows the difference: compare the two places',
  holds: false,
};

function sentence(value: string, direction: OneWay, plain: boolean): string {
  if (!plain) return `the schemas below the condition disagree about ${value}`;
  return direction === 'request' ? `${value} was accepted and is rejected` : `${value} can arrive and could not before`;
}

const MAX_LENGTH = 100;

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}… (${text.length} characters)` : text;
}
