import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { readConfig } from '../../../service/configuration/config.ts';
import { silentLog } from '../../../service/common/log.ts';
import { openServices } from '../../../service/configuration/open-services.ts';
import { optionsOf, runCli } from '../../../service/operator/cli.ts';
import { commands } from '../../../service/operator/commands.ts';
import { serveControl } from '../../../service/operator/control.ts';
import { parseOptions } from '../../../service/terminal/parse-options.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function operator(argv: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    live: false,
    status: () => undefined,
  };
  const code = await runCli({ argv, env, cwd: '/' }, terminal, new ManualClock());
  return { code, out, err };
}

/** A line as a shell would split it; quotes keep blanks together. */
function words(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
}

describe('help', () => {
  test('lists all commands, or those of a group', async () => {
    for (const argv of [[], ['--help'], ['-h']]) {
      const { code, out } = await operator(argv);
      expect(code).toBe(0);
      for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`${name} +${summary.slice(0, 20)}`));
    }
    const { out } = await operator(['api-key', '--help']);
    expect(out).toContain('api-key revoke');
    expect(out).not.toContain('discount create');
  });

  test.each(commands.map((command) => [command.name, command] as const))('%s shows examples', async (name, command) => {
    const { code, out } = await operator([...name.split(' '), '--help']);
    expect(code).toBe(0);
    for (const option of command.options) expect(out).toContain(`--${option.name}`);
    expect(command.examples.length).toBeGreaterThan(0);
    for (const example of command.examples) {
      expect(out).toContain(`npm run operator -- ${example}`);
      const parts = words(example);
      const length = name.split(' ').length;
      expect(parts.slice(0, length).join(' ')).toBe(name);
      const rest = parts.slice(length);
      const { values, positionals } = parseOptions(rest, optionsOf(command));
      expect(positionals).toHaveLength(command.positionals?.length ?? 0);
      const needed = command.options.filter(({ required }) => required === true).map((option) => option.name);
      expect(Object.keys(values)).toEqual(expect.arrayContaining(needed));
    }
  });
});

describe('reports wrong arguments in one line', () => {
  test.each([
    [['nonsense'], 'There is no command "nonsense". Try: npm run operator -- --help'],
    [['api-key', 'destroy'], 'There is no command "api-key destroy". Try: npm run operator -- --help'],
    [['api-key', 'list', '--color'], "Unknown option '--color'. Try --help."],
    [['api-key', 'list', '--port', '1'], "Unknown option '--port'. Try --help."],
    [['account', 'list', '--environment', 'test'], '--environment must be one of sandbox, live, not "test".'],
  ])('%j', async (argv, message) => {
    expect(await operator(argv)).toEqual({ code: 1, out: '', err: `${message}\n` });
  });

  test('an unreachable database', async () => {
    const { code, err } = await operator(['account', 'list'], { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' });
    expect(code).toBe(1);
    expect(err).toBe(
      'DATABASE_URL (database "x" on 127.0.0.1:1 as "me") cannot be used: nothing is listening there.\n',
    );
  });
});

test('opens an unused directory, and connects to the service that uses one', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  const at = ['--data', directory];
  const account = await operator(['account', 'create', '--id', 'acme', '--name', 'Acme Inc.', ...at]);
  expect(account).toMatchObject({ code: 0, err: '' });
  expect(account.out).toMatch(/^name +Acme Inc\.$/m);

  const config = readConfig({ argv: at, env: {}, cwd: '/' });
  if (config === 'help') throw new Error('help was not requested');
  const { services, database } = await openServices(config, new ManualClock(), silentLog);
  await writeFile(join(directory, 'control.sock'), 'left by a crash');
  const control = await serveControl(directory, services, silentLog);
  onTestFinished(() => database.close());
  expect((await stat(join(directory, 'control.sock'))).mode & 0o777).toBe(0o600);

  const created = await operator([
    'api-key',
    'create',
    '--name',
    'Shop',
    '--permissions',
    'customer.read',
    '--json',
    ...at,
  ]);
  expect(created).toMatchObject({
    code: 0,
    err: 'Store the key now: the database has only its hash, so it cannot be shown again.\n',
  });
  expect(JSON.parse(created.out)).toMatchObject({
    name: 'Shop',
    key: expect.stringMatching(/^svc_apikey_sdbx_.{53}$/),
  });
  expect(await database.db.selectFrom('api_keys').select('name').execute()).toEqual([{ name: 'Shop' }]);

  const rejected = await operator(['api-key', 'create', '--name', 'Shop', '--permissions', 'customer.eat', ...at]);
  expect(rejected.code).toBe(1);
  expect(rejected.err).toMatch(/^There is no permission "customer\.eat"\. Permissions: address\.read, .*\n$/);

  await control.close();
  const alone = await operator(['account', 'list', ...at]);
  expect(alone.code).toBe(1);
  expect(alone.err).toMatch(/^The process that has the data directory .* does not accept commands \(.*\)\.\n$/);
}, 60_000);

test('reports a socket path that is too long for the system in one line', async () => {
  const directory = join(await temporaryDirectory(), 'x'.repeat(120));
  await mkdir(directory);
  const serving = serveControl(directory, undefined as never, silentLog);
  await expect(serving).rejects.toThrow(
    /^The control socket .* can.t be opened \(.*\)\. Choose another directory with --data\.$/,
  );
});
