import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { isLongRun } from '../support/suite-length.ts';

/** In its own process, which Node has to let run modules from memory. */
async function printed(...words: string[]): Promise<string> {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '.ci/node.mjs'];
  const run = promisify(execFile)(process.execPath, [...flags, 'test/fuzz/main.ts', ...words, '--seed', '20260301']);
  return (await run.catch((failed: { stdout: string }) => failed)).stdout;
}

const TEXTS = 1_000;

test.runIf(isLongRun)(`generates no code from ${TEXTS} hostile texts`, async () => {
  expect(await printed('templates', '--runs', String(TEXTS))).toMatch(/^0 escapes$/m);
});

test.runIf(isLongRun)('generates the same output whatever the order of keys', async () => {
  expect(await printed('shuffles', '--runs', '5')).toMatch(/^0 of 3 documents depend on the order of their keys$/m);
});
