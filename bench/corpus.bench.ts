import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Document, findDocuments } from '../test/corpus/find-documents.ts';
import { generateCommand } from '../test/support/generate-command.ts';
import { percentile } from './docs/measure-edits.ts';
import { median, runProcess, type Usage } from './generate/run-process.ts';
import { editsOf, OWN_EDITS } from './generate/field-edits.ts';
import { type WatchedDocument, watchedEdits } from './generate/watched-edits.ts';

/**
 * npm run bench -- corpus FOLDER [RUNS]: for every document of a folder that both can read, our types,
 * client and validators beside hey-api's types, client and zod schemas, in turn; then ours once more, with
 * nothing changed. Every run is a new process that writes into a new folder, in memory where the system has
 * one. The bars are for documents of these names. Then one field after the other of our own document, and of
 * those of about 4 MB, is edited while a watch runs.
 */
const BARS: Readonly<Record<string, { readonly ratio: number; readonly mebibytes?: number }>> = {
  museum: { ratio: 1 },
  polar: { ratio: 1 },
  digitalocean: { ratio: 1 },
  stripe: { ratio: 0.75, mebibytes: 700 },
};
const UNCHANGED_SECONDS = 0.15;
const SAME_WORK = 'types,client,validators';
const EDITS = 40;
const EDIT_SECONDS = 0.4;
const LARGE_EDITS = 16;
const LARGE_EDIT_SECONDS = 1.5;
const isLarge = ({ bytes }: Document): boolean => bytes >= 3.5e6 && bytes <= 6e6;

const [folder = process.env['BENCH_CORPUS'], runs = '3'] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  console.error('Name a folder with OpenAPI documents: npm run bench -- corpus FOLDER [RUNS]');
  process.exit(2);
}
const project = fileURLToPath(new URL('..', import.meta.url));
const memory = '/dev/shm';
const work = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'billing-bench-'));
const heyApi = (spec: string): string[] => [
  ...[join(project, 'bench/node_modules/@hey-api/openapi-ts/dist/run.mjs'), '-i', spec],
  ...['-p', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod', '-o'],
];

interface Measured {
  readonly ours: readonly Usage[];
  readonly unchanged: readonly Usage[];
  /** Empty where hey-api fails. */
  readonly theirs: readonly Usage[];
}

/** A first round, in which the machine reads everything from its disk, does not count. */
async function measure(spec: string, rounds: number): Promise<Measured> {
  const measured = { ours: [] as Usage[], unchanged: [] as Usage[], theirs: [] as Usage[] };
  for (let round = 0; round <= rounds; round += 1) {
    const [own, other] = [join(work, `ours-${round}`), join(work, `theirs-${round}`)];
    const generate = [
      ...generateCommand(),
      '--quiet',
      '--targets',
      SAME_WORK,
      '--scope',
      '@bench',
      '--spec',
      spec,
      '--out',
      own,
    ];
    const theirs = await runProcess([...heyApi(spec), other], { cwd: project }).catch(() => undefined);
    // hey-api exits with 0 after an error, too.
    const isWritten = existsSync(other);
    const ours = await runProcess(generate, { cwd: project });
    const unchanged = await runProcess(generate, { cwd: project });
    for (const place of [own, other]) rmSync(place, { recursive: true, force: true });
    if (round === 0) continue;
    measured.ours.push(ours);
    measured.unchanged.push(unchanged);
    if (theirs !== undefined && isWritten) measured.theirs.push(theirs);
  }
  return measured;
}

const documents = findDocuments(folder).sort((a, b) => a.bytes - b.bytes);
const name = Math.max('document'.length, ...documents.map((document) => document.name.length));
const bars: [string, boolean][] = [];
console.log(`${runs} runs in turn, medians; memory is the largest of all runs\n`);
console.log(`${'document'.padEnd(name)}     MB  ours: s    MiB  hey-api: s    MiB  ratio  unchanged: s`);
try {
  for (const document of documents) {
    const measured = await measure(resolve(document.path), Number(runs)).catch((error: Error) => error);
    if (measured instanceof Error) {
      bars.push([`${document.name}: ${measured.message.trim().split('\n').at(-1)}`, false]);
      continue;
    }
    const { ours, unchanged, theirs } = measured;
    const [own, other, again] = [ours, theirs, unchanged].map(usual) as [Summary, Summary, Summary];
    const ratio = median(theirs.map(({ seconds }, run) => ours[run]!.seconds / seconds)) ?? Number.NaN;
    console.log(
      [
        document.name.padEnd(name),
        (document.bytes / 1e6).toFixed(2).padStart(5),
        own.seconds.padStart(7),
        own.mebibytes.padStart(5),
        other.seconds.padStart(10),
        other.mebibytes.padStart(5),
        (Number.isNaN(ratio) ? '–' : ratio.toFixed(2)).padStart(5),
        again.seconds.padStart(12),
      ].join('  '),
    );
    const bar = BARS[document.name.replace(/\.\w+$/, '')];
    if (bar === undefined) continue;
    bars.push([`${document.name}, beside hey-api: ${ratio.toFixed(2)} (≤ ${bar.ratio})`, ratio <= bar.ratio]);
    const most = Math.max(...ours.map(({ mebibytes }) => mebibytes));
    if (bar.mebibytes !== undefined)
      bars.push([`${document.name}, memory: ${most.toFixed(0)} MiB (≤ ${bar.mebibytes})`, most <= bar.mebibytes]);
    bars.push([
      `${document.name}, nothing changed: ${again.seconds} s (≤ ${UNCHANGED_SECONDS})`,
      Number(again.seconds) <= UNCHANGED_SECONDS,
    ]);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
const alone = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'billing-bench-'));
const cold = await runProcess([...generateCommand(), '--quiet', '--out', alone], { cwd: project });
rmSync(alone, { recursive: true, force: true });
console.log(`\none field edited while a watch runs, until the last file is written:`);
await measureEdits('spec', { folder: join(project, 'spec'), root: 'spec.yaml', edits: OWN_EDITS }, EDITS, EDIT_SECONDS);
for (const { name: file } of documents.filter(isLarge)) {
  const document = { folder: resolve(folder), root: file, edits: editsOf(folder, file) };
  await measureEdits(file, document, LARGE_EDITS, LARGE_EDIT_SECONDS);
}
console.log(`without a watch, our own document takes ${cold.seconds.toFixed(2)} s`);
console.log('');
for (const [text, met] of bars) console.log(`  ${met ? 'met   ' : 'MISSED'} ${text}`);
process.exitCode = bars.every(([, met]) => met) ? 0 : 1;

async function measureEdits(label: string, document: WatchedDocument, number: number, bar: number): Promise<void> {
  const { milliseconds, slowest } = await watchedEdits(project, document, number);
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(milliseconds, share) / 1_000) as [number, number];
  console.log(`${label}: p50 ${p50.toFixed(2)} s, p95 ${p95.toFixed(2)} s of ${number}; the slowest was ${slowest}`);
  bars.push([`${label}, a one-field edit at p95: ${p95.toFixed(2)} s (≤ ${bar})`, p95 <= bar]);
}

interface Summary {
  readonly seconds: string;
  readonly mebibytes: string;
}

function usual(results: readonly Usage[]): Summary {
  if (results.length === 0) return { seconds: '–', mebibytes: '–' };
  return {
    seconds: median(results.map(({ seconds }) => seconds)).toFixed(2),
    mebibytes: Math.max(...results.map(({ mebibytes }) => mebibytes)).toFixed(0),
  };
}
