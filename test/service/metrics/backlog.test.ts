import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { newId } from '../../../service/ids/id.ts';
import { backlog } from '../../../service/metrics/backlog.ts';
import { seedAddress, seedCustomer, seedPrice, seedProduct } from '../../support/fixtures.ts';
import { seedAdjustment, seedInvoice } from '../../support/adjustment-fixtures.ts';
import { eachService, type TestService } from '../../support/service.ts';
import { seedSubscription } from '../../support/subscription-fixtures.ts';

eachService('the backlog', (service) => {
  const read = () => backlog(service().database.db);

  const seedBuyer = async ({ services, accountId }: TestService) => {
    const customer_id = await seedCustomer(services, accountId);
    const address_id = await seedAddress(services, accountId, customer_id);
    const price_id = await seedPrice(services, accountId, await seedProduct(services, accountId));
    return { customer_id, address_id, price_id };
  };

  test('has the age of the subscription that is due longest, without accounts with a test clock', async () => {
    const { db } = service().database;
    const account = await service().newAccount();
    const { subscription_id } = await seedSubscription(service(), account, 'active');
    expect(await read()).toEqual({
      oldestRenewalSeconds: 0,
      unresolvedPayments: 0,
      unresolvedRefunds: 0,
      oldestMailSeconds: 0,
      isWritable: true,
    });
    await sql`update subscriptions set due_at = clock_timestamp() - interval '2 hours' where id = ${subscription_id}`.execute(
      db,
    );
    expect((await read()).oldestRenewalSeconds).toBe(0);
    await sql`update accounts set test_clock_time = null where id = ${account}`.execute(db);
    const { oldestRenewalSeconds } = await read();
    expect(oldestRenewalSeconds).toBeGreaterThanOrEqual(7_200);
    expect(oldestRenewalSeconds).toBeLessThan(7_300);
    await sql`update accounts set closed_at = clock_timestamp() where id = ${account}`.execute(db);
    expect((await read()).oldestRenewalSeconds).toBe(0);
    await sql`update accounts set closed_at = null where id = ${account}`.execute(db);
    await sql`update subscriptions set due_at = clock_timestamp() + interval '1 hour' where id = ${subscription_id}`.execute(
      db,
    );
    expect((await read()).oldestRenewalSeconds).toBe(0);
  });

  test('counts payments without a result after a worker has taken care of them', async () => {
    const { database, services, accountId } = service();
    const { price_id, ...buyer } = await seedBuyer(service());
    const { id } = await seedInvoice(services, accountId, buyer, [price_id]);
    const row = { id: randomUUID(), account_id: accountId, transaction_id: id, saves_method: false };
    const values = { ...row, state: 'open' as const, gateway_reference: null, reserved_discount_id: null };
    await database.db
      .insertInto('payment_attempts')
      .values({ ...values, ask_at: sql`clock_timestamp() + interval '1 hour'` })
      .execute();
    const change = (values: object) =>
      database.db.updateTable('payment_attempts').set(values).where('id', '=', row.id).execute();
    expect((await read()).unresolvedPayments).toBe(0);
    await change({ asked: 1 });
    expect((await read()).unresolvedPayments).toBe(1);
    await change({ state: 'captured' });
    expect((await read()).unresolvedPayments).toBe(1);
    await change({ state: 'completed' });
    expect((await read()).unresolvedPayments).toBe(0);
  });

  test('counts approved refunds without a result after a worker has called the gateway', async () => {
    const { database, services, accountId } = service();
    const id = await seedAdjustment(services, accountId, await seedBuyer(service()));
    const change = (values: object) =>
      database.db.updateTable('adjustments').set(values).where('id', '=', id).execute();
    await change({ refund_at: sql`clock_timestamp() + interval '1 hour'` });
    expect((await read()).unresolvedRefunds).toBe(0);
    await change({ refund_tries: 2 });
    expect((await read()).unresolvedRefunds).toBe(1);
    await change({ refund_at: null });
    expect((await read()).unresolvedRefunds).toBe(0);
  });

  test('has the age of the email that is due or was tried in vain, and not of one that waits for its time', async () => {
    const { db } = service().database;
    const id = newId('mail_', service().services.clock);
    const mail = {
      id,
      account_id: service().accountId,
      topic: id,
      recipient: 'ops@works.example',
      subject: '',
      content: '',
    };
    const later = sql<string>`clock_timestamp() + interval '10 minutes'`;
    const created_at = sql<string>`clock_timestamp() - interval '2 hours'`;
    await db
      .insertInto('mails')
      .values({ ...mail, created_at, due_at: later, tries: 0 })
      .execute();
    const age = async () => Math.floor((await read()).oldestMailSeconds / 3_600);
    expect(await age()).toBe(0);
    await db.updateTable('mails').set({ tries: 1 }).where('id', '=', id).execute();
    expect(await age()).toBe(2);
    await db
      .updateTable('mails')
      .set({ tries: 0, due_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute();
    expect(await age()).toBe(2);
    await db.deleteFrom('mails').where('id', '=', id).execute();
    expect(await age()).toBe(0);
  });
});
