import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { eachService, startService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError } from '../http/expect-error.ts';
import { interposedDatabase } from '../http/faulty-database.ts';
import { caller } from '../http/test-client.ts';
import { newSale, type Sale } from './sale.ts';

eachService('updating transactions', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
  });

  test('changes the members that it names and updated_at, and publishes the result at that time', async () => {
    const before = await sale.ready();
    const body = { custom_data: { order: 'A-1' }, items: [{ price_id: sale.price_id, quantity: 2 }] };
    const after = await dataOf(await sale.update(before.id, body), 200);
    expect(after).toMatchObject({
      custom_data: body.custom_data,
      items: [{ quantity: 2 }],
      created_at: before.created_at,
    });
    expect(String(after['updated_at']) > before.updated_at).toBe(true);
    expect(await sale.get(before.id)).toEqual(after);
    const { data } = await sale.client.events.list({ query: { per_page: 1 } });
    expect(data).toMatchObject([{ event_type: 'transaction.updated', occurred_at: after['updated_at'], data: after }]);
  });

  test('changes and publishes nothing when the body is empty or equal to what is stored', async () => {
    const before = await sale.ready({ custom_data: { a: 1 }, business_id: sale.business_id });
    const { status, customer_id, address_id, business_id, discount_id, currency_code, custom_data } = before;
    const { collection_mode, billing_details, billing_period } = before;
    const same = {
      ...{ status, customer_id, address_id, business_id, discount_id, currency_code, custom_data },
      ...{ collection_mode, billing_details, billing_period },
      items: before.items.map(({ price_id, quantity }) => ({ price_id, quantity })),
      checkout: null,
    };
    for (const body of [{}, same]) {
      expect(
        await sale.emitted(async () => expect(await dataOf(await sale.update(before.id, body))).toEqual(before)),
      ).toEqual([]);
    }
  });

  test('adds the entities that include names to the response', async () => {
    const { id } = await sale.ready();
    const { data } = await sale.client.transactions.update({
      path: { transaction_id: id },
      query: { include: ['customer', 'available_payment_methods'] },
      body: { custom_data: { a: 1 } },
    });
    expect(data).toMatchObject({ customer: { id: sale.customer_id }, available_payment_methods: ['card'] });
  });

  test('returns conflict when another request changes it first, and changes nothing', async () => {
    const { id } = await sale.ready();
    const faster = async (): Promise<void> => void (await sale.update(id, { custom_data: { faster: true } }));
    const slow = await startService(interposedDatabase(service().database, faster));
    onTestFinished(() => slow.app.close());
    const callSlow = caller(slow, await service().keyFor({ accountId: sale.accountId }));
    const json = { status: 'billed' };
    await expectError(await callSlow('PATCH', `/transactions/${id}`, { json }), 'conflict');
    expect(await sale.get(id)).toMatchObject({ status: 'ready', custom_data: { faster: true } });
  });

  test('lets one of two requests at once win, or both in turn', async () => {
    const { id } = await sale.ready();
    const bodies = [{ custom_data: { a: 1 } }, { items: [{ price_id: sale.price_id, quantity: 3 }] }];
    let won = 0;
    const events = await sale.emitted(async () => {
      const responses = await Promise.all(bodies.map((body) => sale.update(id, body)));
      won = responses.filter(({ status }) => status === 200).length;
      expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    });
    expect(won).toBeGreaterThan(0);
    expect(events).toEqual(Array.from({ length: won }, () => 'transaction.updated ready'));
  });

  test('does not find it with the key of another account', async () => {
    const { id } = await sale.ready();
    const stranger = await newSale(service());
    await expectError(await stranger.update(id, { custom_data: { a: 1 } }), 'not_found');
    await expectError(await stranger.call('GET', `/transactions/${id}`), 'not_found');
  });
});
