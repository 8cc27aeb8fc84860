import * as fc from 'fast-check';

import { CANARIES } from './canaries.ts';
import { events } from './documents/events.ts';
import { exchange } from './documents/exchange.ts';
import { schemas } from './documents/schemas.ts';
import { Examiner, type Texts } from './escapes.ts';

/** Number of texts per document, which share the cost of generating it. */
const TOGETHER = 25;

export interface TemplatesOptions {
  /** Number of texts to test. */
  readonly runs: number;
  readonly seed: number;
  /** fast-check's path of a counterexample: runs only that one. */
  readonly path?: string | undefined;
  /** Called after each document. */
  readonly progress: (runs: number) => void;
}

export interface TemplatesReport {
  readonly runs: number;
  readonly documents: number;
  /** Number of texts rejected with a diagnostic, by slot; the rest were generated. */
  readonly rejected: ReadonlyMap<string, number>;
  /** The smallest that was found. */
  readonly counterexample?: {
    readonly path: string;
    readonly document: string;
    readonly texts: Texts;
    readonly escapes: readonly string[];
  };
}

const DOCUMENTS = { exchange, schemas, events };

interface Case {
  readonly document: string;
  readonly texts: Texts;
}

/** Inserts hostile texts into documents and searches the output for one that is not plain text. */
export async function fuzzTemplates({ runs, seed, path, progress }: TemplatesOptions): Promise<TemplatesReport> {
  const examiners = new Map(Object.entries(DOCUMENTS).map(([name, document]) => [name, new Examiner(document)]));
  const rejected = new Map<string, number>();
  let done = 0;
  let documents = 0;
  const escapesOf = async ({ document, texts }: Case): Promise<readonly string[]> => {
    try {
      const verdict = await examiners.get(document)!.examine(texts);
      for (const slot of verdict.rejected.keys()) rejected.set(slot, (rejected.get(slot) ?? 0) + 1);
      return verdict.escapes;
    } catch (error) {
      return [`the generator fails: ${error instanceof Error ? error.stack : String(error)}`];
    }
  };
  const property = fc.asyncProperty(cases(examiners), async (one) => {
    const escapes = await escapesOf(one);
    done += Object.keys(one.texts).length;
    documents += 1;
    progress(done);
    return escapes.length === 0;
  });
  // Shrinks without fast-check: removing texts is enough.
  const options = {
    numRuns: Math.ceil(runs / TOGETHER),
    seed,
    endOnFailure: true,
    ...(path !== undefined && { path }),
  };
  const result = await fc.check(property, options);
  const report = { runs: done, documents, rejected };
  if (!result.failed) return report;
  const found = await smallest(result.counterexample![0], async (one) => (await escapesOf(one)).length > 0);
  return { ...report, counterexample: { path: result.counterexamplePath!, ...found, escapes: await escapesOf(found) } };
}

/** Removes all texts without which the case still fails. */
async function smallest(found: Case, fails: (one: Case) => Promise<boolean>): Promise<Case> {
  let { texts } = found;
  for (const slot of Object.keys(texts)) {
    const { [slot]: _left, ...fewer } = texts;
    if (Object.keys(fewer).length > 0 && (await fails({ ...found, texts: fewer }))) texts = fewer;
  }
  return { ...found, texts };
}

function cases(examiners: ReadonlyMap<string, Examiner>): fc.Arbitrary<Case> {
  return fc.oneof(
    ...[...examiners].map(([document, examiner]) => {
      const filled = fc.tuple(fc.constantFrom(...examiner.slots()), text);
      return fc
        .uniqueArray(filled, { comparator: isSame, minLength: TOGETHER, maxLength: TOGETHER })
        .map((texts) => ({ document, texts: Object.fromEntries(texts) }));
    }),
  );
}

/** Whether two members of an object would have the same name. */
function isSame([slot, text]: [string, string], [otherSlot, otherText]: [string, string]): boolean {
  return slot === otherSlot || text === otherText;
}

const canary = fc.constantFrom(...CANARIES);

const text = fc.oneof(
  { weight: 4, arbitrary: canary },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(canary, fc.constantFrom('a', ' ', '\n')), { minLength: 2, maxLength: 4 })
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'\'"`*/\\<>{}$&|[]()#@\n\r'), maxLength: 12 }) },
);
