import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { filesBelow } from '../generator/write/hash.ts';
import { measureEdits, percentile } from './docs/measure-edits.ts';
import { commandOf } from '../test/support/generate-command.ts';
import { median, runProcess, type Usage } from './generate/run-process.ts';

/**
 * Builds the docs with `npm run docs -- --out DIR`, in turn with `redocly build-docs` on the same spec
 * files: each run is a new process that writes all its files. Then measures edits: the time from saving a
 * description until an open page shows it, in Chromium if installed.
 *
 *     npm run bench -- docs [runs] [edits]
 */
const RUNS = Number(process.argv[2] ?? 7);
const EDITS = Number(process.argv[3] ?? 40);
const project = fileURLToPath(new URL('..', import.meta.url));
const document = join(project, 'spec/spec.yaml');
const memory = '/dev/shm';
const work = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'billing-docs-'));

const ours: Usage[] = [];
const theirs: Usage[] = [];
const redoc = join(work, 'redoc.html');
for (let run = 0; run <= RUNS; run += 1) {
  const place = { cwd: project, env: { REDOCLY_TELEMETRY: 'off', CI: 'true' } };
  ours.push(await runProcess([...commandOf('docs'), '--out', join(work, `ours-${run}`)], place));
  theirs.push(
    await runProcess(['bench/node_modules/@redocly/cli/bin/cli.js', 'build-docs', document, '-o', redoc], place),
  );
}
const edits = await measureEdits(project, EDITS);

/** Without the first run, which reads everything from disk. */
const seconds = (results: readonly Usage[]): number => median(results.slice(1).map((one) => one.seconds));
const processor = (results: readonly Usage[]): number => median(results.slice(1).map((one) => one.processorSeconds));
const peak = (results: readonly Usage[]): number => Math.max(...results.slice(1).map((one) => one.mebibytes));
const site = join(work, 'ours-1');
const files = filesBelow(site);
const compressed = (path: string): number => gzipSync(readFileSync(join(site, path)), { level: 9 }).length;
const pages = files.filter((path) => path.endsWith('.html'));
const largest = Math.max(...pages.map(compressed));
const javaScript = files.filter((path) => path.endsWith('.js')).reduce((sum, path) => sum + compressed(path), 0);
const code = compressed('docs.js');
const redocBytes = gzipSync(readFileSync(redoc)).length;
const total = files.reduce((sum, path) => sum + statSync(join(site, path)).size, 0);
rmSync(work, { recursive: true, force: true });

console.log(`${RUNS} runs in turn, medians; memory is the largest of all runs\n`);
console.log(
  `  ours: ${pages.length} pages, each also as Markdown   ${seconds(ours).toFixed(2)} s ${peak(ours).toFixed(0).padStart(6)} MiB`,
);
console.log(
  `  redocly build-docs: one page               ${seconds(theirs).toFixed(2)} s ${peak(theirs).toFixed(0).padStart(6)} MiB`,
);
console.log(
  `\n  processor time of all threads: ${processor(ours).toFixed(2)} s beside ${processor(theirs).toFixed(2)} s, ${(processor(ours) / processor(theirs)).toFixed(2)} ×`,
);
console.log(
  `\n  ours in all ${(total / 1e6).toFixed(1)} MB; Redoc's page, without its script, is ${(redocBytes / 1_000).toFixed(0)} KB compressed`,
);
console.log(
  `  an edit, until ${edits.seen}: p50 ${percentile(edits.milliseconds, 0.5).toFixed(0)} ms, p95 ${percentile(edits.milliseconds, 0.95).toFixed(0)} ms of ${EDITS}\n`,
);
const ratio = seconds(ours) / seconds(theirs);
const bars = [
  [`a full build: ${ratio.toFixed(2)} × Redocly's one page (≤ 1.0)`, ratio <= 1],
  [
    `an edit at p95: ${percentile(edits.milliseconds, 0.95).toFixed(0)} ms (≤ 150)`,
    percentile(edits.milliseconds, 0.95) <= 150,
  ],
  [`the largest page, compressed: ${(largest / 1_000).toFixed(1)} KB (≤ 30)`, largest <= 30_000],
  [`all JavaScript, compressed: ${(javaScript / 1_024).toFixed(1)} KiB (≤ 10)`, javaScript <= 10_240],
  [`of this the code without the search index: ${(code / 1_024).toFixed(1)} KiB (≤ 3)`, code <= 3_072],
] as const;
for (const [text, met] of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${text}`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;
