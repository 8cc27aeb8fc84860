import type { NotificationSetting } from '@billing/types';
import { beforeAll, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { startProxy } from './proxy.ts';
import { billing, type Run } from './run-here.ts';

const COUNT = 8;

eachService('billing notifications replay --failed', (service) => {
  let key: string;
  let setting: NotificationSetting;
  beforeAll(async () => {
    key = await service().keyFor();
    const client = await service().client({ apiKey: key });
    const { data } = await client.notificationSettings.create({
      body: {
        description: 'Shop',
        type: 'url',
        destination: 'http://127.0.0.1:9/',
        subscribed_events: ['product.created'],
      },
    });
    setting = data;
    for (let n = 0; n < COUNT; n += 1)
      await client.products.create({ body: { name: `Product ${n}`, tax_category: 'standard' } });
    // No dispatcher runs here: all but one have failed.
    const { db } = service().database;
    const [one] = await db.selectFrom('notifications').select('id').orderBy('id').limit(1).execute();
    await db.updateTable('notifications').set({ status: 'failed' }).where('id', '!=', one!.id).execute();
    await db.deleteFrom('delivery_due').execute();
  });

  const replay = (url: string, signal?: AbortSignal): Promise<Run> => {
    const argv = [
      'notifications',
      'replay',
      '--failed',
      '--destination',
      setting.id,
      '--since',
      '2026-01-01T00:00:00Z',
      '--json',
    ];
    return billing(argv, { env: { BILLING_URL: url, BILLING_API_KEY: key }, ...(signal && { signal }) });
  };
  const replays = async (): Promise<readonly string[]> => {
    const rows = await service()
      .database.db.selectFrom('notifications')
      .select('event_id')
      .where('origin', '=', 'replay')
      .execute();
    return rows.map(({ event_id }) => event_id);
  };

  test('continues after an interruption or a lost connection, and replays and counts each notification once', async () => {
    const ending = new AbortController();
    let asked = 0;
    const ended = await startProxy(service().url, (path) => {
      if (path.endsWith('/replay')) asked += 1;
      if (asked === 3) ending.abort('SIGINT');
      return asked < 3;
    });
    const first = await replay(ended, ending.signal);
    expect(first).toMatchObject({ code: 130, out: '{"found":7,"replayed":2,"refused":0,"left":5}\n' });

    let more = 0;
    const cut = await startProxy(service().url, (path) => !path.endsWith('/replay') || (more += 1) <= 2);
    const second = await replay(cut);
    expect(second).toMatchObject({ code: 1, out: '{"found":5,"replayed":2,"refused":0,"left":3}\n' });
    expect(second.err).toMatch(/^http:\S+ can't be reached/);

    expect(await replay(service().url)).toEqual({
      code: 0,
      out: '{"found":3,"replayed":3,"refused":0,"left":0}\n',
      err: '',
    });
    expect(await replay(service().url)).toMatchObject({
      code: 0,
      out: '{"found":0,"replayed":0,"refused":0,"left":0}\n',
    });
    const all = await replays();
    expect({ all: all.length, different: new Set(all).size }).toEqual({ all: COUNT - 1, different: COUNT - 1 });
  });

  test('rejects a destination that is not active before it replays anything', async () => {
    const client = await service().client({ apiKey: key });
    await client.notificationSettings.update({
      path: { notification_setting_id: setting.id },
      body: { active: false },
    });
    expect(await replay(service().url)).toEqual({
      code: 1,
      out: '',
      err: `The destination ${setting.id} is not active. Activate it first: destinations update ${setting.id} --active true\n`,
    });
  });
});
