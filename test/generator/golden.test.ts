import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { RenderedFile } from '../../generator/targets/unit.ts';
import { filesBelow } from '../../generator/write/hash.ts';
import {
  COMBINED_SETTINGS,
  compileAsUser,
  inferredTypes,
  INSTALLED_COMPILERS,
  SETTINGS,
  USER_PACKAGES,
} from '../support/compile-as-user.ts';
import { compile, COMPILERS, linkProjectPackages, packagesOf, writePackages } from '../support/packages.ts';
import { isLongRun } from '../support/suite-length.ts';

/**
 * Every folder of `test/golden/` with a `spec.yaml` is a test: its packages must equal the files in
 * `expected/`, which contains the files that show the feature, and all packages must compile and run.
 * `UPDATE_GOLDEN=1` rewrites the files of `expected/`, or writes all files if there are none, for a
 * selection by hand.
 */
const GOLDEN = 'test/golden';
const UPDATE = process.env['UPDATE_GOLDEN'] !== undefined;
const features = readdirSync(GOLDEN)
  .filter((name) => existsSync(join(GOLDEN, name, 'spec.yaml')))
  .sort();

/** One scope per case: compilers identify packages by name and version, wherever they are. */
const scopeOf = (feature: string): string => `@${feature}`;

/**
 * Imports every module below the given folders in one process, compares its exports with its declarations,
 * and prints the failures by folder.
 */
const IMPORTER = `
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
const failures = {};
for (const folder of process.argv.slice(1)) {
  const modules = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\\.d)\\.(ts|js)$/.test(file));
  failures[folder] = [];
  for (const file of modules) {
    const path = join(folder, file);
    const fail = (reason) => failures[folder].push(file + ': ' + reason);
    const loaded = await import(pathToFileURL(path).href).catch((error) => fail(error.message));
    const declarations = path.replace(/\\.js$/, '.d.ts');
    if (loaded === undefined || declarations === path || !existsSync(declarations)) continue;
    const declared = [...readFileSync(declarations, 'utf8').matchAll(/^export declare const (\\w+)/gm)].map(([, name]) => name);
    if (declared.sort().join() !== Object.keys(loaded).sort().join()) fail('its declarations name other exports');
  }
  if (modules.length === 0) failures[folder].push('there are no modules');
  for (const key in {}) failures[folder].push('every object has got a member ' + key);
}
console.log(JSON.stringify(failures));
`;

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
const outputs = new Map<string, readonly RenderedFile[]>();
let complaints: readonly string[] = [];
let warnings = '';
let failures: Readonly<Record<string, readonly string[]>> = {};

beforeAll(async () => {
  linkProjectPackages(folder);
  for (const feature of features) {
    const files = await packagesOf(join(GOLDEN, feature, 'spec.yaml'), scopeOf(feature));
    outputs.set(feature, files);
    writePackages(join(folder, feature), files, scopeOf(feature));
  }
  complaints = (await Promise.all(COMPILERS.map((compiler) => compile(compiler, folder, ['*/generated'])))).flat();
  const folders = features.map((feature) => join(feature, 'generated'));
  const importing = ['--input-type=module', '--eval', IMPORTER, ...folders];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, importing, { cwd: folder });
  failures = JSON.parse(stdout) as typeof failures;
  warnings = stderr;
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(features)('%s', (feature) => {
  const expected = join(GOLDEN, feature, 'expected');

  test('generates the expected output', () => {
    const files = new Map(outputs.get(feature)!.map(({ path, text }) => [path, text]));
    if (UPDATE) update(expected, files);
    const shown = filesBelow(expected);
    expect(shown, `${expected} holds nothing: run once with UPDATE_GOLDEN=1`).not.toEqual([]);
    for (const path of shown) expect(files.get(path), path).toBe(readFileSync(join(expected, path), 'utf8'));
  });

  test('compiles with both compilers', () => {
    expect(complaints.filter((line) => line.startsWith(`${feature}/`))).toEqual([]);
  });

  test('loads every generated module, which exports what its declarations say', () => {
    expect(failures[join(feature, 'generated')]).toEqual([]);
  });
});

const source = USER_PACKAGES.map((name) => `*/generated/${name}/src`);

const [compilers, settings] = isLongRun ? [INSTALLED_COMPILERS, SETTINGS] : [['7'] as const, COMBINED_SETTINGS];

test.each(compilers)(
  "compiles with the users' settings in TypeScript %s",
  async (version) => expect(await compileAsUser(version, folder, source, settings)).toEqual([]),
  120_000,
);

test.runIf(isLongRun)('gives every exported name an explicit type', async () => {
  expect(await inferredTypes(folder, source)).toEqual([]);
});

test('compilers and Node report no other errors', () => {
  expect(complaints).toEqual([]);
  expect(warnings).toBe('');
});

function update(expected: string, files: ReadonlyMap<string, string>): void {
  const kept = filesBelow(expected);
  for (const path of kept.length > 0 ? kept : files.keys()) {
    const text = files.get(path);
    if (text === undefined) {
      rmSync(join(expected, path));
      continue;
    }
    mkdirSync(dirname(join(expected, path)), { recursive: true });
    writeFileSync(join(expected, path), text);
  }
}
