import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { claim } from '../../../service/delivery/claim.ts';
import { release, releaseAllLeases } from '../../../service/delivery/release.ts';
import { type Lease, WorkerLock } from '../../../service/delivery/worker-lock.ts';
import type { DueDestination } from '../../../service/services.ts';
import type { Session } from '../../../service/storage/notices.ts';
import type { TestDatabase } from '../../support/database.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { eachService } from '../../support/service.ts';
import { startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { destinationFor, notificationsOf, startDispatcher } from './start-dispatcher.ts';

eachService('abandoned due rows', (service) => {
  const newDestination = async (destination: string) => {
    const accountId = await service().newAccount();
    const due = await destinationFor(service().services, accountId, { destination });
    const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
    await client.customers.create({ body: { email: 'jo@customer.example' } });
    return due;
  };
  /** Claims a due notification of a destination. */
  const take = (due: DueDestination, lease: string) =>
    claim(service().services.db, {
      shares: [{ ...due, slots: 1 }],
      limit: 10,
      leaseSeconds: { url: 600, email: 600 },
      lease,
    });

  afterEach(() => service().services.db.deleteFrom('delivery_due').execute());

  test('deletes a notification whose destination was deleted while it was created', async () => {
    const { services } = service();
    const due = await newDestination('https://works.example');
    await services.db.deleteFrom('notification_settings').where('id', '=', due.settingId).execute();

    startDispatcher(services);

    await notificationsOf(services, due, (rows) => expect(rows).toEqual([]));
    const left = services.db.selectFrom('delivery_due').where('notification_setting_id', '=', due.settingId);
    expect(await left.selectAll().execute()).toEqual([]);
  });

  test('leaves a row whose worker is unknown until its lease ends', async () => {
    const { services } = service();
    const lock = new WorkerLock('none');
    const due = await newDestination('https://works.example');

    expect(await take(due, lock.newLease())).toHaveLength(1);

    expect(await lock.abandonedLeases(services.db)).toEqual([]);
  });

  test('leaves leases of workers of the same queue that live', async () => {
    const { services, database } = service();
    const due = await newDestination('https://works.example');
    const [own, other] = [new WorkerLock(due.settingId), new WorkerLock('other')];
    const session = await openSession(database);
    onTestFinished(() => session.end());
    await own.acquire(session);

    const [taken] = await take(due, own.newLease());

    const { notification_id, lease } = taken!;
    expect(await own.abandonedLeases(services.db)).toEqual([]);
    expect(await other.abandonedLeases(services.db), 'seen from another queue').toEqual([{ notification_id, lease }]);
  });

  test('another process sends claimed notifications as soon as the session of their worker has ended', async () => {
    const { services, database } = service();
    const receiver = await startWebhookReceiver();
    const due = await newDestination(`${receiver.url}/hook`);
    const [dying, living] = [new WorkerLock(due.settingId), new WorkerLock(due.settingId)];
    const session = await openSession(database);
    await dying.acquire(session);
    const [taken] = await take(due, dying.newLease());
    const { notification_id, lease } = taken!;
    expect(await living.abandonedLeases(services.db)).toEqual([]);

    await session.end();

    await vi.waitFor(async () =>
      expect(await living.abandonedLeases(services.db)).toEqual([{ notification_id, lease }]),
    );
    const { log, entries } = recordedLog();
    startDispatcher(services, { workerLock: living, log });
    await receiver.count(1);
    await notificationsOf(services, due, ([row]) => expect(row).toMatchObject({ status: 'delivered' }));
    expect(entries).toEqual([{ level: 'warn', data: { notifications: 1 } }]);
  });

  test('are all due at once when the only process of a database starts again', async () => {
    const { services } = service();
    const due = await newDestination('https://works.example');
    const [taken] = await take(due, 'first');

    await releaseAllLeases(services.db);

    expect(await take(due, 'second')).toEqual([{ ...taken, lease: 'second' }]);
  });

  test.each([
    { how: 'all at a start', releaseThem: () => releaseAllLeases(service().services.db) },
    { how: 'those of a worker', releaseThem: (taken: readonly Lease[]) => release(service().services.db, taken) },
  ])('are the first of their destination when they are released: $how', async ({ releaseThem }) => {
    const [busy, other] = [await newDestination('https://works.example'), await newDestination('https://idle.example')];
    const client = await service().client({ apiKey: await service().keyFor({ accountId: busy.accountId }) });
    await client.customers.create({ body: { email: 'later@customer.example' } });
    const taken = [...(await take(busy, 'first')), ...(await take(other, 'first'))];
    expect(taken).toHaveLength(2);

    await releaseThem(taken);

    expect(await take(busy, 'second')).toEqual([{ ...taken[0], lease: 'second' }]);
    expect(await take(other, 'second')).toEqual([{ ...taken[1], lease: 'second' }]);
    expect(await take(busy, 'third')).toHaveLength(1);
  });

  test('are not claimed when retention has removed their notifications', async () => {
    const { services } = service();
    const due = await newDestination('https://works.example');
    await services.db.deleteFrom('notifications').where('account_id', '=', due.accountId).execute();
    expect(await take(due, 'one')).toEqual([]);
  });
});

test('a worker acquires another lock when one that it tries is taken', async () => {
  const tried: unknown[] = [];
  const query = async (_: string, [, worker]: unknown[]) => {
    tried.push(worker);
    return { rows: [{ acquired: tried.length === 3 }] };
  };
  const lock = new WorkerLock('taken');
  await lock.acquire({ query } as never);
  expect(tried).toHaveLength(3);
  expect(lock.newLease()).toMatch(new RegExp(`^${String(tried[2])}\\.[0-9a-f-]{36}$`));
});

/** A session of a worker. The embedded database has only one, which lives as long as the service. */
async function openSession({ db, place }: TestDatabase): Promise<Session & { end(): Promise<void> }> {
  if (place.engine === 'postgres') {
    const client = new Client({ connectionString: place.url });
    await client.connect();
    return client;
  }
  const query = (text: string, values: readonly unknown[]) => db.executeQuery(CompiledQuery.raw(text, [...values]));
  return {
    query: query as unknown as Session['query'],
    end: async () => void (await sql`select pg_advisory_unlock_all()`.execute(db)),
  };
}
