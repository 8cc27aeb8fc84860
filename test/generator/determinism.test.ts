import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { filesBelow } from '../../generator/write/hash.ts';
import { packagesOf } from '../support/packages.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { runGenerator } from './run-generator.ts';
import { writeShuffled } from './shuffled-spec.ts';
import { isLongRun } from '../support/suite-length.ts';

/** Every file by its path. */
async function outputOf(spec: string): Promise<Record<string, string>> {
  return Object.fromEntries((await packagesOf(spec, '@same')).map(({ path, text }) => [path, text]));
}

const golden = readdirSync('test/golden').filter((name) => existsSync(`test/golden/${name}/spec.yaml`));

const shuffled = golden.filter((_, index) => isLongRun || index % 2 === 0);

test.each(shuffled)('generates the same output for %s with its keys in another order', async (name) => {
  const directory = await temporaryDirectory();
  writeShuffled(`test/golden/${name}`, directory, 20_260_301);
  expect(await outputOf(join(directory, 'spec.yaml'))).toEqual(await outputOf(`test/golden/${name}/spec.yaml`));
});

test.runIf(isLongRun)(
  "generates the same output for the project's document in every run and with its keys in any order",
  async () => {
    const output = await outputOf('spec/spec.yaml');
    expect(await outputOf('spec/spec.yaml')).toEqual(output);
    const directory = await temporaryDirectory();
    for (const seed of isLongRun ? [1, 20_260_301] : [20_260_301]) {
      writeShuffled('spec', join(directory, String(seed)), seed);
      expect(await outputOf(join(directory, String(seed), 'spec.yaml')), `seed ${seed}`).toEqual(output);
    }
  },
);

test.runIf(isLongRun)(
  'generates the same output from any working directory and with relative or absolute paths',
  async () => {
    const directory = await temporaryDirectory();
    const runs = [
      ['here', (at: string) => ['--spec', `${at}/spec/spec.yaml`, '--out', `${at}/generated`], '.'],
      ['inside', () => ['--spec', '../spec.yaml', '--out', '../../generated'], 'spec/operations'],
      ['above', () => ['--spec', 'above/spec/spec.yaml', '--out', './above/generated/'], '..'],
    ] as const;
    for (const [name, words, from] of runs) {
      const at = join(directory, name);
      mkdirSync(at);
      cpSync('spec', join(at, 'spec'), { recursive: true });
      const { status, stderr } = await runGenerator(words(at), { cwd: resolve(at, from) });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    }
    const written = (name: string): Record<string, string> => {
      const out = join(directory, name, 'generated');
      return Object.fromEntries(filesBelow(out).map((path) => [path, readFileSync(join(out, path), 'utf8')]));
    };
    const here = written('here');
    expect(Object.keys(here).length).toBeGreaterThan(300);
    expect(JSON.stringify(here)).not.toContain(directory);
    expect(written('inside')).toEqual(here);
    expect(written('above')).toEqual(here);
  },
);
