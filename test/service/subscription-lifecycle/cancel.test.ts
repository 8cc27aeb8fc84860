import { beforeEach, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { seedCredit } from './seed-credit.ts';
import {
  makeOverdue,
  newInvoicedSubscriber,
  newSubscriber,
  newTrial,
  rejectionOf,
  type Subscriber,
  waitingLine,
} from './subscriber.ts';

const START = '2028-01-31T10:00:00.000000Z';
const END = '2028-02-29T10:00:00.000000Z';
const NOW = { effective_from: 'immediately' } as const;
const CANCELED = ['subscription.updated canceled', 'subscription.canceled canceled'] as const;
const clock = new ManualClock(START);

eachService(
  'canceling a subscription',
  (service) => {
    beforeEach(() => clock.set(START));

    const cancel = ({ client, path }: Subscriber, body: object = {}) => client.subscriptions.cancel({ path, body });

    test('is scheduled for the end of the billing period by default', async () => {
      const subscriber = await newSubscriber(service());
      clock.advance(86_400_000);
      expect(await subscriber.emitted(() => cancel(subscriber))).toEqual(['subscription.updated active']);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        updated_at: '2028-02-01T10:00:00.000000Z',
        next_billed_at: null,
        canceled_at: null,
        current_billing_period: { starts_at: START, ends_at: END },
        scheduled_change: { action: 'cancel', effective_at: END, resume_at: null },
        items: [{ status: 'active', next_billed_at: null }],
      });
      expect((await subscriber.row()).due_at).toBe(END);
      const { data } = await subscriber.client.subscriptions.list({ query: { scheduled_change_action: ['cancel'] } });
      expect(data).toHaveLength(1);
    });

    test('happens at once when the request says so, and forgives what waits for the next renewal', async () => {
      const subscriber = await newSubscriber(service());
      const lines = [await waitingLine(subscriber, 1), await waitingLine(subscriber, -1)];
      await subscriber.store({ stored_lines: lines });
      clock.advance(86_400_000);
      const at = '2028-02-01T10:00:00.000000Z';
      expect(await subscriber.emitted(() => cancel(subscriber, NOW))).toEqual(CANCELED);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'canceled',
        canceled_at: at,
        updated_at: at,
        next_billed_at: null,
        current_billing_period: null,
        scheduled_change: null,
        items: [{ status: 'inactive', next_billed_at: null }],
      });
      expect(await subscriber.row()).toMatchObject({ stored_lines: [], stored_charges: [], due_at: null });
    });

    test('is in both events as it is afterwards', async () => {
      const subscriber = await newSubscriber(service());
      await cancel(subscriber, NOW);
      const { data } = await subscriber.client.events.list({
        query: { event_type: ['subscription.updated', 'subscription.canceled'] },
      });
      const canceled = await subscriber.subscription();
      expect(data.map((event) => event.data)).toEqual([canceled, canceled]);
    });

    test('happens at once to a paused subscription, whatever the request says', async () => {
      const subscriber = await newSubscriber(service());
      const { client, path } = subscriber;
      await client.subscriptions.pause({ path, body: NOW });
      expect(await subscriber.emitted(() => cancel(subscriber, { effective_from: 'next_billing_period' }))).toEqual(
        CANCELED,
      );
      expect(await subscriber.subscription()).toMatchObject({ status: 'canceled', paused_at: null });
    });

    test('is scheduled for the end of a trial', async () => {
      const subscriber = await newTrial(service());
      await cancel(subscriber);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'trialing',
        scheduled_change: { action: 'cancel', effective_at: '2028-02-14T10:00:00.000000Z' },
      });
    });

    test('replaces a scheduled change when it happens at once', async () => {
      const subscriber = await newSubscriber(service());
      const { client, path } = subscriber;
      await client.subscriptions.pause({ path });
      await cancel(subscriber, NOW);
      expect(await subscriber.subscription()).toMatchObject({ status: 'canceled', scheduled_change: null });
    });

    test('cancels an overdue renewal and returns its credit', async () => {
      const subscriber = await newSubscriber(service());
      const { client, customer_id } = subscriber;
      await seedCredit(service(), subscriber, 5_000);
      const id = await makeOverdue(service(), subscriber);
      const balance = async () => (await client.creditBalances.list({ path: { customer_id } })).data[0]!.balance;
      expect(await balance()).toEqual({ available: '0', reserved: '5000', used: '0' });
      expect(await subscriber.emitted(() => cancel(subscriber, NOW))).toEqual([
        ...CANCELED,
        'transaction.updated canceled',
        'transaction.canceled canceled',
      ]);
      expect((await subscriber.get(id)).status).toBe('canceled');
      expect(await balance()).toEqual({ available: '5000', reserved: '0', used: '0' });
      expect(await subscriber.row()).toMatchObject({ overdue_transaction_id: null, past_due_since: null, retries: 0 });
    });

    test('of a past-due subscription can be scheduled, and leaves its transaction until then', async () => {
      const subscriber = await newSubscriber(service());
      const id = await makeOverdue(service(), subscriber);
      await cancel(subscriber);
      expect(await subscriber.subscription()).toMatchObject({
        status: 'past_due',
        scheduled_change: { action: 'cancel' },
      });
      expect((await subscriber.get(id)).status).toBe('past_due');
    });

    test('of a past-due subscription happens at once when its period is over', async () => {
      const subscriber = await newSubscriber(service());
      await makeOverdue(service(), subscriber);
      clock.set(END);
      await cancel(subscriber);
      expect(await subscriber.subscription()).toMatchObject({ status: 'canceled', canceled_at: END });
    });

    test('leaves an invoice that is not overdue', async () => {
      const subscriber = await newInvoicedSubscriber(service());
      expect(await subscriber.emitted(() => cancel(subscriber, NOW))).toEqual(CANCELED);
      const { data } = await subscriber.client.transactions.list({});
      expect(data.map(({ status }) => status)).toEqual(['billed']);
    });

    test('happens once when two requests arrive at the same time', async () => {
      const subscriber = await newSubscriber(service());
      const events = await subscriber.emitted(async () => {
        const results = await Promise.allSettled([cancel(subscriber, NOW), cancel(subscriber, NOW)]);
        expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        const rejected = results.find((result) => result.status === 'rejected');
        expect(rejected?.reason).toMatchObject({ code: 'subscription_is_canceled_action_invalid' });
      });
      expect(events).toEqual(CANCELED);
    });

    test('happens once when a request is repeated with its idempotency key', async () => {
      const subscriber = await newSubscriber(service());
      const { client, path } = subscriber;
      const send = () => client.subscriptions.cancel({ path, body: NOW, headers: { 'idempotency-key': '"cancel-1"' } });
      const first = await send();
      expect(await subscriber.emitted(async () => expect((await send()).data).toEqual(first.data))).toEqual([]);
    });

    test('uses the time of the account', async () => {
      const subscriber = await newSubscriber(service());
      await subscriber.client.testClock.start({ body: { time: '2028-02-10T00:00:00Z' } });
      await cancel(subscriber, NOW);
      expect((await subscriber.subscription()).canceled_at).toBe('2028-02-10T00:00:00.000000Z');
    });

    test('is rejected when it is canceled already', async () => {
      const subscriber = await newSubscriber(service());
      await cancel(subscriber, NOW);
      expect(await rejectionOf(cancel(subscriber, NOW))).toMatchObject({
        code: 'subscription_is_canceled_action_invalid',
        status: 400,
      });
    });

    test('can be scheduled once: another scheduled change has to be removed first', async () => {
      const subscriber = await newSubscriber(service());
      await cancel(subscriber);
      const { code, status, detail } = await rejectionOf(cancel(subscriber));
      expect({ code, status }).toEqual({ code: 'subscription_locked_pending_changes', status: 400 });
      expect(detail).toContain(`cancel at ${END}`);
    });

    test.each(['2028-02-29T09:29:59.999Z', '2028-02-29T09:30:00.000Z'])(
      'is accepted at %s, before the last 30 minutes',
      async (time) => {
        const subscriber = await newSubscriber(service());
        clock.set(time);
        await cancel(subscriber);
        await cancel(subscriber, NOW);
        expect((await subscriber.subscription()).status).toBe('canceled');
      },
    );

    test.each(['2028-02-29T09:30:00.001Z', '2028-02-29T10:15:00.000Z'])(
      'is rejected at %s, until the renewal of 10:00 is made',
      async (time) => {
        const subscriber = await newSubscriber(service());
        clock.set(time);
        const rejection = { code: 'subscription_locked_renewal', status: 409 };
        expect(await rejectionOf(cancel(subscriber))).toMatchObject(rejection);
        expect(await rejectionOf(cancel(subscriber, NOW))).toMatchObject(rejection);
        expect((await subscriber.subscription()).status).toBe('active');
      },
    );

    test('is rejected while the subscription is being charged, and changes nothing', async () => {
      const subscriber = await newSubscriber(service());
      const before = await subscriber.subscription();
      await subscriber.store({ charging_transaction_id: 'txn_01jnk8t6d8f0h2k4m6n8q0r2s4' });
      expect(
        await subscriber.emitted(async () => {
          expect(await rejectionOf(cancel(subscriber, NOW))).toMatchObject({
            code: 'subscription_locked_processing',
            status: 409,
          });
        }),
      ).toEqual([]);
      expect(await subscriber.subscription()).toEqual(before);
    });

    test('is rejected while the customer pays the overdue transaction', async () => {
      const subscriber = await newSubscriber(service());
      const id = await makeOverdue(service(), subscriber);
      await subscriber.payWithCard(id, 'needs_authentication');
      expect(await rejectionOf(cancel(subscriber, NOW))).toMatchObject({ code: 'subscription_locked_processing' });
      expect((await subscriber.get(id)).status).toBe('past_due');
    });
  },
  { clock },
);
