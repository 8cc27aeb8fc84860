import type { Client } from '@billing/client';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { type Ids, seedCustomer, seedEverything, seedPaymentMethod } from '../../support/fixtures.ts';
import { eachService, startService } from '../../support/service.ts';
import { interposedDatabase } from '../http/faulty-database.ts';

type Path = Pick<Ids, 'customer_id' | 'payment_method_id'>;

eachService('payment methods', (service) => {
  let client: Client;
  let ids: Ids;

  beforeAll(async () => {
    ids = await seedEverything(service());
    client = await service().client();
  });

  const saved = async (): Promise<Path> => ({
    customer_id: ids.customer_id,
    payment_method_id: await seedPaymentMethod(service().services, service().accountId, ids),
  });
  const deletions = async ({ payment_method_id }: Path) =>
    (await client.events.list({ query: { event_type: ['payment_method.deleted'], per_page: 200 } })).data.filter(
      ({ data }) => data['id'] === payment_method_id,
    );

  test('a payment method reads as the list shows it, with its details', async () => {
    const path = { customer_id: ids.customer_id, payment_method_id: ids.payment_method_id };
    const { data } = await client.paymentMethods.get({ path });
    expect(data).toMatchObject({ id: ids.payment_method_id, type: 'card', card: { last4: '4242' }, paypal: null });
    const { data: all } = await client.paymentMethods.list({ path: { customer_id: ids.customer_id } });
    expect(all).toContainEqual(data);
  });

  test('deletes it for good, and publishes the event without details and with the reason api', async () => {
    const path = await saved();
    const { data } = await client.paymentMethods.get({ path });
    await client.paymentMethods.delete({ path });
    await expect(client.paymentMethods.get({ path })).rejects.toMatchObject({ code: 'not_found' });
    await expect(client.paymentMethods.delete({ path })).rejects.toMatchObject({ code: 'not_found' });
    const { id, customer_id, address_id, type, origin, saved_at, updated_at } = data;
    expect((await deletions(path)).map((event) => event.data)).toEqual([
      { id, customer_id, address_id, type, origin, saved_at, updated_at, deletion_reason: 'api' },
    ]);
  });

  test('deletes no other payment method of the customer', async () => {
    const [gone, left] = [await saved(), await saved()];
    await client.paymentMethods.delete({ path: gone });
    expect((await client.paymentMethods.get({ path: left })).data.id).toBe(left.payment_method_id);
  });

  test('of two deletions at once one succeeds, and one event is published', async () => {
    const path = await saved();
    const faster = async (): Promise<void> => void (await client.paymentMethods.delete({ path }));
    const slow = await startService(interposedDatabase(service().database, faster));
    onTestFinished(() => slow.app.close());
    const late = await slow.client({ apiKey: await service().keyFor() });
    await expect(late.paymentMethods.delete({ path })).rejects.toMatchObject({ code: 'not_found' });
    expect(await deletions(path)).toHaveLength(1);
  });

  test('finds and deletes none below another customer or with the key of another account', async () => {
    const path = await saved();
    const other = { ...path, customer_id: await seedCustomer(service().services, service().accountId) };
    const accountId = await service().newAccount();
    const stranger = await service().client({ apiKey: await service().keyFor({ accountId }) });
    for (const act of [
      () => client.paymentMethods.get({ path: other }),
      () => client.paymentMethods.delete({ path: other }),
      () => stranger.paymentMethods.get({ path }),
      () => stranger.paymentMethods.delete({ path }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    expect((await client.paymentMethods.get({ path })).data.id).toBe(path.payment_method_id);
    expect(await deletions(path)).toEqual([]);
  });
});
