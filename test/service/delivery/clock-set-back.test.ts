import { type Kysely, sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';

import { claim, type Claimed } from '../../../service/delivery/claim.ts';
import { DatabaseClock } from '../../../service/delivery/database-clock.ts';
import { finish } from '../../../service/delivery/finish.ts';
import { shortenWaits } from '../../../service/delivery/shorten-waits.ts';
import { newId } from '../../../service/ids/id.ts';
import type { DueDestination } from '../../../service/services.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { type Delivery, eachDelivery } from './delivery-fixture.ts';
import { failedAttempt } from './failed-attempt.ts';

const HOUR_MS = 3_600_000;
const LEASES = { url: 15, email: 40 };

/** To a clock that is never set, the database's seems to be set back. */
function setMonotonicAhead(milliseconds: number): void {
  const { now } = performance;
  const from = now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => from() + milliseconds);
}

afterEach(() => void vi.restoreAllMocks());

eachDelivery('a clock that was set back', (delivery) => {
  test('does not delay what was due or waits for a retry', async () => {
    const responds = { status: 500 };
    const receiver = await startWebhookReceiver((_, response) => response.writeHead(responds.status).end());
    const destination = await delivery.destination({ destination: receiver.url });
    const waitingAsPlanned = await delivery.destination({ destination: `${receiver.url}/other` });
    const { log, entries } = recordedLog();
    const dispatcher = delivery.start({ schedule: { delays: [600] }, log });
    await delivery.createCustomer();
    for (const each of [destination, waitingAsPlanned])
      await delivery.notificationsOf(each, ([row]) => expect(row?.status).toBe('needs_retry'));
    delivery.connect(undefined);
    await delivery.createCustomer();
    await wait(delivery, destination, HOUR_MS);
    const before = await delivery.dueOf(destination);
    expect(before).toHaveLength(2);

    responds.status = 200;
    setMonotonicAhead(HOUR_MS);
    dispatcher.notifyAnyDue();

    const [retried] = await delivery.notificationsOf(destination, (rows) =>
      expect(rows.map(({ status }) => status)).toEqual(['needs_retry', 'delivered']),
    );
    const [due] = await delivery.dueOf(destination);
    expect(retried!.retry_at, 'the time that clients read').toBe(due!.due_at);
    expect(await secondsUntil(delivery, due!.due_at)).toBeLessThanOrEqual(630);
    expect(entries).toEqual([{ level: 'warn', data: { seconds: expect.closeTo(3_600, -1), notifications: 2 } }]);
  });

  test('leaves what waits no longer than planned, and shortens leases to their length', async () => {
    const destination = await delivery.destination({ destination: 'https://works.example' });
    await delivery.createCustomer();
    const [taken] = await claimOf(delivery, destination);
    const waits = { schedule: { delays: [600] }, leaseSeconds: LEASES };
    expect(await shortenWaits(delivery.services.db, waits)).toBe(0);
    await wait(delivery, destination, HOUR_MS);

    expect(await shortenWaits(delivery.services.db, waits)).toBe(1);

    const [leased] = await delivery.dueOf(destination);
    expect(leased!.lease).toBe(taken!.lease);
    const left = await secondsUntil(delivery, leased!.due_at);
    expect(left).toBeGreaterThan(LEASES.url);
    expect(left).toBeLessThanOrEqual(LEASES.email);
    await finishWith(delivery, taken!, new Date(), 600);
    const planned = (await delivery.dueOf(destination))[0]!.due_at;
    expect(await shortenWaits(delivery.services.db, waits)).toBe(0);
    expect((await delivery.dueOf(destination))[0]!.due_at).toBe(planned);
  });

  test('shortens all waits, however many there are', async () => {
    const { db } = delivery.services;
    await db.deleteFrom('delivery_due').execute();
    await sql`
      insert into delivery_due (account_id, notification_setting_id, notification_id, due_at, lease)
      select ${delivery.accountId}, 'ntfset_many', 'ntf_' || lpad(n::text, 26, '0'), clock_timestamp() + interval '1 hour', 'lease'
      from generate_series(1, 1001) n`.execute(db);
    expect(await shortenWaits(db, { schedule: { delays: [] }, leaseSeconds: LEASES })).toBe(1_001);
    await db.deleteFrom('delivery_due').execute();
  });

  test('is noticed once, and a clock that was set ahead is not', async () => {
    const { db } = delivery.services;
    const monotonic = { ahead: 0 };
    const clock = new DatabaseClock(() => performance.now() + monotonic.ahead);
    expect(await clock.setBack(db)).toBe(0);
    monotonic.ahead += HOUR_MS;
    expect(Math.round((await clock.setBack(db)) / HOUR_MS)).toBe(1);
    expect(await clock.setBack(db)).toBe(0);
    monotonic.ahead -= 2 * HOUR_MS;
    expect(await clock.setBack(db)).toBe(0);
  });
});

eachDelivery('the clock of a worker', (delivery) => {
  test('does not decide when the schedule of a notification ends', async () => {
    const destination = await delivery.destination({ destination: 'https://works.example' });
    await delivery.createCustomer();
    const [taken] = await claimOf(delivery, destination);

    await finishWith(delivery, taken!, new Date(Date.now() - 96 * HOUR_MS), 0);

    const [again] = await claimOf(delivery, destination);
    expect(again!.since_first).toBeLessThan(60);
  });
});

async function wait({ services }: Delivery, { settingId }: DueDestination, milliseconds: number): Promise<void> {
  await sql`
    update delivery_due set due_at = due_at + ${milliseconds}::float8 * interval '1 millisecond'
    where notification_setting_id = ${settingId}`.execute(services.db);
}

async function secondsUntil({ services }: Delivery, time: string): Promise<number> {
  const db: Kysely<Tables> = services.db;
  const { rows } = await sql<{ readonly seconds: number }>`
    select extract(epoch from ${time}::timestamptz - clock_timestamp())::float8 as seconds`.execute(db);
  return rows[0]!.seconds;
}

function claimOf({ services }: Delivery, destination: DueDestination): Promise<Claimed[]> {
  const shares = [{ ...destination, slots: 10 }];
  return claim(services.db, { shares, limit: 10, leaseSeconds: LEASES, lease: newId('lease_', services.clock) });
}

async function finishWith({ services }: Delivery, claimed: Claimed, startedAt: Date, retryIn: number): Promise<void> {
  const attempt = failedAttempt(startedAt);
  await finish(services.db, [{ logId: newId('ntflog_', services.clock), claimed, attempt, retryIn }]);
}
