import type { JsonObject, JsonValue } from '../../json.ts';
import type { Change } from '../change.ts';
import { Side } from '../side.ts';
import type { SchemaEvidence } from './evidence.ts';
import { type Documents, findValue } from './find-value.ts';
import type { Proof } from './proof.ts';
import { type Reader, SchemaChecks } from './schema-checks.ts';
import { schemaProgram } from './schema-program.ts';

/**
 * Tries every claimed break out: a value of which the two schemas say different things, checked by a validator that knows nothing of
 * changes, or else lines of a program that rely on what the old document says.
 */
export function proveChanges(base: JsonObject, head: JsonObject, changes: readonly Change[]): Map<Change, Proof> {
  const [before, after] = [new Side(base), new Side(head)];
  const documents = { base: before, head: after, before: new SchemaChecks(before), after: new SchemaChecks(after) };
  const proofs = new Map<Change, Proof>();
  for (const change of changes) {
    const { evidence } = change;
    if (evidence === undefined) continue;
    proofs.set(change, evidence.kind === 'program' ? run(evidence, documents) : byValue(evidence, documents));
  }
  return proofs;
}

function byValue({ difference, direction, polarity }: SchemaEvidence, documents: Documents): Proof {
  const opposite: Reader = direction === 'request' ? 'response' : 'request';
  // Below a `not`, what is refused inside is taken outside.
  const readers: readonly Reader[] =
    polarity === 'plain' ? [direction] : polarity === 'negated' ? [opposite] : [direction, opposite];
  for (const reader of readers) {
    const value = findValue(difference, reader, documents);
    if (value === undefined) continue;
    return { kind: 'value', value, text: sentence(shown(value), direction, polarity === 'plain'), holds: true };
  }
  const program = schemaProgram(difference, direction, documents.base);
  if (program === undefined) return NOTHING;
  const { base, head } = difference.between;
  const holds = program.works(base, documents.base) && !program.works(head, documents.head);
  return { kind: 'program', text: program.text, holds };
}

const NOTHING: Proof = {
  kind: 'none',
  text: 'no value was found that shows it: look at the two places',
  holds: false,
};

function sentence(value: string, direction: 'request' | 'response', plain: boolean): string {
  if (!plain) return `what stands below the condition says different things of ${value}`;
  return direction === 'request' ? `${value} was taken and is refused` : `${value} can arrive and could not`;
}

function run(program: { text: string; works: (side: Side) => boolean }, { base, head }: Documents): Proof {
  return { kind: 'program', text: program.text, holds: program.works(base) && !program.works(head) };
}

const LONGEST = 100;

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;
}
