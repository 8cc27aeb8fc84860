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
    test('charge each customer alone, also when one of them has credit and the card of one is declined', async () => {
      const { client, accountId, price: priceId, advance } = await newSubscriber(service(), { start: START });
      const { db } = service().database;
      const [price] = await db.selectFrom('prices').selectAll().where('id', '=', priceId).execute();
      const [product] = await db.selectFrom('products').selectAll().where('id', '=', price!.product_id).execute();
      const key = (number: number): string => `c${String(number).padStart(25, '0')}`;
      await fillSubscriptions(db, { price, product } as unknown as Parameters<typeof fillSubscriptions>[1], {
        accountId,
        count: 5,
        start: START,
        everyMinutes: 0,
        prefix: 'c',
        cardOf: (number) => (number === 3 ? 'renewals_declined' : 'success'),
      });
      const values = { account: accountId, currency: 'EUR', amount: '500', reason: 'Old system' };
      await runCommand(service().services, {
        name: 'credit-balance correct',
        values,
        positionals: [`ctm_${key(2)}`],
      });

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
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z') },
);
