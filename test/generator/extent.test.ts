import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readManifest } from '../../generator/write/manifest.ts';
import { edit, freshWorkplace, type Workplace } from './workplace.ts';

const PARTS = `openapi: 3.1.0
info: { title: Parts, version: 1.0.0 }
components:
  schemas:
    Ship: { type: object, required: [name], properties: { name: { type: string }, port: { $ref: '#/components/schemas/Port' } } }
    Port: { type: string, minLength: 3 }
`;

const typesOf = (place: Workplace): string => readFileSync(place.out('types/src/schemas.ts'), 'utf8');

test('leaves out schemas that nothing uses, counts them, and generates them with --all-schemas', async () => {
  const place = await freshWorkplace();
  edit(place.at('spec.yaml'), '  schemas:\n', '  schemas:\n    Anchor: { type: object, description: An anchor. }\n');
  expect((await place.run()).stdout).toContain('left out 1 schema that no operation or event uses; --all-schemas');
  expect(typesOf(place)).not.toContain('Anchor');
  expect((await place.run('--quiet')).stdout).not.toContain('left out');

  const all = await place.run('--all-schemas');
  expect(all.stdout).not.toContain('left out');
  expect(typesOf(place)).toContain('export interface Anchor');
  expect(existsSync(place.out('validators/src/schemas/Anchor.js'))).toBe(true);
  expect(readManifest(place.at('generated'))!.options).toContain('"allSchemas":true');
  expect(await place.causes('--all-schemas')).toEqual({});
});

test('generates the types and validators of a document of components alone', async () => {
  const place = await freshWorkplace();
  writeFileSync(place.at('spec.yaml'), PARTS);
  const { status, stdout } = await place.run();
  expect(status).toBe(0);
  expect(stdout).toContain('0 operations, 0 events, 2 named schemas');
  expect(typesOf(place)).toContain('port?: Port;');
  expect(readFileSync(place.out('validators/src/schemas/Port.js'), 'utf8')).toContain('3');
});

test('adds the targets whose packages the selected ones import, and says so', async () => {
  const place = await freshWorkplace();
  const { stdout } = await place.run('--targets', 'client');
  expect(stdout).toContain('added types, validators, which the other targets import');
  expect(['types', 'validators', 'client', 'server'].map((name) => existsSync(place.out(name)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect((await place.run('--targets', 'types,validators')).stdout).not.toContain('added');
});

test('prints the size of each target when the output is large', async () => {
  const place = await freshWorkplace();
  const description = 'A long description. '.repeat(5000);
  const schemas = Array.from(
    { length: 30 },
    (_, at) => `    Ship${at}: { type: string, description: '${description}' }`,
  );
  writeFileSync(place.at('spec.yaml'), `${PARTS}${schemas.join('\n')}\n`);
  const { stdout } = await place.run('--targets', 'types,openapi');
  expect(stdout).toMatch(/size (types|openapi) \d\.\d MB, (types|openapi) \d\.\d MB; --targets leaves targets out/);
});
