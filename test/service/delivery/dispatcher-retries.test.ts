import { expect, test } from 'vitest';

import type { Finished } from '../../../service/delivery/finish.ts';
import type { Schedule } from '../../../service/delivery/schedule.ts';
import type { Attempt } from '../../../service/outbound/attempt.ts';
import { eachDelivery } from './delivery-fixture.ts';
import { failedAttempt } from './failed-attempt.ts';
import { scriptedSender } from './standing-time.ts';

eachDelivery('a failed attempt', (delivery) => {
  let made = 0;

  /** The notification after a failed attempt, and what was observed. */
  const failing = async (schedule: Schedule, more: Partial<Attempt>, firstSecondsAgo?: number) => {
    made += 1;
    const { settingId, accountId } = await delivery.destination({ destination: `https://works.example/${made}` });
    await delivery.createCustomer();
    if (firstSecondsAgo !== undefined) {
      const first_attempt_at = new Date(Date.now() - firstSecondsAgo * 1_000).toISOString();
      await delivery.services.db
        .updateTable('notifications')
        .set({ first_attempt_at, times_attempted: 1 })
        .where('notification_setting_id', '=', settingId)
        .execute();
    }
    const attempt = { ...failedAttempt(new Date()), ...more };
    const observed: Finished[] = [];
    const { senders } = scriptedSender(() => attempt);
    const dispatcher = delivery.start({ senders, schedule, observe: (finished) => observed.push(finished) });
    const [row] = await delivery.notificationsOf({ settingId, accountId }, ([one]) =>
      expect(one?.last_attempt_at).not.toBeNull(),
    );
    // So that it takes nothing of the next one.
    await dispatcher.stop(60_000);
    return { row: row!, attempt, observed };
  };
  const secondsUntil = (time: string | null): number => (Date.parse(time!) - Date.now()) / 1_000;

  test('is observed once it is recorded', async () => {
    const { row, attempt, observed } = await failing({ delays: [600] }, {});
    expect(observed).toMatchObject([
      { claimed: { notification_id: row.id }, attempt, logId: expect.stringMatching(/^ntflog_/) },
    ]);
    expect(secondsUntil(row.retry_at)).toBeGreaterThan(500);
  });

  test('is retried only before the end of the schedule, which its own duration counts for', async () => {
    const durationMs = 20_000;
    expect((await failing({ delays: [50], within: 100 }, { durationMs })).row.status).toBe('needs_retry');
    expect((await failing({ delays: [90], within: 100 }, { durationMs })).row.status).toBe('failed');
  });

  test('is not retried when the schedule has ended since the first attempt', async () => {
    const schedule = { delays: [1_000, 1_000], within: 3_600 };
    expect((await failing(schedule, {}, 1_000)).row.status).toBe('needs_retry');
    expect((await failing(schedule, {}, 3_000)).row.status).toBe('failed');
  });

  test('is retried after the delay that the destination requests', async () => {
    const { row } = await failing({ delays: [60] }, { retryAfterMs: 600_000 });
    expect(secondsUntil(row.retry_at)).toBeGreaterThan(300);
    expect(secondsUntil(row.retry_at)).toBeLessThan(605);
  });
});
