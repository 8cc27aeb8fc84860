import { expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { attemptWith } from '../payments/attempt-request.ts';
import { newSubscriber, RENEWED, type Subscriber } from '../renewals/subscriber.ts';

const START = '2030-01-31T10:00:00.000000Z';
const FEBRUARY = '2030-02-28T10:00:00.000000Z';
const MARCH = '2030-03-31T10:00:00.000000Z';
const NOW = { effective_from: 'immediately' } as const;
const PAUSED = ['subscription.updated paused', 'subscription.paused paused'] as const;
const RESUMED = ['subscription.updated active', 'subscription.resumed active'] as const;
const CANCELED = ['subscription.updated canceled', 'subscription.canceled canceled'] as const;

eachService('the life of a subscription over time', (service) => {
  const start = (more: object = {}) => newSubscriber(service(), { start: START, ...more });
  const path = ({ subscription_id }: Subscriber) => ({ path: { subscription_id } });
  const useCard = async ({ subscription_id }: Subscriber, card: string) => {
    const { db } = service().services;
    const { reference, details } = attemptWith(`test_card_${card}`).instrument;
    const changed = JSON.stringify({ reference, details });
    await db.updateTable('subscriptions').set({ instrument: changed }).where('id', '=', subscription_id).execute();
  };

  test('a scheduled pause begins and ends by itself, with a new period and a charge', async () => {
    const subscriber = await start();
    const body = { resume_at: '2030-05-15T00:00:00Z' };
    await subscriber.client.subscriptions.pause({ ...path(subscriber), body });
    expect(await subscriber.advance(FEBRUARY)).toEqual(PAUSED);
    expect(await subscriber.advance('2030-05-14T00:00:00Z')).toEqual([]);
    expect(await subscriber.advance('2030-05-15T00:00:00Z')).toEqual([...RESUMED, ...RENEWED.slice(1)]);
    expect(await subscriber.subscription()).toMatchObject({
      status: 'active',
      scheduled_change: null,
      current_billing_period: { starts_at: '2030-05-15T00:00:00.000000Z', ends_at: '2030-06-15T00:00:00.000000Z' },
    });
    expect(await subscriber.renewals()).toHaveLength(1);
  });

  test('a discount without a period left is not part of the charge when a pause ends by itself', async () => {
    const subscriber = await start();
    const { client } = subscriber;
    const id = await subscriber.discount({ recur: true, maximum_recurring_intervals: 1 });
    await client.subscriptions.update({
      ...path(subscriber),
      body: { discount: { id, effective_from: 'immediately' } },
    });
    await client.subscriptions.pause({ ...path(subscriber), body: { ...NOW, resume_at: MARCH } });
    await subscriber.advance(MARCH);
    expect(await subscriber.renewals()).toMatchObject([{ discount_id: null, details: { totals: { discount: '0' } } }]);
    expect((await subscriber.subscription()).discount).toBeNull();
  });

  test('a pause within a period can continue it by itself, and the renewal keeps its date', async () => {
    const subscriber = await start();
    const body = { ...NOW, resume_at: '2030-02-20T00:00:00Z', on_resume: 'continue_existing_billing_period' } as const;
    await subscriber.client.subscriptions.pause({ ...path(subscriber), body });
    expect(await subscriber.advance('2030-02-21T00:00:00Z')).toEqual(RESUMED);
    expect(await subscriber.advance(FEBRUARY)).toEqual(RENEWED);
    expect((await subscriber.subscription()).next_billed_at).toBe(MARCH);
  });

  test('a scheduled cancellation happens at the end of the period, and nothing after it', async () => {
    const subscriber = await start();
    await subscriber.client.subscriptions.cancel(path(subscriber));
    expect(await subscriber.advance('2030-12-31T00:00:00Z')).toEqual(CANCELED);
    expect((await subscriber.subscription()).canceled_at).toBe(FEBRUARY);
    expect(await subscriber.renewals()).toEqual([]);
  });

  test('a subscription that was resumed renews from the day on which it was resumed', async () => {
    const subscriber = await start();
    await subscriber.client.subscriptions.pause({ ...path(subscriber), body: NOW });
    await subscriber.advance('2030-04-10T08:00:00Z');
    await subscriber.client.subscriptions.resume(path(subscriber));
    expect(await subscriber.advance('2030-05-10T08:00:00Z')).toEqual(RENEWED);
    expect((await subscriber.subscription()).next_billed_at).toBe('2030-06-10T08:00:00.000000Z');
  });

  test('a trial that was activated renews from the day on which it was activated', async () => {
    const subscriber = await start({ price: { trial_period: { interval: 'month', frequency: 1 } } });
    await useCard(subscriber, 'success');
    await subscriber.advance('2030-02-05T08:00:00Z');
    await subscriber.client.subscriptions.activate(path(subscriber));
    expect(await subscriber.advance(FEBRUARY)).toEqual([]);
    expect(await subscriber.advance('2030-03-05T08:00:00Z')).toEqual(RENEWED);
  });

  test.each([
    ['pause', PAUSED],
    ['cancel', CANCELED],
  ] as const)(
    '%s of a past-due subscription cancels the renewal that was declined, and no retry follows',
    async (operation, events) => {
      const subscriber = await start();
      await useCard(subscriber, 'declined_not_enough_balance');
      const failed = await subscriber.advance(FEBRUARY);
      expect(failed.slice(-2)).toEqual(['subscription.updated past_due', 'subscription.past_due past_due']);
      const { client } = subscriber;
      const caused = await subscriber.emitted(() =>
        client.subscriptions[operation]({ ...path(subscriber), body: NOW }),
      );
      expect(caused).toEqual([...events, 'transaction.updated canceled', 'transaction.canceled canceled']);
      expect(await subscriber.advance('2030-12-31T00:00:00Z')).toEqual([]);
      expect((await subscriber.renewals()).map(({ status }) => status)).toEqual(['canceled']);
    },
  );

  test('a scheduled cancellation of a past-due subscription ends its dunning', async () => {
    const subscriber = await start({ price: { billing_cycle: { interval: 'week', frequency: 1 } } });
    await useCard(subscriber, 'declined_not_enough_balance');
    await subscriber.advance('2030-02-07T10:00:00Z');
    await subscriber.client.subscriptions.cancel(path(subscriber));
    const events = await subscriber.advance('2030-12-31T00:00:00Z');
    expect(events.slice(-4)).toEqual([...CANCELED, 'transaction.updated canceled', 'transaction.canceled canceled']);
    expect((await subscriber.subscription()).canceled_at).toBe('2030-02-14T10:00:00.000000Z');
  });
});
