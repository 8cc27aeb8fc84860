import { expect, test } from 'vitest';

import { runCommand } from '../../../service/operator/run-command.ts';
import { fillSubscriptions } from '../../support/fill-subscriptions.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { newSubscriber, RENEWED } from './subscriber.ts';

const START = '2028-01-31T10:00:00.000Z';

eachService(
  'renewals that fall due together',
  (service) => {
    let fillings = 0;

    /** A subscriber, and other subscriptions of its account that fall due with its own. */
    const subscribers = async (count: number, cardOf?: (number: number) => string) => {
      const { client, accountId, price: priceId, advance } = await newSubscriber(service(), { start: START });
      const { db } = service().database;
      const [price] = await db.selectFrom('prices').selectAll().where('id', '=', priceId).execute();
      const [product] = await db.selectFrom('products').selectAll().where('id', '=', price!.product_id).execute();
      fillings += 1;
      const prefix = `c${fillings}x`;
      await fillSubscriptions(db, { price, product } as unknown as Parameters<typeof fillSubscriptions>[1], {
        accountId,
        count,
        start: START,
        everyMinutes: 0,
        prefix,
        ...(cardOf && { cardOf }),
      });
      /** The last part of the ids of one of them, and of its customer. */
      const key = (number: number): string => prefix + String(number).padStart(26 - prefix.length, '0');
      const giveCredit = (number: number, amount: string) =>
        runCommand(service().services, {
          name: 'credit-balance correct',
          values: { account: accountId, currency: 'EUR', amount, reason: 'Old system' },
          positionals: [`ctm_${key(number)}`],
        });
      /** Makes the first two of them belong to one customer, and returns how to find their renewals. */
      const joinFirstTwo = async () => {
        await db
          .updateTable('subscriptions')
          .set({ customer_id: `ctm_${key(0)}`, address_id: `add_${key(0)}` })
          .where('id', '=', `sub_${key(1)}`)
          .execute();
        return { customer_id: [`ctm_${key(0)}` as const], origin: ['subscription_recurring' as const] };
      };
      /** Credits one of them with its next renewal, as a change in the middle of a period does. */
      const storeCredit = async (number: number, amount: string): Promise<void> => {
        const figures = { subtotal: amount, discount: '0', tax: '0', total: amount };
        const line = { id: `txnitm_${key(number)}`, price, product, quantity: -1, proration: null, tax_rate: '0' };
        await db
          .updateTable('subscriptions')
          .set({ stored_lines: JSON.stringify([{ ...line, unit_totals: figures, totals: figures }]) })
          .where('id', '=', `sub_${key(number)}`)
          .execute();
      };
      return { client, advance, key, giveCredit, joinFirstTwo, storeCredit };
    };

    test('charge each customer alone, also when one of them has credit and the card of one is declined', async () => {
      const cardOf = (number: number) => (number === 3 ? 'renewals_declined' : 'success');
      const { client, advance, key, giveCredit } = await subscribers(5, cardOf);
      await giveCredit(2, '500');

      const events = await advance('2028-03-01T00:00:00.000Z');

      const { data } = await client.transactions.list({ query: { origin: ['subscription_recurring'] } });
      expect(data).toHaveLength(6);
      const unusual = data.filter(({ status, details }) => status !== 'completed' || details.totals.credit !== '0');
      expect(unusual.map(({ customer_id, status, details }) => [customer_id, status, details.totals.credit])).toEqual(
        expect.arrayContaining([
          [`ctm_${key(2)}`, 'completed', '500'],
          [`ctm_${key(3)}`, 'past_due', '0'],
        ]),
      );
      expect(unusual).toHaveLength(2);
      const numbers = data.flatMap(({ invoice_number }) => invoice_number ?? []);
      expect(new Set(numbers).size).toBe(5);
      expect(events.filter((event) => event === RENEWED.at(-1))).toHaveLength(5);
    });

    test('use the credit of their customer once', async () => {
      const { client, advance, giveCredit, joinFirstTwo } = await subscribers(2);
      await giveCredit(0, '2500');
      const query = await joinFirstTwo();

      await advance('2028-03-01T00:00:00.000Z');

      const { data } = await client.transactions.list({ query });
      expect(data.map(({ details }) => details.totals.credit).toSorted()).toEqual(['2000', '500']);
    });

    test.each([
      ['that has had none before', '0', ['-3000', '-500'], ['1500', '1000']],
      ['that has some already', '500', ['-3000'], ['2000', '1500']],
    ])('use the credit that the renewal before leaves a customer %s', async (_, balance, stored, second) => {
      const { client, advance, giveCredit, storeCredit, joinFirstTwo } = await subscribers(2);
      const query = await joinFirstTwo();
      if (balance !== '0') await giveCredit(0, balance);
      for (const [number, amount] of stored.entries()) await storeCredit(number, amount);

      await advance('2028-03-01T00:00:00.000Z');

      const { data } = await client.transactions.list({ query });
      const totals = data.map(({ details }) => [details.totals.total, details.totals.credit]);
      expect(totals.toSorted()).toEqual([['-1000', '0'], second]);
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);
