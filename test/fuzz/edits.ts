import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { CORE_SCHEMA, load } from 'js-yaml';

import { generate, type Generated } from '../../generator/generate.ts';
import { Memo } from '../../generator/render/memo.ts';
import { WorkerPool } from '../../generator/render/pool.ts';
import { type Draft, EDITS } from '../generator/edits.ts';
import { TARGET_NAMES } from '../../generator/targets/index.ts';
import { randomNumbers } from '../generator/shuffled-spec.ts';

export interface EditsOptions {
  readonly document: string;
  /** Number of consecutive edits. */
  readonly runs: number;
  readonly seed: number;
  /** A folder for the edited document. */
  readonly folder: string;
  readonly progress?: (runs: number) => void;
}

export interface Edited {
  /** Number of edits after which the document was valid. */
  readonly made: number;
  /** The first edit after which the output of a watch differed from that of a first run. */
  readonly differs?: { readonly edit: number; readonly kind: string; readonly what: readonly string[] };
}

/**
 * Edits a document repeatedly. After each edit, compares the output of a watch, which reuses texts, with
 * that of a first run.
 */
export async function edits({ document, runs, seed, folder, progress }: EditsOptions): Promise<Edited> {
  using pool = new WorkerPool();
  const memo = new Memo();
  const spec = join(folder, 'spec.json');
  const options = { spec, out: 'unused', scope: '@edited', strict: false, targets: TARGET_NAMES };
  const random = randomNumbers(seed);
  const below = (limit: number): number => random() % Math.max(1, limit);
  let good = load(readFileSync(document, 'utf8'), { schema: CORE_SCHEMA }) as Draft;
  writeFileSync(spec, JSON.stringify(good));
  await generate(options, { pool, memo });

  let made = 0;
  const kinds = Object.entries(EDITS);
  for (let tried = 0, edit = 0; edit < runs; tried += 1) {
    // Uses each kind of edit once before it repeats one.
    const [kind, apply] = kinds[tried < kinds.length ? tried : below(kinds.length)]!;
    const draft = structuredClone(good);
    if (!apply(draft, below)) continue;
    edit += 1;
    writeFileSync(spec, JSON.stringify(draft));
    const now = await generate(options, { pool, memo });
    const cold = await generate(options, { pool });
    const what = differing(seen(now), seen(cold));
    if (what.length > 0) return { made, differs: { edit, kind, what } };
    progress?.(edit);
    if (cold.output === undefined) continue;
    made += 1;
    good = draft;
  }
  return { made };
}

/** The visible results of a run, by name. */
function seen({ output, diagnostics }: Generated): ReadonlyMap<string, unknown> {
  const files = (output?.files ?? []).map(({ path, text }) => [path, text] as const);
  return new Map<string, unknown>([
    ['the diagnostics', diagnostics],
    ['the list of files', output?.files.map(({ path }) => path)],
    ...files,
  ]);
}

function differing(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => !isDeepStrictEqual(a.get(name), b.get(name)));
}
