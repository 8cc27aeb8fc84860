import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { median, runProcess, type Usage } from './generate/run-process.ts';

/**
 * All our artefacts against hey-api's types, client and zod schemas, from the same bundled document, in turn. Every run is a new
 * process that writes into a folder that does not exist; ours also starts without its compile cache, as on a fresh clone.
 */
const RUNS = Number(process.argv[2] ?? 7);
const project = fileURLToPath(new URL('..', import.meta.url));
const document = join(project, 'generated/openapi/openapi.json');
const work = mkdtempSync(join(tmpdir(), 'billing-bench-'));
const usage = join(work, 'usage');
const out = join(work, 'out');
const ours = [
  '--max-semi-space-size=4',
  join(project, '.ci/node.mjs'),
  join(project, 'generator/main.ts'),
  '--spec',
  document,
  '--out',
  out,
];
const heyApi = [
  ...[join(project, 'bench/node_modules/@hey-api/openapi-ts/bin/run.js'), '-i', document, '-o', out],
  ...['-p', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'],
];

const cold: Usage[] = [];
const again: Usage[] = [];
const current: Usage[] = [];
const theirs: Usage[] = [];
for (let run = 0; run <= RUNS; run += 1) {
  rmSync(join(project, 'node_modules/.cache/compile'), { recursive: true, force: true });
  const rows: [Usage[], readonly string[], boolean][] = [
    [cold, ours, true],
    [theirs, heyApi, true],
    [again, ours, true],
    [current, ours, false],
  ];
  for (const [results, args, empty] of rows) {
    if (empty) rmSync(out, { recursive: true, force: true });
    results.push(runProcess(args, usage));
  }
}
rmSync(work, { recursive: true, force: true });

const warm = (results: readonly Usage[]): readonly Usage[] => results.slice(1);
const seconds = (results: readonly Usage[]): number => median(warm(results).map((one) => one.seconds));
const peak = (results: readonly Usage[]): number => Math.max(...warm(results).map((one) => one.mebibytes));
const ratio = median(warm(cold).map((one, index) => one.seconds / warm(theirs)[index]!.seconds));
const ratioAgain = median(warm(again).map((one, index) => one.seconds / warm(theirs)[index]!.seconds));

console.log(`${RUNS} runs in turn, medians; memory is the largest of all runs\n`);
for (const [name, results] of [
  ['ours, everything, cold', cold],
  ['ours, everything, compile cache there', again],
  ['ours, nothing changed', current],
  ['hey-api: types, client, zod', theirs],
] as const) {
  console.log(`  ${name.padEnd(40)} ${seconds(results).toFixed(2)} s ${peak(results).toFixed(0).padStart(6)} MiB`);
}
const bars = [
  [`cold, beside hey-api: ${ratio.toFixed(2)} (≤ 1.0); with the compile cache ${ratioAgain.toFixed(2)}`, ratio <= 1],
  [
    `peak memory: ${Math.max(peak(cold), peak(again)).toFixed(0)} MiB (≤ 300)`,
    Math.max(peak(cold), peak(again)) <= 300,
  ],
  [`nothing changed: ${seconds(current).toFixed(2)} s (≤ 0.10)`, seconds(current) <= 0.1],
] as const;
console.log('');
for (const [text, met] of bars) console.log(`  ${met ? 'met ' : 'MISSED'} ${text}`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;
