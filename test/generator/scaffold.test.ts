import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { runScaffold } from '../../generator/scaffold/run-scaffold.ts';
import { linkProjectPackages, typeErrors } from '../support/packages.ts';
import { isLongRun } from '../support/suite-length.ts';
import { runGenerator } from './run-generator.ts';

const parent = mkdtempSync(join(tmpdir(), 'scaffold-'));
const folder = join(parent, 'project');
const at = (path: string): string => join(folder, path);
const text = (path: string): string => readFileSync(at(path), 'utf8');

/** Runs one command on the copy; the output is generated once, after all of them. */
async function add(
  ...words: string[]
): Promise<{ readonly status: number; readonly out: string; readonly err: string }> {
  const printed = { out: '', err: '' };
  const status = await runScaffold(
    words,
    folder,
    async () => 0,
    { write: (line: string) => (printed.out += line) },
    { write: (line: string) => (printed.err += line) },
  );
  return { status, ...printed };
}

const FROZEN = [
  ['--status', '409'],
  ['--group', 'shared'],
  ['--title', 'Customer frozen'],
  ['--description', 'The customer is frozen.'],
  ['--remedy', 'Unfreeze the customer first.'],
  ['--operations', 'customers.create,products.get'],
].flat();

const TESTS = [
  'test/service/customer-frozen.test.ts',
  'test/service/customer-archived.test.ts',
  'test/service/customer-updated-v2.test.ts',
  'test/service/customers-archive.test.ts',
  'test/service/customers-merge.test.ts',
];

beforeAll(() => {
  mkdirSync(folder);
  linkProjectPackages(parent);
  for (const name of ['spec', 'service', 'test/support', 'test/spec', 'test/service/http', 'vitest.config.ts'])
    cpSync(name, at(name), { recursive: true });
  for (const name of ['generator', 'templates']) symlinkSync(resolve(name), at(name));
  mkdirSync(at('node_modules'));
  symlinkSync('../generated', at('node_modules/@billing'));
  symlinkSync(resolve('node_modules/@electric-sql'), at('node_modules/@electric-sql'));
  writeFileSync(at('package.json'), '{ "type": "module" }\n');
});

afterAll(() => rmSync(parent, { recursive: true }));

describe('npm run add', () => {
  test('rejects invalid arguments with a remedy and writes nothing', async () => {
    const before = text('spec/spec.yaml') + text('spec/errors.yaml');
    for (const [words, message] of [
      [['operation', 'customers.create', '--description', 'Twice.'], 'the document already has customers.create'],
      [['operation', 'Freeze'], 'an operation id has the form customers.archive, not "Freeze"'],
      [['event', 'customer'], 'an event type has the form customer.archived, not "customer"'],
      [['error-code', 'Odd'], 'an error code has the form customer_frozen, not "Odd"'],
      [['operation', 'customers.freeze'], 'missing: --description (description, a sentence or two)'],
      [['operation', 'lamps.get', '--description', 'A lamp.'], 'no permission lamp.read in x-permissions'],
      [['event', 'lamp.lit', '--description', 'Occurs.'], 'spec/events/lamp.yaml has no event to copy'],
      [
        ['event-version', 'customer.deleted'],
        'there is no event customer.deleted; spec/events/customer.yaml has customer.created',
      ],
      [['error-code', 'not_found', ...FROZEN], 'spec/errors.yaml already has not_found'],
      [['error-code', 'odd', ...FROZEN, '--status', '418'], '--status must be one of 400, 401'],
    ] as const) {
      const { status, err } = await add(...words);
      expect({ words, status, err }).toMatchObject({ status: 1, err: expect.stringContaining(message) as string });
    }
    expect(text('spec/spec.yaml') + text('spec/errors.yaml')).toBe(before);
  });

  test.runIf(isLongRun)(
    'adds an error code, an event, a version and two operations, after which everything compiles',
    async () => {
      const described = ['--description', 'Archives it.'];
      for (const words of [
        ['error-code', 'customer_frozen', ...FROZEN],
        ['event-version', 'customer.updated'],
        ['operation', 'customers.archive', ...described],
        ['operation', 'customers.merge', ...described],
        ['event', 'customer.archived', ...described, '--emitted-by', 'customers.archive'],
      ]) {
        const { status, out, err } = await add(...words);
        expect({ words, status, err }).toEqual({ words, status: 0, err: '' });
        expect(out).toContain('Left to do:');
      }
      const { status, stdout, stderr } = await runGenerator(['--add-handlers', '--service', 'service'], {
        cwd: folder,
      });
      expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
      const options = { extends: resolve('tsconfig.json'), include: ['service', 'generated', ...TESTS], exclude: [] };
      writeFileSync(at('tsconfig.json'), JSON.stringify(options));
      expect(await typeErrors('typescript-7', folder)).toEqual([]);
      expect(text('spec/schemas/event-type.yaml')).toContain('    - customer.archived\n    - customer.created\n');
    },
  );

  test.runIf(isLongRun)('leaves one failing test for each added part, and the test of the source passes', async () => {
    const vitest = [
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      ...TESTS,
      'test/spec/source.test.ts',
    ];
    const report = at('report.json');
    const words = [...vitest, '--reporter=json', `--outputFile=${report}`];
    // Uses only the embedded database, so that each test runs once.
    const { TEST_DATABASE_URL: _, ...env } = process.env;
    await promisify(execFile)(process.execPath, words, { cwd: folder, env }).catch(() => undefined);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { name: string; assertionResults: { status: string }[] }[];
    };
    const failed = Object.fromEntries(
      testResults.map(({ name, assertionResults }) => [
        name.slice(name.indexOf('test/')),
        assertionResults.filter(({ status }) => status === 'failed').length,
      ]),
    );
    expect(failed).toEqual({ ...Object.fromEntries(TESTS.map((path) => [path, 1])), 'test/spec/source.test.ts': 0 });
  });

  test('adds an event whose name begins with the name of the event that it copies', async () => {
    const { status, err } = await add('event', 'product.created_again', '--description', 'Occurs again.');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const events = text('spec/events/product.yaml');
    expect(events).toContain('product.created_again.v1:\n  post:\n    operationId: productCreatedAgainV1\n');
    expect(events).toContain("schema: { $ref: '#/ProductCreatedAgainEventV1' }");
    expect(events).not.toMatch(/again_again|AgainAgain/);
  });

  test('writes "an" before a vowel in a summary, and no empty file for an entity without events', async () => {
    const { status, err } = await add(
      'operation',
      'events.update',
      '--description',
      'Updates it.',
      '--permission',
      'none',
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(text('spec/operations/events.yaml')).toContain('summary: Update an event\n');
    expect(existsSync(at('spec/events/event.yaml'))).toBe(false);
  });
});
