import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { beforeEach, describe, expect, test } from 'vitest';

import { contentHash } from '../../generator/write/hash.ts';
import { runGenerator } from './run-generator.ts';
import { edit, freshWorkplace, generatedWorkplaces, type Workplace, write } from './workplace.ts';
import { isLongRun } from '../support/suite-length.ts';

const LIMIT = 'note: { type: string, pattern: ';

const generated = generatedWorkplaces();
let place: Workplace;

beforeEach(async () => {
  place = await generated();
});

describe('check', () => {
  test('reports a clean folder and writes nothing', async () => {
    const before = place.snapshot();
    expect(await place.check()).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^\S+: \d+ files as the spec says/),
    });
    expect(await place.check('--quiet')).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(await place.check('--format', 'github')).toMatchObject({ status: 0, stdout: '' });
    expect(JSON.parse((await place.check('--json')).stdout)).toMatchObject({ clean: true, drift: [], diagnostics: [] });
    expect(place.snapshot()).toEqual(before);
  });

  test('reports files that are edited by hand, missing or unknown', async () => {
    edit(place.out('client/src/index.ts'), 'createClient', 'makeClient');
    rmSync(place.out('types/src/events.ts'));
    write(place.out('server/notes.txt'), 'Mine.');
    const before = place.snapshot();
    expect(await place.causes()).toEqual({
      'client/src/index.ts': expect.stringMatching(
        /^edited by hand: it is not what was last written; put the change into the spec or a template$/,
      ),
      'types/src/events.ts': 'missing: it was written before and has been deleted',
      'server/notes.txt': expect.stringMatching(/^unknown: no run wrote this file; move it .* or delete it$/),
    });
    const { stdout } = await place.check();
    expect(stdout).toContain('3 of ');
    expect(stdout).toContain('npm run generate');
    expect(place.snapshot()).toEqual(before);
    await place.run();
    expect(Object.keys(await place.causes())).toEqual(['server/notes.txt']);
  });

  test('names the line of the changed value in the spec', async () => {
    edit(place.at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    const lines = readFileSync(place.at('spec.yaml'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(LIMIT)) + 1;
    const column = lines[line - 1]!.indexOf('maxLength') + 1;
    const found = await place.causes();
    const path =
      'paths./crossings/{crossing_id}.post.requestBody.content.application/json.schema.properties.note.maxLength';
    const cause = `spec.yaml:${line}:${column} ${path} 80 → 81`;
    expect(found['validators/src/operations/crossings.book.js']).toMatch(/^spec changed: /);
    for (const detail of Object.values(found)) expect(detail).toContain(cause);
    const [annotation] = (await place.check('--format', 'github')).stdout.split('\n');
    expect(annotation).toMatch(
      new RegExp(`^::error file=[^,]*spec\\.yaml,line=${line},col=${column},title=Drift%3A spec changed::`),
    );
  });

  test('names the parts that were added to and removed from the spec', async () => {
    edit(
      place.at('spec.yaml'),
      '        passengers:\n          type: array',
      '        deck: { type: integer }\n        passengers:\n          type: array',
    );
    edit(place.at('spec.yaml'), '      summary: Book a crossing\n', '');
    const found = await place.causes();
    expect(found['types/src/schemas.ts']).toContain('components.schemas.Crossing.properties.deck added');
    expect(found['server/src/routes/crossings.ts']).toContain('paths./crossings/{crossing_id}.post.summary removed');
  });

  test('names the changed module or template of the generator', async () => {
    // Simulates an older generator: the manifest and the files are changed, not the generator.
    const older = readFileSync(place.out('client/README.md'), 'utf8').replace('A typed client', 'An old client');
    writeFileSync(place.out('client/README.md'), older);
    place.editManifest((manifest) => ({
      ...manifest,
      outputs: { ...manifest.outputs, 'client/README.md': contentHash(older) },
    }));
    place.editGenerator({ 'templates/client/README.md.hbs': 'older' });
    expect(await place.causes()).toEqual({
      'client/README.md': 'generator or template changed: templates/client/README.md.hbs',
    });
    // With the spec changed too, a file that does not depend on the change still names the template.
    edit(place.at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    const runtime = place.out('server/src/runtime/json.ts');
    writeFileSync(runtime, '// Old.\n');
    place.editManifest((manifest) => ({
      ...manifest,
      outputs: { ...manifest.outputs, 'server/src/runtime/json.ts': contentHash('// Old.\n') },
    }));
    place.editGenerator({ 'templates/client/README.md.hbs': 'older', 'templates/server/runtime/json.ts': 'older' });
    const both = await place.causes();
    expect(both['server/src/runtime/json.ts']).toBe('generator or template changed: templates/server/runtime/json.ts');
    expect(both['validators/src/operations/crossings.book.js']).toMatch(/^spec changed: .*maxLength 80 → 81$/);
  });

  test('names the changed option', async () => {
    const found = await place.causes('--scope', '@boats');
    expect(found['client/package.json']).toBe('options changed: scope "@ferries" → "@boats"');
  });

  test('reports stale files, and the next run removes the unedited ones', async () => {
    const text = '// Of a removed operation.\n';
    write(place.out('client/src/resources/old/gone.ts'), text);
    write(place.out('client/src/resources/old/mine.ts'), `${text}// Edited.\n`);
    const stale = contentHash(text);
    place.editManifest((manifest) => ({
      ...manifest,
      outputs: {
        ...manifest.outputs,
        'client/src/resources/old/gone.ts': stale,
        'client/src/resources/old/mine.ts': stale,
      },
    }));
    expect(await place.causes()).toEqual({
      'client/src/resources/old/gone.ts': 'stale: nothing in the spec makes this file any more',
      'client/src/resources/old/mine.ts': expect.stringMatching(/^stale: .* edited since/),
    });
    rmSync(place.out('client/src/resources/old/mine.ts'));
    expect((await place.run()).stdout).toContain('removed client/src/resources/old/gone.ts');
    expect(existsSync(place.out('client/src/resources/old'))).toBe(false);
  });

  test('reports every file as missing before the first run', async () => {
    place = await freshWorkplace();
    const found = await place.causes();
    expect(found['client/src/index.ts']).toMatch(/^missing: it is new/);
    expect(existsSync(place.at('generated'))).toBe(false);
  });
});

test.runIf(isLongRun)("traces a limit deep in a schema of the project's document to its file and line", async () => {
  cpSync('spec', place.at('spec'), { recursive: true });
  const words = ['--spec', place.at('spec/spec.yaml'), '--out', place.at('generated')];
  expect((await runGenerator(words)).status).toBe(0);
  const file = place.at('spec/schemas/customer.yaml');
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
