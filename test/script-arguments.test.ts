import { expect, test } from 'vitest';

import { type Ended, startProgram } from './service/start/program.ts';
import { commandOf } from './support/generate-command.ts';

const NAMES = ['accessibility', 'chaos', 'fuzz', 'mutation', 'newcomer', 'production', 'simulate'] as const;

function run(name: (typeof NAMES)[number], argv: readonly string[]): Promise<Ended> {
  return startProgram([process.execPath, ...commandOf(name), ...argv]).ended;
}

test.each(NAMES)('npm run %s describes itself, and rejects unknown options', async (name) => {
  const [helped, rejected] = await Promise.all([run(name, ['--help']), run(name, ['--nonsense'])]);
  expect(helped).toMatchObject({ code: 0, err: '' });
  expect(helped.out).toContain(`npm run ${name}`);
  expect(rejected).toMatchObject({
    code: 2,
    out: '',
    err: "Unknown option '--nonsense' (--help lists the options)\n",
  });
});

test.each([
  ['chaos', ['kill', '--rounds', '0'], '--rounds must be a number from 1, not "0"'],
  ['chaos', ['kill', '--rounds', '1.5'], '--rounds must be a whole number, not "1.5"'],
  ['fuzz', ['edits', '--runs', ''], '--runs must be a number from 0, not ""'],
  ['mutation', ['monney'], 'There is no folder service/monney.'],
  ['production', ['images'], 'There is no part "images". Parts: install, docs, image.'],
  ['simulate', ['--hours', 'x'], '--hours must be a number from 0, not "x"'],
] as const)('npm run %s -- %j is rejected before it begins', async (name, argv, message) => {
  const { code, err } = await run(name, argv);
  expect(err).toBe(`${message}\n`);
  expect(code).toBe(2);
});
