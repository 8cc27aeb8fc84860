import { expect, test } from 'vitest';

import type { Finished } from '../../../service/delivery/finish.ts';
import type { Id } from '../../../service/ids/id.ts';
import { eachService } from '../../support/service.ts';
import { finisherFixture } from './finisher-fixture.ts';

eachService('the finisher', (service) => {
  const { claimed, accepted, failed, finisher, failingSince, remove, notificationsTo, logsOf } =
    finisherFixture(service);

  /** Records attempts together. */
  const record = async (attempts: readonly Finished[], onStatement?: (sql: string) => void) => {
    const { finisher: own, seen } = finisher(onStatement);
    for (const each of attempts) own.add(each);
    await own.flushed();
    return seen;
  };
  const at = (finished: Finished, startedAt: string, durationMs = 3): Finished => ({
    ...finished,
    attempt: { ...finished.attempt, startedAt: new Date(startedAt), durationMs },
  });

  test('records nothing of an attempt whose destination was deleted meanwhile, and logs that', async () => {
    const [[deleted], [staying]] = [await claimed(1), await claimed(1)];
    await remove(deleted!.notification_setting_id);
    const { batches, entries } = await record([failed(deleted!), accepted(staying!)]);
    const { notification_id, notification_setting_id } = deleted!;
    expect(entries).toEqual([{ level: 'warn', data: { notification_id, notification_setting_id, outcome: 'failed' } }]);
    expect(batches).toHaveLength(1);
    expect(await notificationsTo(staying!.notification_setting_id)).toMatchObject([{ status: 'delivered' }]);
  });

  test('records when a destination begins to fail, until an attempt succeeds, without more statements in between', async () => {
    const [first, second, third, fourth] = await claimed(4);
    const began = '2026-01-02T03:04:05.678000Z';
    expect((await record([at(failed(first!), began)])).statements).toBe(2);
    expect(await failingSince(first!)).toBe(began);
    expect((await record([failed(second!)])).statements).toBe(1);
    expect(await failingSince(first!)).toBe(began);
    expect((await record([accepted(third!)])).statements).toBe(2);
    expect(await failingSince(first!)).toBeNull();
    expect((await record([accepted(fourth!)])).statements).toBe(1);
  });

  test('records the first of the failures that end together, and none when one of them succeeds', async () => {
    const [[late, early], [failing, working]] = [await claimed(2), await claimed(2)];
    const began = '2026-01-02T03:04:05.678000Z';
    await record([
      at(failed(late!), '2026-01-02T03:04:06.000Z'),
      at(failed(early!), began),
      failed(failing!),
      accepted(working!),
    ]);
    expect(await failingSince(early!)).toBe(began);
    expect(await failingSince(working!)).toBeNull();
  });

  test('does not record that a destination fails when its failed attempt was discarded', async () => {
    const [[discarded], [other]] = [await claimed(1), await claimed(1)];
    await record([failed({ ...discarded!, lease: 'lost' }), failed(other!)]);
    expect(await failingSince(discarded!)).toBeNull();
    expect(await failingSince(other!)).not.toBeNull();
  });

  test('does not record that a destination works when its accepted attempt was discarded', async () => {
    const [failing, discarded] = await claimed(2);
    await record([failed(failing!), accepted({ ...discarded!, lease: 'lost' })]);
    expect(await failingSince(failing!)).not.toBeNull();
  });

  test('records the attempt, also when the database can not store that its destination fails', async () => {
    const [one] = await claimed(1);
    const error = new Error('deadlock');
    const { batches, entries } = await record([failed(one!)], (sql) => {
      if (sql.includes('update notification_settings')) throw error;
    });
    expect(batches).toHaveLength(1);
    expect(entries).toEqual([{ level: 'warn', data: { err: error } }]);
    expect(await notificationsTo(one!.notification_setting_id)).toMatchObject([{ status: 'needs_retry' }]);
  });

  test('records when the request began and the response ended, and a response as far as PostgreSQL can store it', async () => {
    const [one] = await claimed(1);
    const finished = at(accepted(one!), '2026-01-02T03:04:05.000Z', 1_500.6);
    const headers = [
      ['server', 'test'],
      ['content-type', `text/plain;${'x'.repeat(2_000)}`],
    ] as const;
    const attempt = { ...finished.attempt, headers, body: 'a\0b\uD800c' };
    await record([{ ...finished, attempt }]);
    expect(await notificationsTo(one!.notification_setting_id)).toMatchObject([
      { last_attempt_at: '2026-01-02T03:04:05.000000Z', delivered_at: '2026-01-02T03:04:06.500000Z' },
    ]);
    expect(await logsOf([one!.notification_id as Id<'ntf_'>])).toMatchObject([
      {
        attempted_at: '2026-01-02T03:04:05.000000Z',
        duration_ms: 1_501,
        response_body: 'a\uFFFDb\uFFFDc',
        response_content_type: headers[1][1].slice(0, 1_024),
      },
    ]);
  });
});
