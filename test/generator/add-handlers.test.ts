import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { filesBelow } from '../../generator/write/hash.ts';
import { eachEngineUndivided } from '../support/database.ts';
import { linkProjectPackages, typeErrors } from '../support/packages.ts';
import type { startService } from '../support/service.ts';
import { runGenerator } from './run-generator.ts';
import { isLongRun } from '../support/suite-length.ts';

/** Adds a method, a resource with two methods, one whose module has other code, and an event version. */
const OPERATIONS = `
clock:
  get:
    operationId: testClock.find
    tags: [Added]
    summary: Find a test clock
    description: For this test.
    x-rate-limit: default
    x-error-codes: []
    security: [{ apiKey: [customer.read] }]
    parameters: [{ name: id, in: path, required: true, schema: { $ref: '../schemas/shared.yaml#/CheckoutDomainId' } }]
    responses: &response
      '200':
        description: The customer.
        content:
          application/json:
            schema: { $ref: '../schemas/customer.yaml#/CustomerResponse' }
exports:
  get:
    operationId: dataExports.list
    tags: [Added]
    summary: List exports
    description: For this test.
    x-rate-limit: default
    x-error-codes: []
    security: [{ apiKey: [customer.read] }]
    responses: *response
  post:
    operationId: dataExports.create
    tags: [Added]
    summary: Create an export
    description: For this test.
    x-rate-limit: default
    x-error-codes: []
    security: [{ apiKey: [customer.write] }]
    responses: *response
parcels:
  get:
    operationId: parcels.list
    tags: [Added]
    summary: List parcels
    description: For this test.
    x-rate-limit: default
    x-error-codes: []
    security: [{ apiKey: [customer.read] }]
    responses: *response
`;
const PATHS = `
  /test-clock-searches/{id}: { $ref: 'operations/added.yaml#/clock' }
  /data-exports: { $ref: 'operations/added.yaml#/exports' }
  /parcels: { $ref: 'operations/added.yaml#/parcels' }
`;
const PARCELS = `export const SIZES = ['small', 'large'];\n`;

const parent = mkdtempSync(join(tmpdir(), 'handlers-'));
const folder = join(parent, 'project');
const at = (path: string): string => join(folder, path);
const text = (path: string): string => readFileSync(at(path), 'utf8');
/** The output of a run; throws if it fails. */
async function generated(...words: readonly string[]): Promise<string> {
  const all = ['--spec', 'spec/spec.yaml', '--out', 'generated', '--service', 'service', ...words];
  const { status, stdout, stderr } = await runGenerator(all, { cwd: folder });
  if (status !== 0 || stderr !== '') throw new Error(`${stdout}${stderr}`);
  return stdout;
}

const service = (): Record<string, string> =>
  Object.fromEntries(filesBelow(at('service')).map((path) => [path, text(`service/${path}`)]));

const outputs: { missing: string; added: string } = { missing: '', added: '' };
const complaints: { missing: readonly string[]; added: readonly string[] } = { missing: [], added: [] };
let before: Record<string, string> = {};
let after: Record<string, string> = {};

// `test/generator/handlers/add-stubs.test.ts` tests the same on small modules.
describe.runIf(isLongRun)('operations and an event without code', () => {
  beforeAll(async () => {
    mkdirSync(folder);
    linkProjectPackages(parent);
    for (const name of ['spec', 'service', 'test/support']) cpSync(name, at(name), { recursive: true });
    mkdirSync(at('service/parcels'));
    writeFileSync(at('service/parcels/handlers.ts'), PARCELS);
    mkdirSync(at('node_modules'));
    symlinkSync('../generated', at('node_modules/@billing'));
    // The second run compiles only the changed files.
    const compilerOptions = { incremental: true, tsBuildInfoFile: 'types.tsbuildinfo' };
    const options = {
      extends: resolve('tsconfig.json'),
      compilerOptions,
      include: ['service', 'generated'],
      exclude: [],
    };
    writeFileSync(at('tsconfig.json'), JSON.stringify(options));
    await generated();

    writeFileSync(at('spec/operations/added.yaml'), OPERATIONS);
    const root = text('spec/spec.yaml').replace('\npaths:\n', `\npaths:${PATHS}`);
    const events = `webhooks:\n  customer.created.v2: { $ref: 'events/customer.yaml#/customer.created.v2' }\n`;
    writeFileSync(at('spec/spec.yaml'), root.replace('webhooks:\n', events));
    const [first] = /^customer\.created\.v1:\n(?: .*\n|\n)+/m.exec(text('spec/events/customer.yaml'))!;
    const second = first
      .replace('customer.created.v1:', 'customer.created.v2:')
      .replace('customerCreatedV1', 'customerCreatedV2')
      .replace('version: 1', 'version: 2');
    writeFileSync(at('spec/events/customer.yaml'), `${text('spec/events/customer.yaml')}\n${second}`);

    before = service();
    outputs.missing = await generated();
    complaints.missing = await typeErrors('typescript-7', folder);
    outputs.added = await generated('--add-handlers');
    after = service();
    complaints.added = await typeErrors('typescript-7', folder);
  }, 120_000);

  afterAll(() => rmSync(parent, { recursive: true }));

  test('--check names an operation without a handler', () => {
    expect(outputs.missing).toContain('4 operations without a handler in service/');
    expect(outputs.missing).toContain('testClock.find  service/test-clock/handlers.ts');
    expect(outputs.missing).toContain('dataExports.create  service/data-exports/handlers.ts');
    expect(outputs.missing).toContain('npm run generate -- --add-handlers');
  });

  test('the service does not compile without the handlers', () => {
    const about = (file: string): string[] => complaints.missing.filter((line) => line.startsWith(`service/${file}`));
    expect(about('test-clock/handlers.ts').join()).toMatch(/'find' is missing/);
    expect(about('app/handlers.ts').join()).toMatch(/missing.*: dataExports, parcels/);
  });

  test('the compiler rejects a service that lacks the payload of a new event version', () => {
    const complaint = complaints.missing.find((line) => line.startsWith('service/events/payload-versions.ts'));
    expect(complaint).toMatch(/Property '2' is missing/);
    const index = complaints.missing.indexOf(complaint!);
    const line = Number(/\((\d+),/.exec(complaint!)![1]);
    expect(
      complaints.missing.slice(index, index + 2).join('\n') +
        text('service/events/payload-versions.ts').split('\n')[line - 1]!,
    ).toContain('customer.created');
  });

  test('adds a stub for each operation without changing existing text', () => {
    expect(outputs.added).toContain('4 stubs added');
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed).toEqual([
      'app/handlers.ts',
      'data-exports/handlers.ts',
      'parcels/handlers.ts',
      'test-clock/handlers.ts',
    ]);
    expect(additions(before['test-clock/handlers.ts']!, after['test-clock/handlers.ts']!)).toEqual([
      "import { notImplemented } from '@billing/server';",
      "    find: notImplemented('testClock.find'),",
    ]);
    expect(additions(before['app/handlers.ts']!, after['app/handlers.ts']!)).toEqual([
      "import { dataExportsHandlers } from '../data-exports/handlers.ts';",
      "import { parcelsHandlers } from '../parcels/handlers.ts';",
      '    dataExports: dataExportsHandlers(),',
      '    parcels: parcelsHandlers(),',
    ]);
    expect(additions(PARCELS, after['parcels/handlers.ts']!).join('\n')).toContain(
      "list: notImplemented('parcels.list')",
    );
    expect(after['data-exports/handlers.ts']).toContain("create: notImplemented('dataExports.create')");
  });

  test('the service compiles once the stubs and the event are written', () => {
    const [complaint, ...more] = complaints.added;
    expect(complaint).toMatch(/^service\/events\/payload-versions\.ts/);
    expect(more.filter((line) => !line.startsWith(' '))).toEqual([]);
  });

  test('adds no stub a second time', async () => {
    expect(await generated('--add-handlers')).not.toContain('stub');
    expect(service()).toEqual(after);
  });

  eachEngineUndivided('a stub', (database) => {
    test('a stub returns 501 with the same body as every other error', async () => {
      const support = (await import(/* @vite-ignore */ at('test/support/service.ts'))) as {
        startService: typeof startService;
      };
      const running = await support.startService(database());
      try {
        const headers = { authorization: `Bearer ${await running.keyFor()}` };
        const response = await fetch(`${running.url}/data-exports`, { headers });
        expect(response.status).toBe(501);
        const { error, meta } = (await response.json()) as {
          error: Record<string, unknown>;
          meta: Record<string, unknown>;
        };
        expect(error).toMatchObject({ code: 'not_implemented', detail: expect.stringContaining('dataExports.list') });
        expect(meta['request_id']).toBe(response.headers.get('request-id'));
      } finally {
        await running.app.close();
      }
    });
  });
});

/** Lines that `second` adds to `first`; throws if it removes or reorders a line. */
function additions(first: string, second: string): string[] {
  const lines = first.split('\n');
  const added = second.split('\n').filter((line) => {
    if (line !== lines[0]) return true;
    lines.shift();
    return false;
  });
  if (lines.length > 0) throw new Error(`this line was removed or changed: ${lines[0]}`);
  return added;
}
