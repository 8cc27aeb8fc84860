import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findChanges } from '../generator/changes/find-changes.ts';
import { loadSpec } from '../generator/load/load-spec.ts';
import { apiMutations } from '../test/generator/changes/mutations/api-mutations.ts';
import { sharedDocument } from '../test/generator/changes/mutations/document.ts';
import { schemaMutations } from '../test/generator/changes/mutations/schema-mutations.ts';
import { commandOf } from '../test/support/generate-command.ts';
import { batchDocument, type Case, placesOf, USES } from './changes/batch.ts';
import { contenders } from './changes/contenders.ts';
import { editedCorpus } from './changes/edited-corpus.ts';
import { median, runProcess } from './generate/run-process.ts';

/**
 * npm run bench -- changes [FOLDER]: the mutations of the test suite through ours, Redocly's diff and
 * api-smart-diff, then how long ours takes on the large documents of a folder (or of BENCH_CORPUS). A
 * program classifies a mutation correctly when it reports a break exactly where the mutation breaks.
 */
const RUNS = 5;
const corpus = process.argv[2] ?? process.env['BENCH_CORPUS'];
const project = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'bench-changes-'));
const cases: Case[] = schemaMutations.flatMap((_, mutation) => USES.map((use) => ({ mutation, use })));
const breaks = ({ mutation, use }: Case): boolean => schemaMutations[mutation]!.verdicts[USES.indexOf(use)] === 'B';
const breaking = cases.filter(breaks);
const places = breaking.flatMap(placesOf);
const own = apiMutations.filter(({ mutate, prepare }) => !/x-/.test(`${String(mutate)}${String(prepare)}`));
const bars: [string, boolean][] = [];

console.log(
  `${schemaMutations.length} mutations of schemas × 3 directions (${breaking.length} of ${cases.length} break), each used twice in each; ${apiMutations.length} of everything else, ${own.length} of them without extensions\n`,
);
console.log(
  '                          schemas right   breaks found   false alarms   places named           others right',
);
for (const contender of contenders) {
  // Each direction in its own document, so that a report about one can't count for another.
  const said = new Set(
    USES.flatMap((use) => [
      ...contender.breaks(
        batchDocument(schemaMutations, 'before', [use]),
        batchDocument(schemaMutations, 'after', [use]),
        work,
      ),
    ]),
  );
  const claimed = (each: Case): boolean => placesOf(each).some((place) => said.has(place));
  const right = cases.filter((each) => claimed(each) === breaks(each)).length;
  const found = breaking.filter(claimed).length;
  const alarms = cases.filter((each) => !breaks(each) && claimed(each)).length;
  const together = contender.breaks(
    batchDocument(schemaMutations, 'before', USES),
    batchDocument(schemaMutations, 'after', USES),
    work,
  );
  const reached = places.filter((place) => together.has(place)).length;
  const others = own.filter(({ prepare, mutate, expected }) => {
    const [base, head] = [sharedDocument(), sharedDocument()];
    for (const document of [base, head]) prepare?.(document);
    mutate(head);
    return contender.anything(base, head, work) === expected.some((each) => / B: /.test(each));
  }).length;
  const share = (part: number, whole: number): string => `${part} of ${whole}`;
  console.log(
    `  ${contender.name.padEnd(16)} ${share(right, cases.length).padStart(20)} ${share(found, breaking.length).padStart(14)} ${String(alarms).padStart(14)} ${share(reached, places.length).padStart(14)} ${share(others, own.length).padStart(20)}`,
  );
  if (contender === contenders[0]) {
    bars.push([`schemas right: ${right} of ${cases.length} (all)`, right === cases.length]);
    bars.push([`places named: ${reached} of ${places.length} (all)`, reached === places.length]);
    bars.push([`others right: ${others} of ${own.length} (all)`, others === own.length]);
  }
}

if (corpus === undefined || !existsSync(corpus)) {
  console.log('\nTo time large documents, name their folder: npm run bench -- changes FOLDER');
} else {
  console.log(
    `\nlarge documents, medians of ${RUNS} runs after one: the comparison, and the whole command with reading both\n`,
  );
  for (const { name, megabytes, base, head } of editedCorpus(corpus, work)) {
    const [before, after] = [await loadSpec(base), await loadSpec(head)];
    const compared: number[] = [];
    const whole: number[] = [];
    let changes = 0;
    for (let run = 0; run <= RUNS; run += 1) {
      const start = performance.now();
      changes = findChanges(before.document, after.document).length;
      compared.push((performance.now() - start) / 1000);
      whole.push(await seconds(base, head));
    }
    const [comparing, all] = [median(compared.slice(1)), median(whole.slice(1))];
    console.log(
      `  ${name.padEnd(20)} ${megabytes.toFixed(1)} MB ${String(changes).padStart(5)} changes ${comparing.toFixed(2)} s ${all.toFixed(2)} s`,
    );
    bars.push([`${name}, the comparison: ${comparing.toFixed(2)} s (≤ 1)`, comparing <= 1]);
    bars.push([`${name}, the whole command: ${all.toFixed(2)} s (≤ 1.5)`, all <= 1.5]);
  }
}
rmSync(work, { recursive: true });
console.log('');
for (const [text, met] of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${text}`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;

async function seconds(base: string, head: string): Promise<number> {
  const program = [...commandOf('changes'), '--base', base, '--spec', head, '--json'];
  return (await runProcess(program, { cwd: project, statuses: [0, 1] })).seconds;
}
