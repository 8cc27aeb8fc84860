import { expect, test } from 'vitest';

import { seedCustomer } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { buyerWith } from '../checkout/buyer.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { subscribedSale } from '../subscriptions/subscribed-sale.ts';

eachService('customer portal sessions', (service) => {
  test('have a link to all subscriptions, and links to those in the request, in their order', async () => {
    const sale = await subscribedSale(service());
    const { customer_id, client, subscription } = sale;
    const billed = await sale.billed();
    const subscription_ids = [billed.subscription_id, subscription.id] as `sub_${string}`[];
    const { data } = await client.customerPortalSessions.create({ path: { customer_id }, body: { subscription_ids } });
    expect(data.id).toMatch(/^cpls_[a-z0-9]{26}$/);
    expect(data.customer_id).toBe(customer_id);
    expect(data.urls.subscriptions.map(({ id }) => id)).toEqual(subscription_ids);
    const [manual, automatic] = data.urls.subscriptions;
    expect(manual!.update_subscription_payment_method).toBeNull();
    const titles = [
      ['Your subscriptions', data.urls.general.overview],
      ['Cancel your subscription', manual!.cancel_subscription],
      ['Cancel your subscription', automatic!.cancel_subscription],
      ['Change your payment method', automatic!.update_subscription_payment_method!],
    ] as const;
    for (const [title, url] of titles) expect((await buyerWith(url).open()).title).toBe(title);
  });

  test('need no body, and link to no subscription by default', async () => {
    const sale = await subscribedSale(service());
    const path = { customer_id: sale.customer_id };
    expect((await sale.client.customerPortalSessions.create({ path })).data.urls.subscriptions).toEqual([]);
    const body = { subscription_ids: [] };
    expect((await sale.client.customerPortalSessions.create({ path, body })).data.urls.subscriptions).toEqual([]);
  });

  test('are the same for a repeated request with the same key, and else new', async () => {
    const sale = await subscribedSale(service());
    const create = async (key: string): Promise<string> => {
      const headers = { 'idempotency-key': `"${key}"` };
      return (await sale.call('POST', `/customers/${sale.customer_id}/portal-sessions`, { headers })).text();
    };
    const first = JSON.parse(await create('one'));
    expect(JSON.parse(await create('one')).data).toEqual(first.data);
    expect(JSON.parse(await create('two')).data.urls).not.toEqual(first.data.urls);
  });

  test('never link to the subscription of another customer or account', async () => {
    const sale = await subscribedSale(service());
    const stranger = await subscribedSale(service());
    const other = await seedCustomer(service().services, sale.accountId);
    const post = (customer: string, ids: readonly string[]) =>
      sale.call('POST', `/customers/${customer}/portal-sessions`, { json: { subscription_ids: ids } });
    const own = sale.subscription.id;
    expect(await invalidFieldsOf(await post(other, [own]))).toEqual(['subscription_ids[0]']);
    expect(await invalidFieldsOf(await post(sale.customer_id, [own, stranger.subscription.id]))).toEqual([
      'subscription_ids[1]',
    ]);
    await expectError(await post(stranger.customer_id, []), 'not_found');
  });
});
