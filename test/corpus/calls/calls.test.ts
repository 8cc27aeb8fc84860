import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { linkProjectPackages, packagesOf, writePackages } from '../../support/packages.ts';
import { measuredProcess } from '../../support/measured-process.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import type { CallResult } from '../row.ts';

const SCOPE = '@corpus';
const moduleOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The program of a document with up to `count` calls, and the results of running it against the mock. */
async function runCalls(spec: string, count: number): Promise<{ program: string; results: CallResult[] }> {
  const parent = await temporaryDirectory();
  const place = join(parent, 'document');
  linkProjectPackages(parent);
  writePackages(place, await packagesOf(spec, SCOPE), SCOPE);
  const written = await measuredProcess([moduleOf('write-program.ts'), spec, place, SCOPE, String(count)], {
    cwd: '.',
  });
  expect(written.stderr).toBe('');
  const { stdout } = await measuredProcess([moduleOf('run-program.ts'), spec, place], { cwd: '.' });
  return {
    program: readFileSync(join(place, 'calls/main.ts'), 'utf8'),
    results: JSON.parse(stdout) as CallResult[],
  };
}

test('signs in with the auth option of the client, and sends files where the document has bytes', async () => {
  const { program, results } = await runCalls('test/corpus/documents/credentials.yaml', 4);
  expect(program.slice(program.indexOf('const client'), program.indexOf('const errors')))
    .toBe(`const client = createClient({
  baseUrl: process.argv[2] ?? '',
  auth: {
    digest: 'Digest sample',
    header: 'sample',
    key: 'sample',
    session: 'sample',
    signIn: { username: 'sample', password: 'sample' },
    token: 'sample',
  },
  maxRetries: 0,
  onInvalidResponse: 'throw',
});
const file = new TextEncoder().encode('sample');
`);
  expect(results).toEqual([
    { operation: 'photos.list' },
    { operation: 'photos.get' },
    { operation: 'photos.upload' },
    { operation: 'photos.replace' },
  ]);
}, 60_000);

test('sends and receives bodies of every kind that the client supports', async () => {
  const { results } = await runCalls('test/corpus/documents/bodies.yaml', 5);
  expect(results).toEqual([
    { operation: 'rafts.follow' },
    { operation: 'rafts.build' },
    { operation: 'rafts.lines' },
    { operation: 'rafts.look' },
  ]);
}, 60_000);

test('names the fault of a document for each call that no client could make', async () => {
  const { results } = await runCalls('test/corpus/documents/impossible.yaml', 5);
  expect(results.map(({ operation, error, documentFault }) => [operation, error === undefined, documentFault])).toEqual(
    [
      ['both.get', false, 'no value is known that satisfies the schema of its response'],
      ['both.create', false, 'no value is known that satisfies the schema of its request body'],
      ['failing.get', false, 'it documents no success'],
      ['rafts.list', true, undefined],
      ['rafts.names', false, 'it has the address of rafts.list'],
    ],
  );
}, 60_000);
