import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { DRAFTS, filesBelow } from '../../../generator/write/hash.ts';
import { readManifest } from '../../../generator/write/manifest.ts';
import { writeFiles } from '../../../generator/write/write.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const NAMES = Array.from({ length: 20 }, (_, index) => `types/src/${index}.ts`);
const INPUTS = { options: '{}', spec: {} };

const filesOf = (text: string) => NAMES.map((path) => ({ path, text, sources: [] }));
const texts = (out: string): Record<string, string> =>
  Object.fromEntries(filesBelow(out).map((path) => [path, readFileSync(join(out, path), 'utf8')]));

/** Writes files in a child process that is killed in the middle of one of them. */
function writeAndDie(out: string, text: string, at: number): void {
  const program = `
    const { writeFiles } = await import(${JSON.stringify(resolve('generator/write/write.ts'))});
    const { readManifest } = await import(${JSON.stringify(resolve('generator/write/manifest.ts'))});
    const files = ${JSON.stringify(filesOf(text))};
    Object.defineProperty(files[${at}], 'text', { get: () => process.kill(process.pid, 'SIGKILL') });
    writeFiles(${JSON.stringify(out)}, files, readManifest(${JSON.stringify(out)}), ${JSON.stringify(INPUTS)});
  `;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
  expect(signal).toBe('SIGKILL');
}

test('a run that is killed while it writes leaves the previous output, and the next run cleans up', async () => {
  const out = await temporaryDirectory();
  writeFiles(out, filesOf('first'), undefined, INPUTS);
  const good = texts(out);
  writeAndDie(out, 'second', NAMES.length - 1);
  expect(texts(out)).toEqual(good);
  expect(readdirSync(join(out, DRAFTS))).toHaveLength(1);

  const { written, replaced } = writeFiles(out, filesOf('third'), readManifest(out), INPUTS);
  expect({ written: written.length, replaced }).toEqual({ written: NAMES.length, replaced: [] });
  expect(existsSync(join(out, DRAFTS))).toBe(false);
  expect(Object.keys(texts(out))).toEqual(Object.keys(good));
  expect(new Set(NAMES.map((path) => texts(out)[path]))).toEqual(new Set(['third']));
});
