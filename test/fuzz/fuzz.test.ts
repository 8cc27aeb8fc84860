import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { shuffles } from './shuffles.ts';

const FLAGS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '.ci/node.mjs',
  'test/fuzz/main.ts',
];

test('a thousand hostile texts stay text', async () => {
  const words = [...FLAGS, 'templates', '--runs', '1000', '--seed', '20260301'];
  const { stdout } = await promisify(execFile)(process.execPath, words).catch((failed: { stdout: string }) => failed);
  expect(stdout).toMatch(/^0 escapes$/m);
});

test('the order of keys does not show', async () => {
  const documents = ['test/golden/minimal', 'test/golden/parameter-styles'];
  expect(await shuffles({ runs: 3, seed: 1, documents, progress: () => undefined })).toEqual([]);
});
