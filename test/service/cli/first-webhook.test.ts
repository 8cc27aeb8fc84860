import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { prepareDirectory } from '../start/place.ts';
import { type Program, root, startProgram } from '../start/program.ts';
import { unusedUrl } from './unused-url.ts';
import { isLongRun } from '../../support/suite-length.ts';

/** The lines of the first block of commands below a heading of the README. */
function commandsBelow(heading: string): string[] {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  const block = /```sh\n(.*?)```/s.exec(readme.slice(readme.indexOf(`\n${heading}\n`)))![1]!;
  return block.trimEnd().split('\n');
}

/**
 * Variables say where things are, so that tests do not meet; what is installed already is not installed once
 * more.
 */
function inShell(line: string, env: Readonly<Record<string, string>>): Program {
  const installed = 'npm() { [ "$1" = ci ] || command npm "$@"; }';
  const program = startProgram(['sh', '-c', `${installed}\n${line}`], { env, group: true });
  onTestFinished(async () => {
    try {
      process.kill(-program.pid, 'SIGKILL');
    } catch (error) {
      // All of them have ended already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    await program.ended;
  });
  return program;
}

test.runIf(isLongRun)(
  'the three commands of the README lead from an empty directory to a verified webhook',
  async () => {
    const directory = join(await temporaryDirectory(), 'data');
    await prepareDirectory(directory);
    const url = await unusedUrl();
    const env = { BILLING_DATA: directory, BILLING_PORT: new URL(url).port, BILLING_URL: url };
    const [start, listen, trigger, ...more] = commandsBelow('## Your first webhook');
    expect(more).toEqual([]);

    const service = inShell(start!, env);
    const report = await service.says('Ctrl-C stops it');
    const listener = inShell(listen!, env);
    await listener.says('Listening for webhooks');
    const { code, out } = await inShell(trigger!, env).ended;
    expect(code).toBe(0);
    const id = /ntfsimevt_\w{26}/.exec(out)![0];
    const line = new RegExp(`^\\S+ {2}200 .* customer\\.created +${id} {2}simulated {2}signature ok$`, 'm');
    expect(await listener.says(id)).toMatch(line);

    // What the start prints does for any other shell what the demo key does here.
    const exports = [...report.matchAll(/^ +(export \w+=\S+)$/gm)].map(([, text]) => text!);
    expect(exports).toHaveLength(2);
    const elsewhere = inShell([...exports, `node ${root}.ci/billing.mjs destinations list`].join('\n'), {});
    expect(await elsewhere.ended).toMatchObject({
      code: 0,
      out: expect.stringContaining('Demo destination') as string,
    });
  },
);
