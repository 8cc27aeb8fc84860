import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { findDocuments } from '../test/corpus/find-documents.ts';
import { checkProgram, type Cost } from './types/check-program.ts';
import { packedProject } from './types/packed-project.ts';
import { compareThreeCalls } from './types/three-calls.ts';

/**
 * npm run bench -- types [RUNS] [FOLDER]: what a program that calls one operation costs a compiler, over one
 * that does nothing: the packages as others install them, in turn. Then what a program of three calls costs
 * beside hey-api's, for the documents of a folder that are larger than 3.5 MB.
 */
const RUNS = Number(process.argv[2] ?? 9);
const FOLDER = process.argv[3] ?? process.env['BENCH_CORPUS'];
const LARGE_BYTES = 3.5e6;
const MOST_BESIDE_HEY_API = 1.5;
const CALL = `{ body: { email: 'jo@customer.example' } }`;
const OPTIONS = `{ baseUrl: 'https://api.example', apiKey: 'key' }`;
const PROGRAMS = {
  empty: 'export {};',
  operation: `
    import { createCaller } from '@billing/client/core';
    import { endpoint } from '@billing/client/operations/customers.create';
    const { data } = await createCaller(${OPTIONS})(endpoint, ${CALL});
    export const email: string = data.email;`,
  client: `
    import { createClient } from '@billing/client';
    const { data } = await createClient(${OPTIONS}).customers.create(${CALL});
    export const email: string = data.email;`,
};

const folder = packedProject(PROGRAMS);
let missed = 0;
console.log(`over an empty program, least of ${RUNS} runs in turn\n`);
for (const compiler of ['typescript', 'typescript-7']) {
  const costs: Record<keyof typeof PROGRAMS, Cost[]> = { empty: [], operation: [], client: [] };
  for (let run = 0; run < RUNS; run += 1)
    for (const name of ['empty', 'operation', 'client'] as const)
      costs[name].push(checkProgram(compiler, join(folder, name)));
  // The least of each: whatever else the machine does only ever adds.
  const least = (name: keyof typeof PROGRAMS, of: keyof Cost): number =>
    Math.min(...costs[name].map((cost) => cost[of]));
  const over = (name: 'operation' | 'client', of: keyof Cost): number => least(name, of) - least('empty', of);
  for (const name of ['operation', 'client'] as const) {
    const [milliseconds, megabytes] = [over(name, 'milliseconds'), over(name, 'megabytes')];
    const isMet = milliseconds <= 150 && megabytes <= 25;
    const verdict = name === 'client' ? '      ' : isMet ? 'met   ' : 'MISSED';
    if (name === 'operation' && !isMet) missed += 1;
    const what = name === 'operation' ? 'one operation (≤ 150 ms, ≤ 25 MB)' : 'the whole client';
    console.log(
      `  ${verdict} ${compiler.padEnd(13)} ${what.padEnd(34)} ${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`,
    );
  }
}
rmSync(folder, { recursive: true, force: true });

if (FOLDER !== undefined) {
  console.log(
    `\nthree calls beside hey-api's types, SDK and fetch client (≤ ${MOST_BESIDE_HEY_API}), medians of ${RUNS} runs\n`,
  );
  for (const { name, path } of findDocuments(FOLDER).filter(({ bytes }) => bytes > LARGE_BYTES)) {
    const { ours, theirs, ratio } = await compareThreeCalls(resolve(path), 'typescript', RUNS);
    const isMet = ratio.milliseconds <= MOST_BESIDE_HEY_API && ratio.megabytes <= MOST_BESIDE_HEY_API;
    if (!isMet) missed += 1;
    const time = `time ${ratio.milliseconds.toFixed(2)} ×, ${ours.milliseconds.toFixed(0)} · ${theirs.milliseconds.toFixed(0)} ms`;
    const memory = `memory ${ratio.megabytes.toFixed(2)} ×, ${ours.megabytes.toFixed(0)} · ${theirs.megabytes.toFixed(0)} MB`;
    console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${name.padEnd(12)} ${time}; ${memory}`);
  }
}
process.exitCode = missed === 0 ? 0 : 1;
