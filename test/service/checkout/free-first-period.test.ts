import type { TransactionCreate } from '@billing/types';
import { expect, test } from 'vitest';

import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { eachService } from '../../support/service.ts';
import { newOneTimePrice } from '../subscription-changes/changing.ts';
import { newSale, type Sale } from '../transactions/sale.ts';
import { buyerWith, CARD } from './buyer.ts';

const FREE = { type: 'percentage', amount: '100' } as const;

eachService('the checkout of a purchase of value 0', (service) => {
  async function opened(sale: Sale, body: Partial<TransactionCreate>) {
    const ready = await sale.ready(body);
    expect(ready.details.totals.balance).toBe('0');
    const buyer = buyerWith(ready.checkout!.url!);
    return { ready, buyer, page: await buyer.open() };
  }

  test('takes a card if later periods cost something, verifies it, and charges it for the renewal', async () => {
    const sale = await newSale(service());
    const { client } = sale;
    await client.testClock.start({ body: { time: '2027-01-04T08:00:00Z' } });
    const { ready, buyer, page } = await opened(sale, { discount_id: await sale.discount(FREE) });
    expect(page.title).toBe('Confirm your purchase');
    expect(page.text).toContain(
      'Nothing is charged today. The card pays for the subscription from its first renewal on.',
    );
    const { card_number: _card, ...withoutCard } = CARD;
    expect((await buyer.send({ ...withoutCard, amount: '0' })).html).toContain('card_number');
    expect((await buyer.send({ ...CARD, amount: '0' })).title).toBe('Thank you');
    const completed = await sale.get(ready.id);
    expect(completed.payments).toMatchObject([{ amount: '0', status: 'captured' }]);
    await client.testClock.advance({ body: { time: '2027-02-04T08:00:00Z' } });
    while ((await runMaintenance(service().checkout.payments)) > 0);
    const subscription_id = [completed.subscription_id!];
    const { data } = await client.transactions.list({ query: { subscription_id } });
    expect(data[0]).toMatchObject({
      origin: 'subscription_recurring',
      status: 'completed',
      payments: [{ amount: '54450', status: 'captured', method_details: { card: { last4: '4242' } } }],
    });
  });

  test('takes a card if credit pays for the first period', async () => {
    const sale = await newSale(service());
    await runCommand(service().services, {
      name: 'credit-balance correct',
      values: { account: sale.accountId, currency: 'EUR', amount: '60000', reason: 'Old system' },
      positionals: [sale.customer_id],
    });
    const { ready, buyer, page } = await opened(sale, {});
    expect(page.html).toContain('card_number');
    expect((await buyer.send({ ...CARD, amount: '0' })).title).toBe('Thank you');
    expect(await sale.get(ready.id)).toMatchObject({ status: 'completed', payments: [{ amount: '0' }] });
  });

  test.each([
    [
      'a discount makes all periods free',
      async (sale: Sale) => ({ discount_id: await sale.discount({ ...FREE, recur: true }) }),
    ],
    [
      'nothing of it recurs',
      async (sale: Sale) => ({
        items: [{ price_id: await newOneTimePrice(sale), quantity: 1 }],
        discount_id: await sale.discount(FREE),
      }),
    ],
  ])('takes no card if %s', async (_, bodyOf) => {
    const sale = await newSale(service());
    const { ready, buyer, page } = await opened(sale, await bodyOf(sale));
    expect(page.title).toBe('Confirm your purchase');
    expect(page.html).not.toContain('card_number');
    expect((await buyer.send({ step: 'pay', amount: '0' })).title).toBe('Thank you');
    expect((await sale.get(ready.id)).payments).toEqual([]);
  });
});
