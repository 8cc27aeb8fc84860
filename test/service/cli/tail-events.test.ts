import type { Client } from '@billing/client';
import { beforeAll, describe, expect, test } from 'vitest';

import { tailEvents } from '../../../service/cli/tail-events.ts';
import { timestamp } from '../../../service/common/clock.ts';
import { firstIdAt } from '../../../service/ids/id.ts';
import { eachService } from '../../support/service.ts';
import { startProxy } from './proxy.ts';
import { billing } from './run-here.ts';

eachService('the tail of events', (service) => {
  let account: string;
  let key: string;
  let client: Client;
  beforeAll(async () => {
    account = await service().newAccount();
    key = await service().keyFor({ accountId: account });
    client = await service().client({ apiKey: key });
  });

  const start = Date.now() - 3_600_000;
  /** Stores events of these milliseconds after the start, and returns their ids. */
  async function happened(offsets: readonly number[], type = 'product.created'): Promise<string[]> {
    const rows = offsets.map((offset) => {
      const time = new Date(start + offset);
      const id = firstIdAt('evt_', time);
      return { account_id: account, id, type, occurred_at: timestamp(time), data: '{"id":"pro_1"}' };
    });
    for (let at = 0; at < rows.length; at += 100)
      await service()
        .database.db.insertInto('events')
        .values(rows.slice(at, at + 100))
        .execute();
    return rows.map(({ id }) => id);
  }

  test('returns each event once and in order, over pages, including one that became visible late', async () => {
    const tail = tailEvents(client, undefined, undefined);
    const next = async (): Promise<string[]> =>
      (await Array.fromAsync(tail.next())).map(({ event_id }) => event_id).filter((id) => expected.has(id));
    const expected = new Set<string>();
    const add = async (offsets: readonly number[], type?: string): Promise<string[]> => {
      const ids = await happened(offsets, type);
      for (const id of ids) expected.add(id);
      return ids;
    };

    const first = await add(Array.from({ length: 250 }, (_, index) => index * 100));
    expect(await next()).toEqual(first);
    expect(await next()).toEqual([]);
    expect(tail.last).toBe(first.at(-1));

    const late = await add([24_850, 20_050]);
    const later = await add([26_000]);
    expect(await next()).toEqual([late[1], late[0], ...later]);
    expect(await next()).toEqual([]);

    const [other] = await add([27_000], 'customer.updated');
    expect(await Array.fromAsync(tailEvents(client, ['customer.updated'], first[3]).next())).toMatchObject([
      { event_id: other },
    ]);
    expect(await next()).toEqual([other]);
  });

  describe('billing events tail', () => {
    test('continues when the connection breaks, and ends when the user interrupts it', async () => {
      const ending = new AbortController();
      let asked = 0;
      const [id] = await happened([60_000]);
      const url = await startProxy(service().url, () => {
        asked += 1;
        if (asked === 4) ending.abort('SIGINT');
        return asked !== 2;
      });
      const env = { BILLING_URL: url, BILLING_API_KEY: key };
      const argv = ['events', 'tail', '--after', firstIdAt('evt_', new Date(start + 27_000)), '--json'];
      // The first look shows it, the second breaks off, the third shows nothing anew, the fourth is the end.
      const { code, out, err } = await billing(argv, { env, signal: ending.signal });
      expect({
        code,
        ids: out
          .trimEnd()
          .split('\n')
          .map((line) => (JSON.parse(line) as { event_id: string }).event_id),
      }).toEqual({ code: 130, ids: [id] });
      expect(err.split('\n')).toEqual([
        expect.stringMatching(/^http:\S+ can't be reached \(.*\)\. Is BILLING_URL right\? Retrying\.$/),
        'The service responds again.',
        `To continue from here: events tail --after ${id}`,
        '',
      ]);
    });

    test('does not retry a request that the API rejects', async () => {
      const lacking = await service().keyFor({ accountId: account, permissions: ['product.read'] });
      const env = { BILLING_URL: service().url, BILLING_API_KEY: lacking };
      expect(await billing(['events', 'tail'], { env })).toMatchObject({
        code: 1,
        err: expect.stringContaining('notification.read') as string,
      });
    });
  });
});
