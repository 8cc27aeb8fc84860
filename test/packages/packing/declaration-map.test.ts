import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { generate } from '../../../generator/generate.ts';
import { WorkerPool } from '../../../generator/render/pool.ts';
import { compile } from '../../../generator/pack/compile.ts';
import { linkToSpec } from '../../../generator/pack/link-to-spec.ts';
import { packedManifest, sourcesIn } from '../../../generator/pack/packages.ts';
import { specPlaces } from '../../../generator/pack/spec-places.ts';
import { inputsOf } from '../../../generator/write/inputs.ts';
import { writeFiles } from '../../../generator/write/write.ts';
import { edit, write } from '../../generator/workplace.ts';

const SPEC = 'test/golden/several-files';
const folder = mkdtempSync(join(tmpdir(), 'maps-'));
const out = join(folder, 'generated');
const installed = join(folder, 'node_modules/@maps');
const lines = (file: string): string[] => readFileSync(join(SPEC, file), 'utf8').split('\n');
afterAll(() => rmSync(folder, { recursive: true }));

/** The packages as installed, without the tarball, which takes npm seconds. */
beforeAll(async () => {
  cpSync(SPEC, join(folder, 'spec'), { recursive: true });
  const options = { spec: join(folder, 'spec/spec.yaml'), out, scope: '@maps', strict: false };
  using pool = new WorkerPool();
  const { output, specFiles } = await generate(options, { pool });
  const inputs = inputsOf(options, specFiles);
  writeFiles(out, output!.files, undefined, inputs);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(resolve('node_modules/@types'), join(folder, 'node_modules/@types'));
  const places = await specPlaces(out);
  const sources = sourcesIn(out);
  for (const source of sources.filter((one) => ['types', 'validators', 'client'].includes(basename(one.folder)))) {
    const built = join(installed, basename(source.folder));
    write(join(built, 'package.json'), JSON.stringify(packedManifest(source, sources, undefined)));
    write(join(source.folder, 'src/package.json'), JSON.stringify({ type: 'module' }));
    await compile(join(source.folder, 'src'), join(built, 'dist'));
    linkToSpec(built, places, basename(source.folder));
  }
}, 60_000);

/** Where an editor goes from each `name` in a program, as `file:line` and the text of that line. */
async function definitions(program: string, names: readonly string[]): Promise<Record<string, string>> {
  const file = join(folder, 'program.ts');
  write(file, program);
  write(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { module: 'nodenext' }, files: ['program.ts'] }),
  );
  const server = spawn(process.execPath, [
    resolve('node_modules/typescript/lib/tsserver.js'),
    '--disableAutomaticTypingAcquisition',
  ]);
  const replies = createInterface(server.stdout);
  const send = (seq: number, command: string, args: object): void =>
    void server.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`);
  const found: Record<string, string> = {};
  const done = Promise.withResolvers<void>();
  replies.on('line', (line) => {
    if (!line.startsWith('{')) return;
    const { type, request_seq: seq, body } = JSON.parse(line) as Reply;
    if (type !== 'response' || names[seq - 2] === undefined) return;
    const [first] = body ?? [];
    const text = first && readFileSync(first.file, 'utf8').split('\n')[first.start.line - 1]!.trim();
    found[names[seq - 2]!] = first === undefined ? 'nowhere' : `${first.file.slice(installed.length + 1)}: ${text}`;
    if (Object.keys(found).length === names.length) done.resolve();
  });
  send(1, 'open', { file });
  names.forEach((name, index) => {
    const before = program.slice(0, program.lastIndexOf(name) + 1).split('\n');
    send(index + 2, 'definition', { file, line: before.length, offset: before.at(-1)!.length });
  });
  await done.promise;
  server.kill();
  await once(server, 'exit');
  return found;
}

interface Reply {
  readonly type: string;
  readonly request_seq: number;
  readonly body?: readonly { readonly file: string; readonly start: { readonly line: number } }[];
}

const PROGRAM = `
import type { Stamp, StampSoldV1 } from '@maps/types';
import type { StampsClient } from '@maps/client';
import { response200 } from '@maps/validators/stamps.get';

declare const client: StampsClient;
export const sold: StampSoldV1 = { id: 'stp_1', twin: { id: 'stp_2' }, year: 1847 };
export const stamp: Stamp = sold;
export const found = client.get({ path: { stamp_id: 'stp_1' } });
export const good = response200.is(stamp);
`;

test('maps types, members, methods, events and validators to their lines in the document', async () => {
  const names = ['Stamp =', 'year:', 'get({', 'stamp_id:', 'StampSoldV1 =', 'response200.', 'is(stamp'];
  expect(await definitions(PROGRAM, names)).toEqual({
    'Stamp =': 'types/spec/parts.yaml: Stamp:',
    'year:': "types/spec/parts.yaml: year: { $ref: '#/schemas/Stamp/$defs/Year' }",
    'get({': 'client/spec/operations/stamps.yaml: get:',
    'stamp_id:': 'types/spec/parts.yaml: StampId:',
    'StampSoldV1 =': 'types/spec/events.yaml: post:',
    'response200.': "validators/spec/operations/stamps.yaml: '200':",
    // A file without a source in the document is unchanged.
    'is(stamp': 'validators/dist/runtime/validator.d.ts: is(value: unknown): value is T;',
  });
});

test('names the line in comments, and packs the named files unchanged', () => {
  const read = (path: string): string => readFileSync(join(installed, path), 'utf8');
  const line = lines('operations/stamps.yaml').indexOf('  get:') + 1;
  expect(read('client/dist/resources/stamps.d.ts')).toContain(
    `in the document at spec/operations/stamps.yaml:${line} `,
  );
  expect(read('types/dist/schemas.d.ts')).toMatch(/@see spec\/parts\.yaml:\d+/);
  expect(read('types/dist/schemas.d.ts')).not.toMatch(/@see \S+#/);
  expect(read('types/spec/parts.yaml')).toBe(readFileSync(join(SPEC, 'parts.yaml'), 'utf8'));
});

test('does not link to a document that has changed since', async () => {
  const copy = join(folder, 'copy');
  for (const part of ['spec', 'generated']) cpSync(join(folder, part), join(copy, part), { recursive: true });
  edit(join(copy, 'spec/parts.yaml'), 'minimum: 1840', 'minimum: 1841');
  await expect(specPlaces(join(copy, 'generated'))).rejects.toThrow('parts.yaml has changed since');
  rmSync(join(copy, 'generated/.manifest.json'));
  await expect(specPlaces(join(copy, 'generated'))).rejects.toThrow('has no manifest that names its document');
});
