import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { generateCommand } from '../test/support/generate-command.ts';
import { median, runProcess, type Usage } from './generate/run-process.ts';

/**
 * Our generator beside hey-api's types, client and zod schemas, from the same bundled document, in turn:
 * the same work (types, client and validators), and everything. Every run is a new process that writes into
 * a new folder, in memory where the system has one: ext4 takes five times as long to create a file while it
 * still frees the inodes of deleted files. Ours runs as `npm run generate` does, with the compile cache
 * that `npm ci` leaves, and once without.
 */
const RUNS = Number(process.argv[2] ?? 7);
const project = fileURLToPath(new URL('..', import.meta.url));
const document = join(project, 'generated/openapi/openapi.json');
const memory = '/dev/shm';
const work = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'billing-bench-'));

const ours = (targets: string): string[] => [
  ...generateCommand(),
  ...['--spec', document, '--targets', targets, '--out'],
];
const SAME_WORK = 'types,client,validators';
const heyApi = [
  ...[join(project, 'bench/node_modules/@hey-api/openapi-ts/dist/run.mjs'), '-i', document],
  ...['-p', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod', '-o'],
];

const same: Usage[] = [];
const everything: Usage[] = [];
const uncached: Usage[] = [];
const current: Usage[] = [];
const theirs: Usage[] = [];
for (let run = 0; run <= RUNS; run += 1) {
  const rows = [
    [same, ours(SAME_WORK), `same-${run}`, {}],
    [theirs, heyApi, `theirs-${run}`, {}],
    [everything, ours('all'), `everything-${run}`, {}],
    [uncached, ours(SAME_WORK), `uncached-${run}`, { NODE_COMPILE_CACHE: join(work, `cache-${run}`) }],
    [current, ours('all'), `everything-${run}`, {}],
  ] as const;
  for (const [results, args, out, env] of rows) {
    results.push(await runProcess([...args, join(work, out)], { cwd: project, env }));
  }
}
rmSync(work, { recursive: true, force: true });

/** Without the first round, which reads everything from the disk. */
const counted = (results: readonly Usage[]): readonly Usage[] => results.slice(1);
const seconds = (results: readonly Usage[]): number => median(counted(results).map((one) => one.seconds));
const peak = (results: readonly Usage[]): number => Math.max(...counted(results).map((one) => one.mebibytes));
const beside = (results: readonly Usage[]): number =>
  median(counted(results).map((one, index) => one.seconds / counted(theirs)[index]!.seconds));

console.log(`${RUNS} runs in turn, medians; memory is the largest of all runs\n`);
for (const [name, results] of [
  ['ours: types, client, validators', same],
  ['the same without a compile cache', uncached],
  ['ours, everything', everything],
  ['ours, nothing changed', current],
  ['hey-api: types, client, zod', theirs],
] as const) {
  console.log(`  ${name.padEnd(42)} ${seconds(results).toFixed(2)} s ${peak(results).toFixed(0).padStart(6)} MiB`);
}
const memoryRatio = peak(same) / peak(theirs);
const bars = [
  [`the same work, time beside hey-api: ${beside(same).toFixed(2)} (≤ 0.9)`, beside(same) <= 0.9],
  [`the same work, memory beside hey-api: ${memoryRatio.toFixed(2)} (≤ 1.0)`, memoryRatio <= 1],
  [`everything, time beside hey-api: ${beside(everything).toFixed(2)} (≤ 1.3)`, beside(everything) <= 1.3],
  [`nothing changed: ${seconds(current).toFixed(2)} s (≤ 0.15)`, seconds(current) <= 0.15],
] as const;
console.log('');
for (const [text, met] of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${text}`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;
