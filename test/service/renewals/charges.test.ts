import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { findAccountClock } from '../../../service/accounts/find-account-clock.ts';
import { correctBalance } from '../../../service/credit-balances/correct-balance.ts';
import { openTaxTable } from '../../../service/tax/open-tax-table.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { newSubscriber, RENEWED, type Subscriber } from './subscriber.ts';

const START = '2028-01-15T10:00:00.000000Z';

const taxes = openTaxTable({ environment: 'sandbox', taxTable: undefined, sellerCountry: 'IE' });

eachService(
  'what a renewal charges',
  (service) => {
    const totalsOf = async (subscriber: Subscriber) =>
      (await subscriber.renewals()).map(({ details: { totals } }) => totals);

    test('has the discount for as many periods as it lasts, which then leaves the subscription', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: { tax_mode: 'external' } });
      await service()
        .database.db.updateTable('subscriptions')
        .set({
          discount: JSON.stringify({
            id: await subscriber.discount({ recur: true, maximum_recurring_intervals: 3 }),
            starts_at: START,
            ends_at: '2028-04-15T10:00:00.000000Z',
          }),
        })
        .where('id', '=', subscriber.subscription_id)
        .execute();
      await subscriber.advance('2028-03-20T00:00:00Z');
      expect((await subscriber.subscription()).discount).not.toBeNull();
      expect((await subscriber.renewals())[1]!.discount_id).not.toBeNull();
      await subscriber.advance('2028-05-20T00:00:00Z');
      expect((await totalsOf(subscriber)).map(({ discount }) => discount)).toEqual(['100', '100', '0', '0']);
      expect((await subscriber.subscription()).discount).toBeNull();
      expect((await subscriber.renewals())[2]!.discount_id).toBeNull();
    });

    test('contains stored lines and one-time charges once', async () => {
      const subscriber = await newSubscriber(service(), { start: START });
      const { db } = service().database;
      const { items } = await db
        .selectFrom('subscriptions')
        .select('items')
        .where('id', '=', subscriber.subscription_id)
        .executeTakeFirstOrThrow();
      const [{ price, product }] = items as [(typeof items)[number]];
      const once = { price: { ...price, billing_cycle: null }, product, quantity: 3 };
      const { lines } = await db
        .selectFrom('transactions')
        .select('lines')
        .where('id', '=', subscriber.first.id as `txn_${string}`)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('subscriptions')
        .set({ stored_charges: JSON.stringify([once]), stored_lines: JSON.stringify(lines) })
        .where('id', '=', subscriber.subscription_id)
        .execute();
      await subscriber.advance('2028-03-15T10:00:00Z');
      const [first, second] = await subscriber.renewals();
      expect(first!.details.line_items.map(({ quantity, proration }) => [quantity, proration?.rate])).toEqual([
        [1, '1'],
        [1, undefined],
        [3, undefined],
      ]);
      expect(first!.details.totals.total).toBe('5000');
      expect(second!.details.totals.total).toBe('1000');
    });

    test('is paid with credit as long as there is some', async () => {
      const subscriber = await newSubscriber(service(), { start: START });
      const { accountId, customer_id: customerId } = subscriber;
      const { db, clock } = service().services;
      await db.transaction().execute(async (trx) => {
        const own = await findAccountClock(trx, clock, accountId);
        await correctBalance(trx, own, { accountId, customerId, currencyCode: 'EUR' }, 5_400n, 'Test');
      });
      const events = await subscriber.advance('2028-06-15T10:00:00Z');
      // The same events as with a card: what credit covers is paid and completed at once.
      expect(events).toEqual([1, 2, 3, 4, 5].flatMap(() => RENEWED));
      await subscriber.advance('2028-08-15T10:00:00Z');
      expect((await totalsOf(subscriber)).map(({ credit, grand_total }) => [credit, grand_total])).toEqual([
        ...[1, 2, 3, 4, 5].map(() => ['1000', '0']),
        ['400', '600'],
        ['0', '1000'],
      ]);
      const { data } = await subscriber.client.creditBalances.list({ path: { customer_id: customerId } });
      expect(data).toMatchObject([{ balance: { available: '0', reserved: '0', used: '5400' } }]);
    });

    test('has the tax rate of its day', async () => {
      const subscriber = await newSubscriber(service(), { start: START, price: { tax_mode: 'external' } });
      await subscriber.advance('2028-03-15T10:00:00Z');
      expect((await totalsOf(subscriber)).map(({ tax }) => tax)).toEqual(['210', '250']);
    });

    test('of an archived customer, price and product is the same', async () => {
      const subscriber = await newSubscriber(service(), { start: START });
      const { client, customer_id, price, product_id } = subscriber;
      await client.customers.update({ path: { customer_id }, body: { status: 'archived' } });
      await client.prices.update({ path: { price_id: price }, body: { status: 'archived' } });
      await client.products.update({ path: { product_id }, body: { status: 'archived' } });
      expect(await subscriber.advance('2028-02-15T10:00:00Z')).toEqual(RENEWED);
    });

    test('has an invoice number without a gap', async () => {
      const subscriber = await newSubscriber(service(), { start: START });
      await subscriber.advance('2028-07-20T00:00:00Z');
      const numbers = (await subscriber.renewals()).map(({ invoice_number }) => Number(invoice_number!.split('-')[1]));
      expect(numbers).toEqual([10_002, 10_003, 10_004, 10_005, 10_006, 10_007]);
    });

    test('is refused a second transaction for the same period by the database', async () => {
      const subscriber = await newSubscriber(service(), { start: START });
      await subscriber.advance('2028-02-15T10:00:00Z');
      const { db } = service().database;
      const again = sql`insert into transactions select (jsonb_populate_record(t, '{"id": "txn_copy", "invoice_number": null, "checkout_token": "copy"}')).*
        from transactions t where subscription_id = ${subscriber.subscription_id} and origin = 'subscription_recurring'`;
      await expect(again.execute(db)).rejects.toThrow('transactions_renewals');
    });
  },
  {
    clock: new ManualClock('2027-01-01T00:00:00.000Z'),
    rules: { taxes: { ...taxes, rules: [...taxes.rules, { country: 'NL', from: '2028-03-01', rate: '0.25' }] } },
  },
);
