import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, inject, test } from 'vitest';

import { isLongRun } from '../support/suite-length.ts';
import type { Outcome } from './scenario/simulation.ts';
import { plantedBugs } from './planted/planted-bugs.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const ROOT = new URL('../../', import.meta.url);

/** Simulated hours of each seed here. The whole form is `npm run simulate`. */
const HOURS = isLongRun ? '60' : '30';

/** Runs the simulation in a process with its own modules. Returns the outcome of each seed. */
function simulate(...options: readonly string[]): Promise<readonly Outcome[]> {
  const template = inject('databaseTemplate');
  const child = spawn(process.execPath, [MAIN, '--json', '--hours', HOURS, '--template', template, ...options]);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (errors += text));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      const outcomes = output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Outcome);
      if (code === 0 || outcomes.some(({ findings }) => findings.length > 0)) resolve(outcomes);
      else reject(new Error(`the simulation ended with code ${code}: ${errors}`));
    });
  });
}

test('a simulation finds nothing, and the same seed does exactly the same in another process', async () => {
  // In the long form, the second process runs another seed first.
  const before = isLongRun ? ['--seed', '3', '--seeds', '2'] : ['--seed', '4'];
  const [[outcome], others] = await Promise.all([simulate('--seed', '4'), simulate(...before)]);
  expect(outcome?.findings).toEqual([]);
  expect(outcome?.counts['attempt accepted'], 'the seed delivers something').toBeGreaterThan(0);
  expect(outcome?.counts['bank captured'], 'the seed charges something').toBeGreaterThan(0);
  expect(others.at(-1)).toEqual(outcome);
});

test('a simulation finds a planted bug, and the same one again with the same seed', async () => {
  const outcomes = await simulate('--bug', 'double-lease', '--seeds', '5');
  const { seed, findings } = outcomes.at(-1)!;
  expect(findings).not.toEqual([]);
  if (!isLongRun) return;
  const [again] = await simulate('--bug', 'double-lease', '--seed', String(seed));
  expect(again).toEqual(outcomes.at(-1));
});

test('every planted bug changes a text that its file contains exactly once', () => {
  for (const { name, patches } of plantedBugs)
    for (const { file, replace } of patches)
      expect(readFileSync(new URL(file, ROOT), 'utf8').split(replace), `${name} in ${file}`).toHaveLength(2);
});
