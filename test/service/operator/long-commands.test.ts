import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { callControl, serveControl } from '../../../service/operator/control.ts';
import { reportProgress } from '../../../service/terminal/report-progress.ts';
import { insertFailed } from '../../support/failed-notifications.ts';
import { seedSetting } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

eachService('a long command of a running service', (service) => {
  const FAILED = 2_200;

  /** A command that has something to do, and where it can be given. */
  const given = async () => {
    const { services } = service();
    const account = await service().newAccount();
    const destination = await seedSetting(services, account);
    await insertFailed(services, account, destination, FAILED);
    const values = { account, destination, since: '2020-01-01' };
    const directory = await temporaryDirectory();
    const control = await serveControl(directory, services, silentLog);
    return { call: { name: 'notification recover', values, positionals: [] }, directory, control, account };
  };
  const replaysIn = async (account: string): Promise<number> => {
    const replays = service().database.db.selectFrom('notifications').where('account_id', '=', account);
    const { found } = await replays
      .where('origin', '=', 'replay')
      .select((eb) => eb.fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow();
    return found;
  };

  test('reports its progress and its result', async () => {
    const { call, directory, control } = await given();
    const said: string[] = [];
    const result = await callControl(directory, call, { say: (text) => said.push(text) });
    expect(result).toEqual({ found: FAILED, replayed: FAILED, left: 0 });
    expect(said).toEqual(['500', '1,000', '1,500', '2,000', '2,200'].map((count) => `${count} of 2,200 replayed`));
    await control.close();
  });

  test('ends after the current step when its caller disconnects', async () => {
    const { call, directory, control, account } = await given();
    const socket = createConnection(join(directory, 'control.sock'));
    socket.write(`${JSON.stringify(call)}\n`);
    await once(createInterface({ input: socket }), 'line');
    socket.destroy();
    await control.close();
    const replayed = await replaysIn(account);
    expect([500, 1_000, 1_500]).toContain(replayed);
    expect(await replaysIn(account), 'it is over').toBe(replayed);
  });
});

describe('progress', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const screen = (live: boolean) => {
    const shown: { status: (string | undefined)[]; err: string[] } = { status: [], err: [] };
    const say = reportProgress({
      live,
      status: (text) => shown.status.push(text),
      err: (text) => shown.err.push(text),
    });
    return { shown, say };
  };

  test('is a status line at a terminal', () => {
    const { shown, say } = screen(true);
    say('1 of 2');
    vi.advanceTimersByTime(60_000);
    say('2 of 2');
    expect(shown).toEqual({ status: ['1 of 2', '2 of 2'], err: [] });
  });

  test('is a line every five seconds elsewhere', () => {
    const { shown, say } = screen(false);
    for (let second = 1; second <= 12; second++) {
      vi.advanceTimersByTime(1_000);
      say(`${second} of 12`);
    }
    expect(shown.err).toEqual(['5 of 12\n', '10 of 12\n']);
  });
});
