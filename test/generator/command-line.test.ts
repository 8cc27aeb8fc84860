import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { beforeEach, describe, expect, test } from 'vitest';

import { filesBelow } from '../../generator/write/hash.ts';
import { MANIFEST } from '../../generator/write/manifest.ts';
import { startProcess } from '../support/start-process.ts';
import { runGenerator } from './run-generator.ts';
import { edit, freshWorkplace, generatedWorkplaces, SMALL, type Workplace, write } from './workplace.ts';
import { isLongRun } from '../support/suite-length.ts';

const generated = generatedWorkplaces();
let place: Workplace;

beforeEach(async () => {
  place = await generated();
});

describe('generate', () => {
  test('reports its work, skips an unchanged spec, and writes only the files that change', async () => {
    place = await freshWorkplace();
    const first = await place.run();
    const files = filesBelow(place.at('generated')).length - 1;
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('2 operations, 1 event, 5 named schemas');
    expect(first.stdout).toContain(`${files} written, 0 kept, 0 removed`);

    const before = place.snapshot();
    const second = await place.run();
    expect(second.stdout).toMatch(new RegExp(`^\\S+: ${files} files current, nothing to do \\(\\d+\\.\\d\\d s\\)\n$`));
    expect(place.snapshot()).toEqual(before);

    edit(place.at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    const third = await place.run();
    const changed = Object.entries(place.snapshot()).filter(([path, state]) => before[path] !== state);
    const paths = changed.map(([path]) => path).filter((path) => path !== MANIFEST);
    expect(third.stdout).toContain(`${paths.length} written, ${files - paths.length} kept, 0 removed`);
    expect(paths).toContain('validators/src/operations/crossings.book.js');
    expect(paths.length).toBeLessThan(8);
    for (const path of paths) expect(readFileSync(place.out(path), 'utf8')).toContain('81');
    expect(await place.causes()).toEqual({});
  });

  test('updates only the manifest when a change of the spec does not affect the output', async () => {
    const before = place.snapshot();
    edit(place.at('spec.yaml'), 'openapi: 3.1.0', '# A comment.\nopenapi: 3.1.0');
    expect(await place.causes()).toEqual({});
    expect((await place.run()).stdout).toContain('0 written');
    expect(Object.entries(place.snapshot()).filter(([path, state]) => before[path] !== state)).toHaveLength(1);
    expect((await place.run()).stdout).toContain('nothing to do');
  });

  test('removes stale files with their folder, and leaves and names the edited ones', async () => {
    edit(place.out('validators/src/events/crossing.booked.v1.js'), 'import', '// Mine.\nimport');
    const text = readFileSync(place.at('spec.yaml'), 'utf8');
    const parts = /^webhooks:\n(?: .*\n)+/m.exec(text)![0];
    writeFileSync(place.at('spec.yaml'), text.replace(parts, '').replace('x-emits: [crossing.booked]', 'x-emits: []'));
    const { status, stdout } = await place.run();
    expect(status).toBe(0);
    expect(stdout).toMatch(/ removed \S*CrossingBooked/);
    expect(existsSync(place.out('validators/src/schemas/CrossingBookedEventV1.js'))).toBe(false);
    expect(stdout).toContain('left validators/src/events/crossing.booked.v1.js');
    expect(readdirSync(place.out('validators/src/events'))).toEqual(['crossing.booked.v1.js']);
    expect(await place.causes()).toEqual({
      'validators/src/events/crossing.booked.v1.js': expect.stringContaining('unknown: no run wrote this file'),
    });
    rmSync(place.out('validators/src/events/crossing.booked.v1.js'));
    expect(await place.causes()).toEqual({});
  });

  test('prints one error for a wrong limit, although an example breaks it too', async () => {
    edit(place.at('spec.yaml'), 'maxLength: 80', 'maxLength: -5, examples: [Ferry]');
    const { status, stderr } = await place.run();
    expect(status).toBe(1);
    expect(stderr).toContain('maxLength must be a whole number, 0 or more, not -5');
    expect(stderr).toMatch(/\n1 error\n$/);
  });

  test('reports all errors of the spec at once and writes nothing', async () => {
    const before = place.snapshot();
    edit(place.at('spec.yaml'), 'maxLength: 80', 'maxLenght: 80');
    edit(place.at('spec.yaml'), 'x-rate-limit: preview', 'x-rate-limit: previw');
    edit(place.at('spec.yaml'), 'minimum: 1, maximum: 9', 'minimum: 10, maximum: 9');
    const { status, stdout, stderr } = await place.run();
    expect(status).toBe(1);
    for (const code of ['keyword-unknown', 'rate-limit-unknown', 'bound-contradiction'])
      expect(stderr).toContain(`error  ${code}`);
    expect(stderr).toMatch(/spec\.yaml:\d+:\d+ /);
    expect(stderr).toContain('3 errors');
    expect(stdout).toContain('nothing written');
    expect(place.snapshot()).toEqual(before);
    expect((await place.check()).status).toBe(1);

    const machine = JSON.parse((await place.run('--json')).stdout) as {
      ok: boolean;
      diagnostics: { code: string; line: number }[];
    };
    expect(machine.ok).toBe(false);
    expect(machine.diagnostics.map(({ code }) => code).sort()).toEqual([
      'bound-contradiction',
      'keyword-unknown',
      'rate-limit-unknown',
    ]);
    expect(machine.diagnostics.every(({ line }) => line > 1)).toBe(true);
    const annotations = (await place.run('--format', 'github')).stdout
      .split('\n')
      .filter((line) => line.startsWith('::error file='));
    expect(annotations).toHaveLength(3);
    expect(place.snapshot()).toEqual(before);
  });

  test('leaves no files behind when the last stage finds an error', async () => {
    place = await freshWorkplace();
    edit(place.at('spec.yaml'), 'minimum: 1, default: 50', 'minimum: 1, default: 0');
    const { status, stdout, stderr } = await place.run();
    expect({ status, said: /error {2}(\S+)/.exec(stderr)?.[1] }).toEqual({ status: 1, said: 'example-invalid' });
    expect(stdout).toContain('nothing written');
    expect(existsSync(place.at('generated'))).toBe(false);
  });

  test('prints one JSON object with --json', async () => {
    place = await freshWorkplace();
    const { stdout, stderr } = await place.run('--json');
    expect(stderr).toBe('');
    const { written, ...rest } = JSON.parse(stdout) as { written: string[]; files: number; milliseconds: number };
    expect(written).toHaveLength(rest.files);
    expect(rest).toEqual({
      ok: true,
      files: rest.files,
      document: { operations: 2, events: 1, schemas: 5, leftOut: 0 },
      kept: 0,
      removed: [],
      abandoned: [],
      replaced: [],
      diagnostics: [],
      milliseconds: expect.any(Number),
    });
    expect(JSON.parse((await place.run('--json')).stdout)).toMatchObject({ ok: true, written: [], kept: rest.files });
  });

  test('overwrites an edited file, names it, and saves a copy outside of the packages', async () => {
    const path = 'types/src/schemas.ts';
    edit(place.out(path), 'export interface', '// Mine.\nexport interface');
    const edited = readFileSync(place.out(path), 'utf8');
    const { stdout } = await place.run();
    const copy =
      /edited types\/src\/schemas\.ts: overwrote manual changes; they are saved in \S+\/(\.edited\/\S+), /.exec(
        stdout,
      )![1]!;
    expect(readFileSync(place.out(copy), 'utf8')).toBe(edited);
    expect(readFileSync(place.out('.edited/.gitignore'), 'utf8')).toBe('*\n');
    expect(readFileSync(place.out(path), 'utf8')).not.toContain('// Mine.');
    expect(await place.causes()).toEqual({});
  });

  test.runIf(isLongRun)('finishes an interrupted run with the next one', async () => {
    const manifest = readFileSync(place.out(MANIFEST), 'utf8');
    edit(place.at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    await place.run();
    const done = readFileSync(place.out(MANIFEST), 'utf8');
    // The generator writes the manifest last, so the other files may be complete or partial.
    writeFileSync(place.out(MANIFEST), manifest);
    rmSync(place.out('types/src/operations.ts'));
    mkdirSync(place.out('.drafts/1073741823'), { recursive: true });
    writeFileSync(place.out('.drafts/1073741823/0-1'), 'half a fi');
    expect((await place.check()).status).toBe(1);
    expect((await place.run()).status).toBe(0);
    expect(readFileSync(place.out(MANIFEST), 'utf8')).toBe(done);
    expect(existsSync(place.out('.drafts'))).toBe(false);
    expect(await place.causes()).toEqual({});

    rmSync(place.out(MANIFEST));
    expect(await place.causes()).toEqual({ [MANIFEST]: expect.stringMatching(/^missing: /) });
    writeFileSync(place.out(MANIFEST), '{ "options": ');
    expect((await place.run()).stdout).toContain('0 written');
    expect(await place.causes()).toEqual({});
  });
});

describe('invalid invocations', () => {
  test.each([
    [['--frob'], /^Unknown option '--frob' \(/],
    [['spec.yaml'], /^Unexpected argument 'spec.yaml'/],
    [['--format', 'xml'], /^--format xml: must be one of text, json, github/],
    [['--scope', 'billing'], /^--scope billing: an npm scope looks like @billing/],
    [['--check', '--watch'], /^--check and --watch do not go together/],
    [['--spec', 'other.yaml'], /^--spec other.yaml needs --out DIR: generated\/ has the packages of spec\/spec.yaml/],
    [['--out'], /^Option '--out <value>' argument missing/],
  ])('rejects %j with one line and exit status 2', async (words, message) => {
    const { status, stdout, stderr } = await runGenerator(words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('reports an output folder that it cannot write, with one line and exit status 2', async () => {
    place = await freshWorkplace();
    write(place.at('generated'), 'A file.');
    const { status, stderr } = await place.run();
    expect(status).toBe(2);
    expect(stderr).toMatch(/^The run ended early: ENOTDIR/);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('reports a document that does not exist as a diagnostic', async () => {
    place = await freshWorkplace();
    const { status, stderr } = await runGenerator(['--spec', place.at('none.yaml'), '--out', place.at('generated')]);
    expect(status).toBe(1);
    expect(stderr).toContain('file-missing');
    expect(existsSync(place.at('generated'))).toBe(false);
  });

  test('lists every option with --help', async () => {
    const { status, stdout } = await runGenerator(['--help']);
    expect(status).toBe(0);
    for (const option of ['--spec', '--out', '--scope', '--check', '--watch', '--add-handlers', '--format', '--json'])
      expect(stdout).toContain(option);
  });
});

test('--watch runs again after each save, survives errors, and exits on SIGTERM', async () => {
  place = await freshWorkplace();
  const words = ['--watch', '--spec', place.at('spec.yaml'), '--out', place.at('generated'), '--scope', '@ferries'];
  const watching = startProcess(['generator/main.ts', ...words]);
  await watching.output('watching');
  expect(existsSync(place.out('client/src/index.ts'))).toBe(true);
  edit(place.at('spec.yaml'), 'openapi: 3.1.0', 'openapi: 3.1.0\nx-permisions: {}');
  await watching.output('Did you mean');
  // Editors save by replacing the file with a new one.
  writeFileSync(place.at('spec.new'), readFileSync(SMALL, 'utf8').replace('maxLength: 80', 'maxLength: 4711'));
  renameSync(place.at('spec.new'), place.at('spec.yaml'));
  await watching.output('written validators/src/operations/crossings.book.js');
  expect(watching.text()).toMatch(
    /spec changed: \S+spec\.yaml:\d+:\d+ paths\S+\.note\.maxLength 80 → 4711\n {4}written /,
  );
  expect(readFileSync(place.out('validators/src/operations/crossings.book.js'), 'utf8')).toContain('4711');
  await watching.end('SIGTERM');
  expect(watching.process.exitCode).toBe(0);
});
