import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { amountsOf, subscribe, transactionsOf, update } from './changing.ts';

const clock = new ManualClock('2026-04-01T00:00:00.000000Z');

eachService(
  'the amounts of a moved billing date',
  (service) => {
    test('of a later billing date charge all items for the added time, and later periods follow the date', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '3000', quantity: 2 }]);
      const body = {
        next_billed_at: '2026-05-11T00:00:00Z',
        proration_billing_mode: 'prorated_immediately',
      } as const;
      const { data: preview } = await subscriber.client.subscriptions.previewUpdate({ path: subscriber.path, body });
      const updated = await update(subscriber, body);
      const [transaction] = await transactionsOf(subscriber);
      expect(amountsOf(transaction!.details.line_items)).toEqual([['2000', '0', '400', '2400']]);
      expect(transaction?.details.line_items[0]?.proration).toEqual({
        rate: '0.33333',
        billing_period: { starts_at: '2026-05-01T00:00:00.000000Z', ends_at: '2026-05-11T00:00:00.000000Z' },
      });
      expect(updated).toMatchObject({
        next_billed_at: '2026-05-11T00:00:00.000000Z',
        current_billing_period: { starts_at: '2026-04-01T00:00:00.000000Z', ends_at: '2026-05-11T00:00:00.000000Z' },
        items: [{ next_billed_at: '2026-05-11T00:00:00.000000Z' }],
      });
      expect(preview.next_transaction?.billing_period).toEqual({
        starts_at: '2026-05-11T00:00:00.000000Z',
        ends_at: '2026-06-11T00:00:00.000000Z',
      });
    });

    test('of a sooner billing date credit all items for the time that is taken away, also after a later one', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '3000', quantity: 2 }]);
      const move = (next_billed_at: string) =>
        update(subscriber, { next_billed_at, proration_billing_mode: 'prorated_immediately' });
      await move('2026-05-11T00:00:00Z');
      await move('2026-04-21T00:00:00Z');
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction?.details.line_items.map(({ quantity, proration }) => [quantity, proration?.rate])).toEqual([
        [-2, '0.66667'],
      ]);
      expect(transaction?.details.totals).toMatchObject({ subtotal: '-4000', credit_to_balance: '4800' });
      // Ten of the thirty days that prices are for are left at the half of what is left.
      clock.set('2026-04-11T00:00:00.000000Z');
      const items = [{ price_id: subscriber.prices[0]!, quantity: 1 }];
      await update(subscriber, { items, proration_billing_mode: 'prorated_immediately' });
      const [last] = await transactionsOf(subscriber);
      expect(amountsOf(last!.details.line_items)).toEqual([['-1000', '0', '-200', '-1200']]);
    });
  },
  { clock },
);
