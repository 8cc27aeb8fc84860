import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import document from '@billing/openapi' with { type: 'json' };

import type { JsonObject } from '../../generator/json.ts';
import { rejectArguments, scriptArguments, wholeOption } from '../support/script-arguments.ts';
import { documentedApi } from './api/documented-api.ts';
import { fuzzApi } from './api/fuzz-api.ts';
import { printReport } from './api/print-report.ts';
import { startTarget } from './api/start-target.ts';
import { edits } from './edits.ts';
import { shuffles } from './shuffles.ts';
import { fuzzTemplates } from './templates/fuzz-templates.ts';

const USAGE = `Tests the generator and the service with random input.

  npm run fuzz -- templates    hostile texts in documents
  npm run fuzz -- shuffles     the same documents with their keys in another order
  npm run fuzz -- edits        edits of a document during a watch
  npm run fuzz -- api          valid, broken and hostile requests

  --runs N           number of runs
  --seed N           repeats the runs of a seed    (a new one)
  --path PATH        for templates: repeats one case
  --only SEQUENCE    for api: repeats one sequence of requests
  --engine NAME      for api: pglite or postgres    (postgres when TEST_DATABASE_URL names one)

Exit status 0: nothing found; 1: a finding; 2: wrong arguments.
`;
const EDITED = [
  'generated/openapi/openapi.json',
  ...['house-extensions', 'event-versions', 'paths-and-methods'].map((name) => `test/golden/${name}/spec.yaml`),
];
const { values, positionals } = scriptArguments(USAGE, {
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    only: { type: 'string' },
    engine: { type: 'string' },
  },
});
const seed = whole('seed', 1 + (Date.now() % 2 ** 30));
const began = performance.now();
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const commands: Record<string, () => Promise<boolean>> = {
  async templates() {
    const runs = whole('runs', 100_000);
    print(`${runs} hostile texts, seed ${seed}`);
    const report = await fuzzTemplates({ runs, seed, path: values.path, progress: teller(runs) });
    const rejections = [...report.rejected].sort(([, a], [, b]) => b - a);
    const rejected = rejections.reduce((sum, [, count]) => sum + count, 0);
    print(`${report.runs} runs in ${report.documents} documents, ${milliseconds(report.documents)} ms a document`);
    print(
      `${rejected} refused with a diagnostic, most of them as ${rejections
        .slice(0, 5)
        .map(([slot, count]) => `${slot} (${count})`)
        .join(', ')}`,
    );
    const { counterexample } = report;
    if (counterexample === undefined) {
      print('0 escapes');
      return true;
    }
    print(`an escape, in the document ${counterexample.document}:`);
    for (const [slot, text] of Object.entries(counterexample.texts)) print(`  ${slot}: ${JSON.stringify(text)}`);
    for (const escape of counterexample.escapes) print(`  → ${escape}`);
    print(`again: npm run fuzz -- templates --seed ${seed} --path ${counterexample.path}`);
    return false;
  },
  async shuffles() {
    const runs = whole('runs', 1_000);
    const documents = ['house-extensions', 'parameter-styles', 'hostile-text'].map((name) => `test/golden/${name}`);
    print(`${runs} orders of the keys of each of ${documents.length} documents, seed ${seed}`);
    const found = await shuffles({ runs, seed, documents, progress: teller(runs * documents.length) });
    for (const { document, seed: own, files } of found)
      print(`${document}: ${files.join(', ')} differ; again: npm run fuzz -- shuffles --runs 1 --seed ${own}`);
    print(`${found.length} of ${documents.length} documents depend on the order of their keys`);
    return found.length === 0;
  },
  async api() {
    const runs = whole('runs', 100_000);
    const url = process.env['TEST_DATABASE_URL'];
    const engine = values.engine ?? (url === undefined ? 'pglite' : 'postgres');
    if (engine !== 'pglite' && engine !== 'postgres')
      rejectArguments(`--engine must be pglite or postgres, not "${engine}"`);
    if (engine === 'postgres' && url === undefined)
      rejectArguments('--engine postgres needs TEST_DATABASE_URL, such as postgres://postgres@127.0.0.1:5432/test.');
    const only = values.only === undefined ? undefined : whole('only', 0);
    print(`${runs} requests to the API on ${engine}, seed ${seed}`);
    const target = await startTarget(engine === 'postgres' ? url : undefined);
    try {
      const api = documentedApi(document as unknown as JsonObject);
      const report = await fuzzApi({ target, api, runs, seed, only, progress: teller(runs) });
      print(`${(report.requests / ((performance.now() - began) / 1_000)).toFixed(0)} requests a second`);
      return printReport(report, { seed, operations: api.operations }, print);
    } finally {
      await target.close();
    }
  },
  async edits() {
    const runs = whole('runs', 300);
    print(`${runs} edits of each of ${EDITED.length} documents, seed ${seed}`);
    const folder = mkdtempSync(join(tmpdir(), 'edits-'));
    const progress = teller(runs * EDITED.length);
    let differing = 0;
    for (const [index, document] of EDITED.entries()) {
      const done = (edit: number): void => progress(index * runs + edit);
      const { made, differs } = await edits({ document, runs, seed, folder, progress: done });
      if (differs === undefined) print(`${document}: the same after each edit, ${made} of which left a whole document`);
      else {
        differing += 1;
        print(`${document}: after edit ${differs.edit} (${differs.kind}) these differ: ${differs.what.join(', ')}`);
      }
    }
    rmSync(folder, { recursive: true });
    print(`${differing} of ${EDITED.length} documents of which a watch makes something else than a first run`);
    return differing === 0;
  },
};
const command = commands[positionals[0] ?? ''];
if (command === undefined || positionals.length !== 1) {
  rejectArguments(`Say what to run: npm run fuzz -- ${Object.keys(commands).join('|')}`);
} else process.exitCode = (await command()) ? 0 : 1;

function whole(name: 'runs' | 'seed' | 'only', otherwise: number): number {
  return wholeOption(name, values[name] ?? otherwise);
}

/** Prints the progress every ten seconds. */
function teller(all: number): (done: number) => void {
  let next = 10_000;
  return (done) => {
    const passed = performance.now() - began;
    if (passed < next) return;
    next = passed + 10_000;
    process.stderr.write(`${(passed / 1_000).toFixed(0).padStart(5)} s  ${done} of ${all}\n`);
  };
}

function milliseconds(count: number): string {
  return ((performance.now() - began) / count).toFixed(0);
}
