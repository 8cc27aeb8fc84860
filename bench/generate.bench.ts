import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { generateCommand } from '../test/support/generate-command.ts';
import { median, runProcess, type Usage } from './generate/run-process.ts';

/**
 * All our artefacts against hey-api's types, client and zod schemas, from the same bundled document, in turn. Every run is a new
 * process that writes into a folder that was never there, in memory where the system has such a place: ext4 takes five times as
 * long to create a file while inodes that were freed in the last minutes are about, so a run would be slower for what the test
 * suite deleted before. Ours runs as `npm run generate` does, with the compile cache that `npm ci` leaves, and once without.
 */
const RUNS = Number(process.argv[2] ?? 7);
const project = fileURLToPath(new URL('..', import.meta.url));
const document = join(project, 'generated/openapi/openapi.json');
const memory = '/dev/shm';
const work = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'billing-bench-'));

const ours = [...generateCommand(), '--spec', document, '--out'];
const heyApi = [
  ...[join(project, 'bench/node_modules/@hey-api/openapi-ts/dist/run.mjs'), '-i', document],
  ...['-p', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod', '-o'],
];

const usual: Usage[] = [];
const uncached: Usage[] = [];
const current: Usage[] = [];
const theirs: Usage[] = [];
for (let run = 0; run <= RUNS; run += 1) {
  const rows = [
    [usual, ours, `usual-${run}`, {}],
    [theirs, heyApi, `theirs-${run}`, {}],
    [uncached, ours, `uncached-${run}`, { NODE_COMPILE_CACHE: join(work, `cache-${run}`) }],
    [current, ours, `usual-${run}`, {}],
  ] as const;
  for (const [results, args, out, env] of rows) {
    results.push(await runProcess([...args, join(work, out)], { cwd: project, env }));
  }
}
rmSync(work, { recursive: true, force: true });

/** Without the first round, in which the machine reads everything from its disk. */
const counted = (results: readonly Usage[]): readonly Usage[] => results.slice(1);
const seconds = (results: readonly Usage[]): number => median(counted(results).map((one) => one.seconds));
const peak = (results: readonly Usage[]): number => Math.max(...counted(results).map((one) => one.mebibytes));
const beside = (results: readonly Usage[]): number =>
  median(counted(results).map((one, index) => one.seconds / counted(theirs)[index]!.seconds));

console.log(`${RUNS} runs in turn, medians; memory is the largest of all runs\n`);
for (const [name, results] of [
  ['ours, everything', usual],
  ['ours, everything, without a compile cache', uncached],
  ['ours, nothing changed', current],
  ['hey-api: types, client, zod', theirs],
] as const) {
  console.log(`  ${name.padEnd(42)} ${seconds(results).toFixed(2)} s ${peak(results).toFixed(0).padStart(6)} MiB`);
}
const memoryPeak = Math.max(peak(usual), peak(uncached));
const bars = [
  [
    `everything, beside hey-api: ${beside(usual).toFixed(2)} (≤ 1.0); without a compile cache ${beside(uncached).toFixed(2)}`,
    beside(usual) <= 1,
  ],
  [`peak memory: ${memoryPeak.toFixed(0)} MiB (≤ 300)`, memoryPeak <= 300],
  [`nothing changed: ${seconds(current).toFixed(2)} s (≤ 0.10)`, seconds(current) <= 0.1],
] as const;
console.log('');
for (const [text, met] of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${text}`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;
