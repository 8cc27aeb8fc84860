import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { filesBelow } from '../../../generator/write/hash.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { packagesOf } from '../../support/packages.ts';
import { runGenerator } from '../run-generator.ts';
import { edit, write } from '../workplace.ts';

const HERE = 'test/generator/plugins';
const EXPECTED = 'test/golden/plugins';

test('the example plugin writes the expected output beside that of the other targets', async () => {
  const files = await packagesOf(join(HERE, 'spec.yaml'), '@parcels');
  const own = files.filter(({ path }) => path.startsWith('routes/'));
  if (process.env['UPDATE_GOLDEN'] !== undefined) for (const { path, text } of own) write(join(EXPECTED, path), text);
  expect(Object.fromEntries(own.map(({ path, text }) => [path, text]))).toEqual(
    Object.fromEntries(filesBelow(EXPECTED).map((path) => [path, readFileSync(join(EXPECTED, path), 'utf8')])),
  );
  expect(files.some(({ path }) => path.startsWith('client/'))).toBe(true);
});

test("--check treats the plugin's module, templates and config file as parts of the generator", async () => {
  const folder = await temporaryDirectory();
  const at = (path: string): string => join(folder, path);
  for (const part of ['spec.yaml', 'generator.config.json', 'routes'])
    cpSync(join(HERE, part), at(part), { recursive: true });
  edit(
    at('routes/target.ts'),
    '../../../../generator/plugins/plugin-api.ts',
    resolve('generator/plugins/plugin-api.ts'),
  );
  const run = async (...more: string[]): Promise<Record<string, unknown>> => {
    const words = ['--spec', at('spec.yaml'), '--out', at('generated'), '--json', ...more];
    const { stdout, stderr } = await runGenerator(words);
    expect(stderr).toBe('');
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  expect(await run()).toMatchObject({ ok: true });

  edit(at('routes/README.md.hbs'), 'made by a plugin', 'made by our plugin');
  expect(await run('--check')).toMatchObject({
    clean: false,
    drift: [
      {
        path: 'routes/README.md',
        cause: 'generator or template changed',
        detail: expect.stringContaining('routes/README.md.hbs') as string,
      },
    ],
  });
  rmSync(at('generator.config.json'));
  expect(await run()).toMatchObject({ removed: ['routes/README.md', 'routes/package.json', 'routes/src/index.ts'] });
});
