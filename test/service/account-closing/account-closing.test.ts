import { expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { createCustomer } from '../../../service/customers/create-customer.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { renewSubscriptions } from '../../../service/renewals/renew-subscriptions.ts';
import { ownServices } from '../../support/own-services.ts';
import { eachService } from '../../support/service.ts';
import { buyerWith } from '../checkout/buyer.ts';
import { newSubscriber } from '../renewals/subscriber.ts';
import { newSale } from '../transactions/sale.ts';

const START = '2028-01-15T10:00:00.000000Z';

eachService('a closed account', (service) => {
  const operator = (account: string, name: string, values: Record<string, string> = {}) =>
    runCommand(service().services, { name, values: { account, ...values }, positionals: [] });
  const db = () => service().database.db;
  let made = 0;

  async function withDestinations() {
    const accountId = await service().newAccount();
    const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
    const destination = async (active: boolean) => {
      made += 1;
      const { data } = await client.notificationSettings.create({
        body: {
          description: 'Shop',
          type: 'url',
          destination: `https://receiver.example/${made}`,
          subscribed_events: ['customer.created'],
          active,
        },
      });
      return data.id as `ntfset_${string}`;
    };
    const isActive = async (id: `ntfset_${string}`) => {
      const { data } = await client.notificationSettings.get({ path: { notification_setting_id: id } });
      return data.active;
    };
    return { accountId, client, destination, isActive };
  }

  test('rejects its keys with the reason until it is open again, and says since when it is closed', async () => {
    const { accountId, client } = await withDestinations();
    await client.customers.list({});
    await operator(accountId, 'account close');
    await expect(client.customers.list({})).rejects.toMatchObject({
      code: 'invalid_token',
      status: 401,
      message: expect.stringContaining('The account of this API key is closed. Contact the operator'),
    });
    await expect(operator(accountId, 'account close')).rejects.toThrow(
      `The account ${accountId} has been closed since 20`,
    );
    await operator(accountId, 'account reopen');
    await client.customers.list({});
    await expect(operator(accountId, 'account reopen')).rejects.toThrow(`The account ${accountId} is open.`);
  });

  test('sends nothing: what waits fails, later events get no notification, and the destinations come back with the account', async () => {
    const { accountId, client, destination, isActive } = await withDestinations();
    const [used, unused] = [await destination(true), await destination(false)];
    await client.customers.create({ body: { email: `before${made}@works.example` } });
    await operator(accountId, 'account close');
    const notifications = () =>
      db().selectFrom('notifications').select('status').where('account_id', '=', accountId).execute();
    expect(await notifications()).toEqual([{ status: 'failed' }]);
    expect(await db().selectFrom('delivery_due').selectAll().where('account_id', '=', accountId).execute()).toEqual([]);
    const own = await ownServices(service().services, accountId);
    const email = `meanwhile${made}@works.example`;
    await db()
      .transaction()
      .execute((trx) => createCustomer(anyError, trx, own, accountId, { email }));
    expect(await notifications()).toHaveLength(1);
    await operator(accountId, 'account reopen');
    expect(await isActive(used)).toBe(true);
    expect(await isActive(unused)).toBe(false);
    const { data: events } = await client.events.list({ query: { event_type: ['customer.created'] } });
    expect(events, 'events were stored').toHaveLength(2);
    const { data: failed } = await client.notifications.list({ query: { status: ['failed'] } });
    await client.notifications.replay({ path: { notification_id: failed[0]!.id } });
  });

  test('renews nothing and stops its test clock, and bills each missed period once it is open', async () => {
    const subscriber = await newSubscriber(service(), { start: START });
    const { accountId, client } = subscriber;
    const { payments } = service().checkout;
    // Its notice is due now, and happens in a closed account as well.
    const key = { name: 'Short', permissions: 'all', expires: '2028-01-18T10:00:00Z' };
    await operator(accountId, 'api-key create', key);
    await client.testClock.advance({ body: { time: '2028-03-20T00:00:00Z' } });
    await operator(accountId, 'account close');
    await runMaintenance(payments);
    expect(await clockOf(accountId)).toBe(START);
    await operator(accountId, 'account reopen');
    await runMaintenance(payments);
    expect(await subscriber.renewals()).toHaveLength(2);

    await operator(accountId, 'account close');
    await db()
      .updateTable('accounts')
      .set({ test_clock_time: '2028-05-20T00:00:00Z' })
      .where('id', '=', accountId)
      .execute();
    await runMaintenance(payments);
    await expect(operator(accountId, 'account reopen')).rejects.toThrow(
      `Subscriptions of the account ${accountId} fell due while it was closed: 1. Choose what happens to them`,
    );
    await expect(client.customers.list({})).rejects.toThrow('invalid_token');
    await operator(accountId, 'account reopen', { 'missed-periods': 'bill' });
    await runMaintenance(payments);
    expect(await subscriber.renewals()).toHaveLength(4);
  });

  test('renews nothing without a test clock either, and cancels what fell due if the operator decides so', async () => {
    const subscriber = await newSubscriber(service(), { start: START });
    const { accountId } = subscriber;
    await operator(accountId, 'account close');
    await db().updateTable('accounts').set({ test_clock_time: null }).where('id', '=', accountId).execute();
    await db()
      .updateTable('subscriptions')
      .set({ due_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', subscriber.subscription_id)
      .execute();
    expect(await renewSubscriptions(service().checkout.payments)).toBe(0);
    expect(await operator(accountId, 'account reopen', { 'missed-periods': 'cancel' })).toMatchObject({
      closed_at: null,
      canceled_subscriptions: 1,
    });
    expect((await subscriber.subscription()).status).toBe('canceled');
    expect(await subscriber.renewals()).toEqual([]);
  });

  test('accepts no payment at its checkout, and one that is open again does', async () => {
    const sale = await newSale(service());
    const { checkout } = await sale.ready();
    const buyer = buyerWith(checkout!.url!.replace(/^.*\/checkout/, `${service().url}/checkout`));
    expect((await buyer.open()).status).toBe(200);
    const before = (await buyer.open()).title;
    await operator(sale.accountId, 'account close');
    expect((await buyer.open()).title).toBe('No payment here');
    await operator(sale.accountId, 'account reopen');
    expect((await buyer.open()).title).toBe(before);
  });

  async function clockOf(accountId: string): Promise<string | null> {
    const { test_clock_time } = await db()
      .selectFrom('accounts')
      .select('test_clock_time')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return test_clock_time;
  }
});
