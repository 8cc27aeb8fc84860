import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, expect, test } from 'vitest';

import type { Api, Operation } from '../../generator/model/api.ts';
import { type Sample, samplesOf } from '../../generator/targets/docs/samples/samples.ts';
import { serverUrl } from '../../generator/targets/docs/samples/sample-values.ts';
import { Shapes } from '../../generator/targets/docs/fields/shapes.ts';
import { type Place, placeFor } from '../derived/requests.ts';
import { specApi } from '../derived/spec-api.ts';
import { type Ids, seedEverything } from '../support/fixtures.ts';
import { compile, linkProjectPackages } from '../support/packages.ts';
import { eachService, type TestService } from '../support/service.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const run = promisify(execFile);

/** More than all samples print together. */
const OUTPUT_BYTES = 16_777_216;
const CURL = '/usr/bin/curl';

/** Runs modules one after the other, each with its own key, and prints their output as JSON. */
const DRIVER = `
import { pathToFileURL } from 'node:url';
const results = [];
for (const { file, key } of JSON.parse(process.argv[1])) {
  process.env.API_KEY = key;
  const printed = [];
  console.log = (value) => printed.push(value);
  let error = null;
  await import(pathToFileURL(file).href).catch((thrown) => (error = String(thrown) + JSON.stringify(thrown.body ?? thrown.faults ?? '')));
  results.push({ printed, error });
}
process.stdout.write(JSON.stringify(results));
`;

interface Call {
  readonly name: string;
  readonly code: string;
  readonly key: string;
}

/** Replaces the address, the key and the ids of samples with real ones. */
async function callsOf(api: Api, kind: Sample['key'], service: TestService, shared: Place): Promise<Call[]> {
  const shapes = new Shapes(new Map(api.schemas.map(({ name, json }) => [name, json])));
  const calls: Call[] = [];
  for (const operation of api.operations) {
    const place = await placeFor(operation, shared, service);
    const sample = samplesOf(operation, { api, shapes, scope: '@billing' }).find(({ key }) => key === kind)!;
    const code = withRealIds(sample.code.replaceAll(serverUrl(api), service.url), place.ids);
    calls.push({ name: operation.id, code, key: await service.keyFor({ accountId: place.accountId }) });
  }
  return calls;
}

function withRealIds(code: string, ids: Ids): string {
  const known: readonly string[] = Object.values(ids);
  return code.replace(
    /\b([a-z]+_)[a-z0-9]{26}\b/g,
    (made, prefix: string) => known.find((id) => id.startsWith(prefix)) ?? made,
  );
}

/** A success has `data`, or no body where the document defines none. */
function expectSuccess(operation: Operation, body: unknown, code: string): void {
  const isEmpty = operation.responses.some(({ status, content }) => status.startsWith('2') && content.length === 0);
  if (isEmpty && (body === undefined || body === '')) return;
  expect(body, `${operation.id}: ${JSON.stringify(body)}\n${code}`).toHaveProperty('data');
}

eachService('code samples', (service) => {
  let api: Api;
  let shared: Place;

  beforeAll(async () => {
    api = await specApi();
    shared = { accountId: service().accountId, ids: await seedEverything(service()) };
  });

  test.skipIf(!existsSync(CURL))('the curl samples return the documented responses', async () => {
    const folder = await temporaryDirectory();
    const calls = await callsOf(api, 'curl', service(), shared);
    for (const [index, { name, code, key }] of calls.entries()) {
      const file = join(folder, `${name}.sh`);
      writeFileSync(file, code);
      const { stdout } = await run('sh', [file], { env: { ...process.env, API_KEY: key } });
      expectSuccess(api.operations[index]!, stdout === '' ? '' : JSON.parse(stdout), code);
    }
  });

  test.each([
    ['client', 'ts'],
    ['fetch', 'mjs'],
  ] as const)('the %s samples return the documented responses', async (kind, extension) => {
    const folder = await temporaryDirectory();
    linkProjectPackages(folder);
    const calls = await callsOf(api, kind, service(), shared);
    const files = calls.map(({ name, code, key }) => {
      const file = join(folder, `${name}.${extension}`);
      writeFileSync(file, code);
      return { file, key };
    });
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', DRIVER, JSON.stringify(files)], {
      maxBuffer: OUTPUT_BYTES,
      cwd: folder,
    });
    const results = JSON.parse(stdout) as { printed: unknown[]; error: string | null }[];
    for (const [index, { printed, error }] of results.entries()) {
      expect(error, `${calls[index]!.name}\n${calls[index]!.code}`).toBeNull();
      expectSuccess(api.operations[index]!, printed[0], calls[index]!.code);
    }
    // Only the client samples are TypeScript.
    expect(extension === 'ts' ? await compile('typescript-7', folder, ['*.ts']) : []).toEqual([]);
  });
});
