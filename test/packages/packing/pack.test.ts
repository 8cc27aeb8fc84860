import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, expect, test } from 'vitest';

import { pack } from '../../../generator/pack/pack.ts';
import { ALL } from '../consumers/project.ts';
import { linkProjectPackages, packagesOf, writePackages } from '../../support/packages.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(!ALL)('packs the packages of any document, with the changelog and license of its API', async () => {
  linkProjectPackages(folder);
  writePackages(
    join(folder, 'parcels'),
    await packagesOf('test/golden/event-versions/spec.yaml', '@parcels'),
    '@parcels',
  );
  const tarballs = await pack({ from: join(folder, 'parcels/generated'), to: join(folder, 'tarballs') });
  const packages = ['types', 'validators', 'client', 'openapi', 'webhooks'];
  expect(tarballs.map((file) => basename(file)).sort()).toEqual(
    packages.map((name) => `parcels-${name}-2.4.0.tgz`).sort(),
  );
  const webhooks = tarballs.find((file) => file.includes('webhooks'))!;
  const { stdout } = await run('tar', ['-tzf', webhooks]);
  const files = stdout.trim().split('\n');
  for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md', 'dist/index.js', 'dist/index.d.ts']) {
    expect(files).toContain(`package/${file}`);
  }
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  const declarations = await run('tar', ['-xzOf', webhooks, 'package/dist/index.d.ts']);
  expect(declarations.stdout).toContain("from './events.js'");
  expect(declarations.stdout).not.toMatch(/\.ts'/);
});

test('does not pack a package that does not compile, and prints the reason', async () => {
  const broken = join(folder, 'broken/types');
  mkdirSync(join(broken, 'src'), { recursive: true });
  cpSync('generated/types/package.json', join(broken, 'package.json'));
  writeFileSync(join(broken, 'src/index.ts'), 'export const number: number = "text";\n');
  const packing = pack({ from: join(folder, 'broken'), to: join(folder, 'nothing') });
  await expect(packing).rejects.toThrow(/do not compile:\n.*index\.ts\(1,14\): error TS2322/);
});

test('packs JavaScript modules with their declarations, and rewrites imports but no text', async () => {
  const mixed = join(folder, 'mixed/types');
  mkdirSync(join(mixed, 'src'), { recursive: true });
  cpSync('generated/types/package.json', join(mixed, 'package.json'));
  const text = `["import a from './a.ts'", "from './b.ts'"]`;
  writeFileSync(join(mixed, 'src/index.ts'), "export { texts } from './texts.js';\nexport const two: number = 2;\n");
  writeFileSync(
    join(mixed, 'src/texts.js'),
    `import { two } from './index.ts';\nexport const texts = ${text};\nvoid two;\n`,
  );
  writeFileSync(join(mixed, 'src/texts.d.ts'), 'export declare const texts: readonly string[];\n');
  const [tarball] = await pack({ from: join(folder, 'mixed'), to: join(folder, 'tarballs') });
  const contentOf = async (file: string): Promise<string> =>
    (await run('tar', ['-xzOf', tarball!, `package/dist/${file}`])).stdout;
  expect(await contentOf('texts.js')).toBe(
    `import { two } from './index.js';\nexport const texts = ${text};\nvoid two;\n`,
  );
  expect(await contentOf('texts.d.ts')).toBe('export declare const texts: readonly string[];\n');
  expect(await contentOf('index.d.ts')).toContain("from './texts.js'");
});

test('npm pack rejects a package of TypeScript sources and names the command to use', async () => {
  const packing = run('npm', ['pack', '--pack-destination', folder], { cwd: resolve('generated/webhooks') });
  await expect(packing).rejects.toThrow('This folder holds TypeScript. Pack it with: npm run pack -- DIR');
});

test('rejects a command line without a folder', async () => {
  const main = run(process.execPath, ['generator/pack/main.ts']);
  await expect(main).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Name one folder') as string });
  const help = await run(process.execPath, ['generator/pack/main.ts', '--help']);
  expect(help.stdout).toContain('npm run pack -- DIR');
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toHaveProperty('scripts.pack');
});
