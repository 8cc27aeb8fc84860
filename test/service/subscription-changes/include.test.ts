import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { seedCredit } from '../subscription-lifecycle/seed-credit.ts';
import { makeOverdue, newSubscriber, rejectionOf, type Subscriber } from '../subscription-lifecycle/subscriber.ts';
import { amountsOf, newOneTimePrice, subscribe, update } from './changing.ts';

const START = '2026-04-01T00:00:00.000000Z';
const clock = new ManualClock(START);
const BOTH = ['next_transaction', 'recurring_transaction_details'] as const;

eachService(
  'the expected charges of a subscription',
  (service) => {
    const read = async ({ client, path }: Subscriber, include: readonly (typeof BOTH)[number][] = BOTH) =>
      (await client.subscriptions.get({ path, query: { include: [...include] } })).data;

    test('are only shown when the request includes them', async () => {
      clock.set(START);
      const subscriber = await newSubscriber(service());
      expect(Object.keys(await subscriber.subscription())).not.toContain('next_transaction');
      expect(Object.keys(await read(subscriber, ['recurring_transaction_details']))).not.toContain('next_transaction');
    });

    test('are the next renewal with credit, stored changes and charges, and each renewal without them', async () => {
      clock.set(START);
      const subscriber = await subscribe(service(), 'GB', [{ amount: '10000', quantity: 1 }]);
      await seedCredit(service(), subscriber, 5_000);
      clock.set('2026-04-16T00:00:00.000000Z');
      const [price_id] = subscriber.prices;
      await update(subscriber, {
        items: [{ price_id: price_id!, quantity: 2 }],
        proration_billing_mode: 'prorated_next_billing_period',
      });
      const items = [{ price_id: await newOneTimePrice(subscriber, '700'), quantity: 1 }];
      const { client, path } = subscriber;
      await client.subscriptions.charge({ path, body: { effective_from: 'next_billing_period', items } });
      const { next_transaction, recurring_transaction_details } = await read(subscriber);
      const renewal = ['20000', '0', '4000', '24000'];
      expect(amountsOf(next_transaction!.details.line_items).slice(0, 2)).toEqual([
        renewal,
        ['5000', '0', '1000', '6000'],
      ]);
      expect(next_transaction).toMatchObject({
        billing_period: { starts_at: '2026-05-01T00:00:00.000000Z', ends_at: '2026-06-01T00:00:00.000000Z' },
        details: {
          totals: { credit: '5000', fee: null },
          line_items: [{ proration: { rate: '1' } }, { proration: { rate: '0.5' } }, { proration: null }],
        },
        adjustments: [],
      });
      expect(amountsOf(recurring_transaction_details!.line_items)).toEqual([renewal]);
      expect(recurring_transaction_details?.totals).toMatchObject({ credit: '0', grand_total: '24000' });
    });

    test('use a discount in the periods that begin before it ends, and not after that', async () => {
      clock.set(START);
      const subscriber = await subscribe(service(), 'GB', [{ amount: '10000', quantity: 1 }]);
      const apply = async (maximum_recurring_intervals: number) => {
        const id = await subscriber.discount({
          type: 'percentage',
          amount: '10',
          recur: true,
          maximum_recurring_intervals,
        });
        await update(subscriber, { discount: { id, effective_from: 'immediately' } });
        return (await read(subscriber)).next_transaction?.details.totals.discount;
      };
      expect(await apply(2)).toBe('1000');
      expect(await apply(1)).toBe('0');
    });

    test('have no next transaction when none will be made', async () => {
      clock.set(START);
      const subscriber = await newSubscriber(service());
      const { client, path } = subscriber;
      await client.subscriptions.cancel({ path, body: {} });
      expect((await read(subscriber)).next_transaction).toBeNull();
      await update(subscriber, { scheduled_change: null });
      await makeOverdue(service(), subscriber);
      expect((await read(subscriber)).next_transaction).toBeNull();
      await client.subscriptions.cancel({ path, body: { effective_from: 'immediately' } });
      const canceled = await read(subscriber);
      expect(canceled.next_transaction).toBeNull();
      expect(canceled.recurring_transaction_details?.line_items).toHaveLength(1);
    });

    test('need the permission to read transactions', async () => {
      clock.set(START);
      const subscriber = await newSubscriber(service());
      const apiKey = await service().keyFor({ accountId: subscriber.accountId, permissions: ['subscription.read'] });
      const client = await service().client({ apiKey });
      const request = client.subscriptions.get({ path: subscriber.path, query: { include: ['next_transaction'] } });
      expect(await rejectionOf(request)).toMatchObject({ code: 'forbidden', status: 403 });
    });
  },
  { clock },
);
