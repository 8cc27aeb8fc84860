import { describe, expect, test } from 'vitest';

import { commands } from '../../../service/cli/commands.ts';
import { programText } from '../../../service/cli/program.ts';
import { optionRules } from '../../../service/terminal/command-text.ts';
import { parseOptions } from '../../../service/terminal/parse-options.ts';
import { billing, words } from './run-here.ts';

describe('help', () => {
  test('lists all commands, variables and exit codes without a command', async () => {
    for (const argv of [[], ['--help'], ['-h']]) {
      const { code, out, err } = await billing(argv);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const { name, summary } of commands)
        expect(out).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 20)}`, 'm'));
      for (const part of ['BILLING_URL', 'BILLING_API_KEY', 'NO_COLOR', 'Exit codes: 0 success'])
        expect(out).toContain(part);
    }
  });

  test('lists the commands of a group', async () => {
    const { code, out } = await billing(['destinations']);
    expect(code).toBe(0);
    expect(out).toContain('  destinations rotate-secret');
    expect(out).not.toContain('  events tail');
  });

  test('shows the program name with which it was called', async () => {
    expect((await billing(['listen', '--help'])).out).toMatch(/^Usage: billing listen \[options\]\n/);
    const env = { npm_lifecycle_event: 'billing' };
    expect((await billing(['listen', '--help'], { env })).out).toMatch(
      /^Usage: npm run billing -- listen \[options\]\n/,
    );
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    '%s shows examples, without an API key',
    async (name, command) => {
      const { code, out, err } = await billing([...name.split(' '), '--help']);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const option of command.options) expect(out).toContain(`--${option.name}`);
      expect(command.examples.length).toBeGreaterThan(0);
      for (const example of command.examples) {
        expect(out).toContain(`  billing ${example}\n`);
        expect(example === name || example.startsWith(`${name} `), example).toBe(true);
        const rest = words(example.slice(name.length));
        const { values, positionals } = parseOptions(
          rest,
          optionRules([...command.options, ...programText({}).common]),
        );
        const most = command.positionals ?? [];
        expect(positionals.length, example).toBeLessThanOrEqual(most.length);
        expect(positionals.length, example).toBeGreaterThanOrEqual(most.filter((each) => each.startsWith('<')).length);
        const needed = command.options.filter(({ required }) => required === true).map((option) => option.name);
        expect(Object.keys(values)).toEqual(expect.arrayContaining(needed));
      }
    },
  );
});

describe('reports a wrong command line in one line, with exit code 2', () => {
  const key = { BILLING_API_KEY: 'svc_apikey_sdbx_x' };
  test.each<[string, string, Record<string, string>?]>([
    ['nonsense', 'There is no command "nonsense". Try: billing --help'],
    ['events tial', 'There is no command "events tial". Did you mean tail? Try: billing --help'],
    ['trigerr', 'There is no command "trigerr". Did you mean trigger? Try: billing --help'],
    ['listen --color', "Unknown option '--color'. Try --help."],
    ['listen here', 'listen takes only options. Try: billing listen --help'],
    ['notifications show', 'notifications show takes <id>. Try: billing notifications show --help'],
    [
      'destinations create --url https://shop.example.com/',
      '--description is required. Try: billing destinations create --help',
    ],
    [
      'listen',
      'An API key is required. Set BILLING_API_KEY: npm start prints one, npm run operator -- api-key create creates another.',
      {},
    ],
    [
      'listen',
      'BILLING_URL must be a URL such as http://127.0.0.1:8080, not "localhost:8080".',
      { BILLING_URL: 'localhost:8080' },
    ],
    [
      'listen',
      'BILLING_API_KEY is not an API key: keys begin with svc_apikey_sdbx_ or svc_apikey_live_.',
      { BILLING_API_KEY: 'hunter2' },
    ],
    [
      'listen --forward-to localhost:3000',
      '--forward-to must be a URL such as http://127.0.0.1:3000/webhooks, of up to 480 characters, not "localhost:3000".',
    ],
    ['listen --port 70000', '--port must be from 0 to 65535, not 70000.'],
    ['listen --events customer.craeted', 'There is no event type "customer.craeted". Did you mean customer.created?'],
    ['events tail --types x', 'There is no event type "x".'],
    ['events tail --after 1', '--after must be evt_ and 26 lower-case letters or digits, not "1".'],
    [
      'notifications list --status lost',
      '--status must be one of not_attempted, needs_retry, delivered, failed, not "lost".',
    ],
    ['notifications replay', 'The id must be ntf_ and 26 lower-case letters or digits, not "".'],
    ['notifications replay ntf_1 --failed', 'Set an id, or --failed with --destination.'],
    ['notifications replay --failed', '--destination is required. Try --help.'],
    ['notifications replay ntf_1 --since 2026-01-01', '--destination and --since require --failed.'],
    ['destinations create --description x --events all', 'Set either --url or --email.'],
    [`destinations update ntfset_${'0'.repeat(26)}`, 'No change given. Try --help.'],
    ['trigger', 'Set what to send, such as customer.created. See trigger --list.'],
  ])('%s', async (line, message, env = key) => {
    expect(await billing(words(line), { env })).toEqual({ code: 2, out: '', err: `${message}\n` });
  });
});
