import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { beforeEach, describe, expect, test } from 'vitest';

import { contentHash, filesBelow } from '../../generator/write/hash.ts';
import { MANIFEST, type Manifest, printManifest, readManifest } from '../../generator/write/manifest.ts';
import { startProcess } from '../support/start-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { type Run, runGenerator } from './run-generator.ts';

const SMALL = 'test/golden/house-extensions/spec.yaml';
const LIMIT = 'note: { type: string, pattern: ';

let folder = '';
const at = (path: string): string => join(folder, path);
const out = (path: string): string => join(folder, 'generated', path);
const run = (...words: readonly string[]): Promise<Run> =>
  runGenerator(['--spec', at('spec.yaml'), '--out', at('generated'), '--scope', '@ferries', ...words]);
const check = (...words: readonly string[]): Promise<Run> => run('--check', ...words);

/** What a check says of a file, by path. */
async function causes(...words: readonly string[]): Promise<Record<string, string>> {
  const { status, stdout } = await check('--json', ...words);
  const { clean, drift } = JSON.parse(stdout) as {
    clean: boolean;
    drift: { path: string; cause: string; detail: string }[];
  };
  expect({ status, clean }).toEqual(drift.length === 0 ? { status: 0, clean: true } : { status: 1, clean: false });
  return Object.fromEntries(drift.map(({ path, cause, detail }) => [path, `${cause}: ${detail}`]));
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(path, text.replace(from, to));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function editManifest(change: (manifest: Manifest) => Manifest): void {
  writeFileSync(out(MANIFEST), printManifest(change(readManifest(at('generated'))!)));
}

/** Everything about the output folder that a run could change. */
function snapshot(): Record<string, string> {
  const entries = filesBelow(at('generated')).map((path) => [
    path,
    `${statSync(out(path)).mtimeMs} ${readFileSync(out(path), 'utf8')}`,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

beforeEach(async () => {
  folder = await temporaryDirectory();
  cpSync(SMALL, at('spec.yaml'));
});

describe('generate', () => {
  test('says what it did, does nothing when there is nothing to do, and writes only what changes', async () => {
    const first = await run();
    const files = filesBelow(at('generated')).length - 1;
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('2 operations, 1 event, 5 named schemas');
    expect(first.stdout).toContain(`${files} written, 0 kept, 0 removed`);

    const before = snapshot();
    const second = await run();
    expect(second.stdout).toMatch(new RegExp(`^\\S+: ${files} files current, nothing to do \\(\\d+\\.\\d\\d s\\)\n$`));
    expect(snapshot()).toEqual(before);

    edit(at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    const third = await run();
    const changed = Object.entries(snapshot()).filter(([path, state]) => before[path] !== state);
    const paths = changed.map(([path]) => path).filter((path) => path !== MANIFEST);
    expect(third.stdout).toContain(`${paths.length} written, ${files - paths.length} kept, 0 removed`);
    expect(paths).toContain('validators/src/operations/crossings.book.ts');
    expect(paths.length).toBeLessThan(8);
    for (const path of paths) expect(readFileSync(out(path), 'utf8')).toContain('81');
    expect(await causes()).toEqual({});
  });

  test('a change that does not show in the output touches nothing but the manifest', async () => {
    await run();
    const before = snapshot();
    edit(at('spec.yaml'), 'openapi: 3.1.0', '# A comment.\nopenapi: 3.1.0');
    expect(await causes()).toEqual({});
    expect((await run()).stdout).toContain('0 written');
    expect(Object.entries(snapshot()).filter(([path, state]) => before[path] !== state)).toHaveLength(1);
    expect((await run()).stdout).toContain('nothing to do');
  });

  test('what is no longer generated goes, with its folder; what somebody has edited stays and is named', async () => {
    await run();
    edit(out('validators/src/events/crossing.booked.v1.ts'), 'import', '// Mine.\nimport');
    const text = readFileSync(at('spec.yaml'), 'utf8');
    const parts = /^webhooks:\n(?: .*\n)+/m.exec(text)![0];
    writeFileSync(at('spec.yaml'), text.replace(parts, '').replace('x-emits: [crossing.booked]', 'x-emits: []'));
    const { status, stdout } = await run();
    expect(status).toBe(0);
    expect(stdout).toContain('removed validators/src/schemas/CrossingBookedEventV1.ts');
    expect(stdout).toContain('left validators/src/events/crossing.booked.v1.ts');
    expect(readdirSync(out('validators/src/events'))).toEqual(['crossing.booked.v1.ts']);
    expect(await causes()).toEqual({
      'validators/src/events/crossing.booked.v1.ts': expect.stringContaining('unknown: no run wrote this file'),
    });
    rmSync(out('validators/src/events/crossing.booked.v1.ts'));
    expect(await causes()).toEqual({});
  });

  test('an error in the spec: everything that is wrong at once, nothing written', async () => {
    await run();
    const before = snapshot();
    edit(at('spec.yaml'), 'maxLength: 80', 'maxLenght: 80');
    edit(at('spec.yaml'), 'x-rate-limit: preview', 'x-rate-limit: previw');
    edit(at('spec.yaml'), 'minimum: 1, maximum: 9', 'minimum: 10, maximum: 9');
    const { status, stdout, stderr } = await run();
    expect(status).toBe(1);
    for (const code of ['keyword-unknown', 'rate-limit-unknown', 'bound-contradiction'])
      expect(stderr).toContain(`error  ${code}`);
    expect(stderr).toMatch(/spec\.yaml:\d+:\d+ /);
    expect(stderr).toContain('3 errors');
    expect(stdout).toContain('nothing written');
    expect(snapshot()).toEqual(before);
    expect((await check()).status).toBe(1);

    const machine = JSON.parse((await run('--json')).stdout) as {
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
    const annotations = (await run('--format', 'github')).stdout
      .split('\n')
      .filter((line) => line.startsWith('::error file='));
    expect(annotations).toHaveLength(3);
    expect(snapshot()).toEqual(before);
  });

  test('for machines: one object', async () => {
    const { stdout, stderr } = await run('--json');
    expect(stderr).toBe('');
    const { written, ...rest } = JSON.parse(stdout) as { written: string[]; files: number; milliseconds: number };
    expect(written).toHaveLength(rest.files);
    expect(rest).toEqual({
      ok: true,
      files: rest.files,
      kept: 0,
      removed: [],
      abandoned: [],
      diagnostics: [],
      milliseconds: expect.any(Number),
    });
    expect(JSON.parse((await run('--json')).stdout)).toMatchObject({ ok: true, written: [], kept: rest.files });
  });

  test('a run that was cut short is finished by the next one', async () => {
    await run();
    const manifest = readFileSync(out(MANIFEST), 'utf8');
    edit(at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    await run();
    const done = readFileSync(out(MANIFEST), 'utf8');
    // The manifest is written last: everything else may have been written already, or half of it.
    writeFileSync(out(MANIFEST), manifest);
    rmSync(out('types/src/operations.ts'));
    writeFileSync(out('server/src/index.ts.1073741823.tmp'), 'half a fi');
    expect((await check()).status).toBe(1);
    expect((await run()).status).toBe(0);
    expect(readFileSync(out(MANIFEST), 'utf8')).toBe(done);
    expect(await causes()).toEqual({});

    rmSync(out(MANIFEST));
    expect(await causes()).toEqual({ [MANIFEST]: expect.stringMatching(/^missing: /) });
    writeFileSync(out(MANIFEST), '{ "options": ');
    expect((await run()).stdout).toContain('0 written');
    expect(await causes()).toEqual({});
  });
});

describe('check', () => {
  test('clean, and nothing is written', async () => {
    await run();
    const before = snapshot();
    expect(await check()).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^\S+: \d+ files as the spec says/),
    });
    expect(await check('--quiet')).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(await check('--format', 'github')).toMatchObject({ status: 0, stdout: '' });
    expect(JSON.parse((await check('--json')).stdout)).toMatchObject({ clean: true, drift: [], diagnostics: [] });
    expect(snapshot()).toEqual(before);
  });

  test('edited by hand, missing, unknown', async () => {
    await run();
    edit(out('client/src/index.ts'), 'createClient', 'makeClient');
    rmSync(out('types/src/events.ts'));
    write(out('server/notes.txt'), 'Mine.');
    const before = snapshot();
    expect(await causes()).toEqual({
      'client/src/index.ts': expect.stringMatching(
        /^edited by hand: it is not what was last written; put the change into the spec or a template$/,
      ),
      'types/src/events.ts': 'missing: it was written once and is gone',
      'server/notes.txt': expect.stringMatching(/^unknown: no run wrote this file; move it .* or delete it$/),
    });
    const { stdout } = await check();
    expect(stdout).toContain('3 of ');
    expect(stdout).toContain('npm run generate');
    expect(snapshot()).toEqual(before);
    await run();
    expect(Object.keys(await causes())).toEqual(['server/notes.txt']);
  });

  test('spec changed, with the line of the value', async () => {
    await run();
    edit(at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    const lines = readFileSync(at('spec.yaml'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(LIMIT)) + 1;
    const column = lines[line - 1]!.indexOf('maxLength') + 1;
    const found = await causes();
    const path =
      'paths./crossings/{crossing_id}.post.requestBody.content.application/json.schema.properties.note.maxLength';
    const cause = `spec.yaml:${line}:${column} ${path} 80 → 81`;
    expect(found['validators/src/operations/crossings.book.ts']).toMatch(/^spec changed: /);
    for (const detail of Object.values(found)) expect(detail).toContain(cause);
    const [annotation] = (await check('--format', 'github')).stdout.split('\n');
    expect(annotation).toMatch(
      new RegExp(`^::error file=[^,]*spec\\.yaml,line=${line},col=${column},title=Drift%3A spec changed::`),
    );
  });

  test('added and removed parts of the spec', async () => {
    await run();
    edit(
      at('spec.yaml'),
      '        passengers:\n          type: array',
      '        deck: { type: integer }\n        passengers:\n          type: array',
    );
    edit(at('spec.yaml'), '      summary: Book a crossing\n', '');
    const found = await causes();
    expect(found['types/src/schemas.ts']).toContain('components.schemas.Crossing.properties.deck added');
    expect(found['server/src/routes/crossings.ts']).toContain('paths./crossings/{crossing_id}.post.summary removed');
  });

  test('generator or template changed', async () => {
    await run();
    // The other way round: it is the manifest and the files that come from an older generator.
    const older = readFileSync(out('client/README.md'), 'utf8').replace('Typed', 'Old');
    writeFileSync(out('client/README.md'), older);
    editManifest((manifest) => ({
      ...manifest,
      generator: { ...manifest.generator, 'templates/client/README.md.hbs': 'older' },
      outputs: { ...manifest.outputs, 'client/README.md': { hash: contentHash(older), sources: ['document'] } },
    }));
    expect(await causes()).toEqual({
      'client/README.md': 'generator or template changed: templates/client/README.md.hbs',
    });
    // With the spec changed as well, a file that the change cannot have touched is still the template's.
    edit(at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    const runtime = out('server/src/runtime/json.ts');
    writeFileSync(runtime, '// Old.\n');
    editManifest((manifest) => ({
      ...manifest,
      generator: { ...manifest.generator, 'templates/server/runtime/json.ts': 'older' },
      outputs: { ...manifest.outputs, 'server/src/runtime/json.ts': { hash: contentHash('// Old.\n'), sources: [] } },
    }));
    const both = await causes();
    expect(both['server/src/runtime/json.ts']).toBe('generator or template changed: templates/server/runtime/json.ts');
    expect(both['validators/src/operations/crossings.book.ts']).toMatch(/^spec changed: .*maxLength 80 → 81$/);
  });

  test('options changed', async () => {
    await run();
    const found = await causes('--scope', '@boats');
    expect(found['client/package.json']).toBe('options changed: scope "@ferries" → "@boats"');
  });

  test('stale', async () => {
    await run();
    const text = '// Of an operation that is gone.\n';
    write(out('client/src/resources/old/gone.ts'), text);
    write(out('client/src/resources/old/mine.ts'), `${text}// Edited.\n`);
    const stale = { hash: contentHash(text), sources: [] };
    editManifest((manifest) => ({
      ...manifest,
      outputs: {
        ...manifest.outputs,
        'client/src/resources/old/gone.ts': stale,
        'client/src/resources/old/mine.ts': stale,
      },
    }));
    expect(await causes()).toEqual({
      'client/src/resources/old/gone.ts': 'stale: nothing in the spec makes this file any more',
      'client/src/resources/old/mine.ts': expect.stringMatching(/^stale: .* edited since/),
    });
    rmSync(out('client/src/resources/old/mine.ts'));
    expect((await run()).stdout).toContain('removed client/src/resources/old/gone.ts');
    expect(existsSync(out('client/src/resources/old'))).toBe(false);
  });

  test('never generated at all', async () => {
    const found = await causes();
    expect(found['client/src/index.ts']).toMatch(/^missing: it is new/);
    expect(existsSync(at('generated'))).toBe(false);
  });
});

test("the project's own document: a limit deep in a schema is followed to its line, in the file that it stands in", async () => {
  cpSync('spec', at('spec'), { recursive: true });
  const words = ['--spec', at('spec/spec.yaml'), '--out', at('generated')];
  expect((await runGenerator(words)).status).toBe(0);
  const file = at('spec/schemas/customer.yaml');
  edit(file, 'maxLength: 1024', 'maxLength: 2048');
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('maxLength: 2048')) + 1;
  const column = lines[line - 1]!.indexOf('maxLength') + 1;
  const { status, stdout } = await runGenerator([...words, '--check']);
  expect(status).toBe(1);
  expect(stdout).toMatch(
    new RegExp(
      `^spec changed: \\S*spec/schemas/customer\\.yaml:${line}:${column} components\\.schemas\\.\\w+\\.properties\\.name\\.maxLength 1024 → 2048`,
    ),
  );
  expect(stdout).toMatch(/generated\/validators\/src\/\S*customer/i);
});

describe('what is said wrongly', () => {
  test.each([
    [['--frob'], /^Unknown option '--frob' \(/],
    [['spec.yaml'], /^Unexpected argument 'spec.yaml'/],
    [['--format', 'xml'], /^--format xml: text, json or github/],
    [['--scope', 'billing'], /^--scope billing: an npm scope looks like @billing/],
    [['--check', '--watch'], /^--check and --watch do not go together/],
    [['--out'], /^Option '--out <value>' argument missing/],
  ])('%j: one line and status 2', async (words, message) => {
    const { status, stdout, stderr } = await runGenerator(words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a folder that cannot be written: one line and status 2', async () => {
    write(at('generated'), 'A file.');
    const { status, stderr } = await run();
    expect(status).toBe(2);
    expect(stderr).toMatch(/^The run ended early: ENOTDIR/);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a document that does not exist: a diagnostic', async () => {
    const { status, stderr } = await runGenerator(['--spec', at('none.yaml'), '--out', at('generated')]);
    expect(status).toBe(1);
    expect(stderr).toContain('file-missing');
    expect(existsSync(at('generated'))).toBe(false);
  });

  test('--help', async () => {
    const { status, stdout } = await runGenerator(['--help']);
    expect(status).toBe(0);
    for (const option of ['--spec', '--out', '--scope', '--check', '--watch', '--add-handlers', '--format', '--json'])
      expect(stdout).toContain(option);
  });
});

test('--watch runs again at each save, survives errors, and ends when told', async () => {
  const words = ['--watch', '--spec', at('spec.yaml'), '--out', at('generated'), '--scope', '@ferries'];
  const watching = startProcess(['generator/main.ts', ...words]);
  await watching.output('watching');
  expect(existsSync(out('client/src/index.ts'))).toBe(true);
  edit(at('spec.yaml'), 'openapi: 3.1.0', 'openapi: 3.1.0\nx-permisions: {}');
  await watching.output('Did you mean');
  // As editors save: a new file in the place of the old one.
  writeFileSync(at('spec.new'), readFileSync(SMALL, 'utf8').replace('maxLength: 80', 'maxLength: 4711'));
  renameSync(at('spec.new'), at('spec.yaml'));
  await watching.output('written validators/src/operations/crossings.book.ts');
  expect(readFileSync(out('validators/src/operations/crossings.book.ts'), 'utf8')).toContain('4711');
  await watching.end('SIGTERM');
  expect(watching.process.exitCode).toBe(0);
});
