import { beforeEach, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { CHARGED, DECLINED, latestTransaction, useCard } from './charged-period.ts';
import { newSubscriber, newTrial, rejectionOf, type Subscriber } from './subscriber.ts';

const START = '2028-01-31T10:00:00.000000Z';
const NOW = { effective_from: 'immediately' } as const;
const KEY = { 'idempotency-key': '"period-1"' } as const;
const clock = new ManualClock(START);

eachService(
  'an activation',
  (service) => {
    beforeEach(() => clock.set(START));

    const activate = ({ client, path }: Subscriber, headers = {}) => client.subscriptions.activate({ path, headers });
    const AT = '2028-02-03T12:00:00.000000Z';
    const AT_END = '2028-03-03T12:00:00.000000Z';

    test('ends the trial with a period that is charged, from which later ones are counted', async () => {
      const subscriber = await newTrial(service());
      clock.set(AT);
      expect(await subscriber.emitted(() => activate(subscriber))).toEqual([
        'subscription.updated active',
        'subscription.activated active',
        ...CHARGED,
      ]);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        started_at: START,
        first_billed_at: AT,
        next_billed_at: AT_END,
        current_billing_period: { starts_at: AT, ends_at: AT_END },
        items: [{ status: 'active', previously_billed_at: AT, trial_dates: { starts_at: START, ends_at: AT } }],
      });
      expect(await subscriber.row()).toMatchObject({ anchor_at: AT, due_at: AT_END });
      expect(await latestTransaction(subscriber)).toMatchObject({
        origin: 'subscription_recurring',
        details: { totals: { subtotal: '2000' }, line_items: [{ quantity: 2 }] },
      });
    });

    test('counts the periods of a discount from the first paid one', async () => {
      const subscriber = await newTrial(service());
      const id = await subscriber.discount({ recur: true, maximum_recurring_intervals: 3 });
      await subscriber.store({ discount: { id, starts_at: START, ends_at: '2028-05-14T10:00:00.000000Z' } });
      clock.set(AT);
      await activate(subscriber);
      expect((await subscriber.subscription()).discount).toEqual({
        id,
        starts_at: START,
        ends_at: '2028-05-03T12:00:00.000000Z',
      });
      expect((await latestTransaction(subscriber)).discount_id).toBe(id);
    });

    test('continues the trial when the payment is declined', async () => {
      const subscriber = await newTrial(service());
      await useCard(subscriber, 'declined_fraud');
      const before = await subscriber.subscription();
      const events = await subscriber.emitted(async () => {
        expect(await rejectionOf(activate(subscriber))).toMatchObject({ code: 'subscription_payment_declined' });
      });
      expect(events).toEqual(DECLINED);
      expect(await subscriber.subscription()).toEqual(before);
    });

    test('charges once when a request is repeated with its idempotency key, or sent twice', async () => {
      const subscriber = await newTrial(service());
      const results = await Promise.allSettled([activate(subscriber, KEY), activate(subscriber)]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await Promise.allSettled([activate(subscriber, KEY)]);
      const { data } = await subscriber.client.transactions.list({ query: { origin: ['subscription_recurring'] } });
      expect(data).toHaveLength(1);
    });

    test('uses the time of the account', async () => {
      const subscriber = await newTrial(service());
      await subscriber.client.testClock.start({ body: { time: AT } });
      await activate(subscriber);
      expect((await subscriber.subscription()).first_billed_at).toBe(AT);
    });

    /** Requests that end with an error, which leaves the subscription as it was. */
    const rejected: readonly (readonly [string, () => Promise<Subscriber>, string, number])[] = [
      ['active', () => newSubscriber(service()), 'subscription_cannot_activate', 400],
      [
        'collected manually',
        () => newTrial(service(), { collection_mode: 'manual' }),
        'subscription_manual_collection_mode_activation_not_allowed',
        400,
      ],
      [
        'without a payment method',
        async () => {
          const subscriber = await newTrial(service());
          await subscriber.store({ instrument: null });
          return subscriber;
        },
        'subscription_missing_payment_method_cannot_activate',
        400,
      ],
      [
        'scheduled to be canceled',
        async () => {
          const subscriber = await newTrial(service());
          await subscriber.client.subscriptions.cancel({ path: subscriber.path });
          return subscriber;
        },
        'subscription_locked_pending_changes',
        400,
      ],
      [
        'canceled',
        async () => {
          const subscriber = await newTrial(service());
          await subscriber.client.subscriptions.cancel({ path: subscriber.path, body: NOW });
          return subscriber;
        },
        'subscription_is_canceled_action_invalid',
        400,
      ],
      [
        'near the end of its trial',
        async () => {
          const subscriber = await newTrial(service());
          clock.set('2028-02-14T09:45:00Z');
          return subscriber;
        },
        'subscription_locked_renewal',
        409,
      ],
      [
        'being charged',
        async () => {
          const subscriber = await newTrial(service());
          await subscriber.store({ charging_transaction_id: 'txn_01jnk8t6d8f0h2k4m6n8q0r2s4' });
          return subscriber;
        },
        'subscription_locked_processing',
        409,
      ],
    ];

    test.each(rejected)('is rejected when it is %s', async (_, prepare, code, status) => {
      const subscriber = await prepare();
      const before = await subscriber.row();
      expect(await rejectionOf(activate(subscriber))).toMatchObject({ code, status });
      expect(await subscriber.row()).toEqual(before);
    });
  },
  { clock },
);
