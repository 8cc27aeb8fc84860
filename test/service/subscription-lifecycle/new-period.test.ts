import { beforeEach, expect, test } from 'vitest';

import { resolvePayments } from '../../../service/payments/resolve-payments.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { CHARGED, DECLINED, latestTransaction, useCard } from './charged-period.ts';
import { seedCredit } from './seed-credit.ts';
import {
  makeOverdue,
  newInvoicedSubscriber,
  newSubscriber,
  rejectionOf,
  type Subscriber,
  waitingLine,
} from './subscriber.ts';

const START = '2028-01-31T10:00:00.000000Z';
const RESUMED_AT = '2028-03-05T08:00:00.000000Z';
const RESUMED_END = '2028-04-05T08:00:00.000000Z';
const NOW = { effective_from: 'immediately' } as const;
const KEY = { 'idempotency-key': '"period-1"' } as const;
const clock = new ManualClock(START);

eachService(
  'a resumption that starts a billing period',
  (service) => {
    beforeEach(() => clock.set(START));

    const resume = ({ client, path }: Subscriber, headers = {}) => client.subscriptions.resume({ path, headers });
    const paused = async (subscriber: Subscriber) => {
      clock.set('2028-02-10T00:00:00Z');
      await subscriber.client.subscriptions.pause({ path: subscriber.path, body: NOW });
      clock.set(RESUMED_AT);
      return subscriber;
    };

    test('starts a period now, from which later ones are counted, and charges it', async () => {
      const subscriber = await paused(await newSubscriber(service()));
      expect(await subscriber.emitted(() => resume(subscriber))).toEqual([
        'subscription.updated active',
        'subscription.resumed active',
        ...CHARGED,
      ]);
      const current_billing_period = { starts_at: RESUMED_AT, ends_at: RESUMED_END };
      expect(await subscriber.subscription()).toMatchObject({
        status: 'active',
        paused_at: null,
        started_at: START,
        first_billed_at: START,
        next_billed_at: RESUMED_END,
        current_billing_period,
        scheduled_change: null,
        items: [{ status: 'active', previously_billed_at: RESUMED_AT, next_billed_at: RESUMED_END }],
      });
      expect(await latestTransaction(subscriber)).toMatchObject({
        status: 'completed',
        origin: 'subscription_recurring',
        billing_period: current_billing_period,
        details: {
          totals: { total: '54450' },
          line_items: [{ quantity: 10, proration: { rate: '1', billing_period: current_billing_period } }],
        },
      });
      expect(await subscriber.row()).toMatchObject({
        anchor_at: RESUMED_AT,
        due_at: RESUMED_END,
        charging_transaction_id: null,
        on_resume: null,
      });
    });

    test('bills the charges that waited, once', async () => {
      const subscriber = await newSubscriber(service());
      const { items } = await subscriber.row();
      const waiting = [await waitingLine(subscriber, 2), await waitingLine(subscriber, -1)];
      await subscriber.store({ stored_lines: waiting, stored_charges: [{ ...items[0]!, quantity: 3 }] });
      await paused(subscriber);
      await resume(subscriber);
      const { details } = await latestTransaction(subscriber);
      expect(details.line_items.map(({ quantity }) => quantity)).toEqual([10, 2, 3]);
      expect(await subscriber.row()).toMatchObject({ stored_lines: [], stored_charges: [] });
    });

    test('is done again after a cancellation of its transaction, at the same moment', async () => {
      const subscriber = await paused(await newSubscriber(service()));
      await useCard(subscriber, 'declined_not_enough_balance');
      await rejectionOf(resume(subscriber));
      await useCard(subscriber, 'success');
      await resume(subscriber);
      expect((await subscriber.subscription()).status).toBe('active');
    });

    test('leaves nothing of it when the payment is declined', async () => {
      const subscriber = await paused(await newSubscriber(service()));
      await seedCredit(service(), subscriber, 1_000);
      await useCard(subscriber, 'declined_not_enough_balance');
      const before = await subscriber.subscription();
      const events = await subscriber.emitted(async () => {
        const rejection = { code: 'subscription_payment_declined', status: 400 };
        expect(await rejectionOf(resume(subscriber))).toMatchObject(rejection);
      });
      expect(events).toEqual(DECLINED);
      expect(await subscriber.subscription()).toEqual(before);
      const transaction = await latestTransaction(subscriber);
      expect(transaction).toMatchObject({ status: 'canceled', payments: [{ error_code: 'not_enough_balance' }] });
      const { client, customer_id } = subscriber;
      const { data } = await client.creditBalances.list({ path: { customer_id } });
      expect(data[0]!.balance).toEqual({ available: '1000', reserved: '0', used: '0' });
    });

    test('charges nothing that credit covers', async () => {
      const subscriber = await paused(await newSubscriber(service()));
      await seedCredit(service(), subscriber, 60_000);
      expect(await subscriber.emitted(() => resume(subscriber))).toEqual([
        'subscription.updated active',
        'subscription.resumed active',
        ...CHARGED,
      ]);
      expect((await latestTransaction(subscriber)).payments).toEqual([]);
    });

    test('issues an invoice with manual collection', async () => {
      const subscriber = await paused(await newInvoicedSubscriber(service()));
      expect(await subscriber.emitted(() => resume(subscriber))).toEqual([
        'subscription.updated active',
        'subscription.resumed active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
      expect(await latestTransaction(subscriber)).toMatchObject({
        status: 'billed',
        invoice_number: expect.any(String),
      });
    });

    test('charges once when a request is repeated with its idempotency key', async () => {
      const subscriber = await paused(await newSubscriber(service()));
      const first = await resume(subscriber, KEY);
      const events = await subscriber.emitted(async () => {
        expect((await resume(subscriber, KEY)).data).toEqual(first.data);
      });
      expect(events).toEqual([]);
    });

    test('charges once when two requests arrive at the same time', async () => {
      const subscriber = await paused(await newSubscriber(service()));
      await Promise.allSettled([resume(subscriber), resume(subscriber)]);
      const { data } = await subscriber.client.transactions.list({ query: { subscription_id: [subscriber.id] } });
      expect(data.map(({ status, origin }) => [status, origin])).toEqual([
        ['completed', 'subscription_recurring'],
        ['completed', 'api'],
      ]);
      expect((await subscriber.subscription()).status).toBe('active');
    });

    test('without an answer of the gateway is finished later, and its idempotency key then gets the response', async () => {
      const subscriber = await paused(await newSubscriber(service()));
      await useCard(subscriber, 'never_answers');
      expect(await rejectionOf(resume(subscriber, KEY))).toMatchObject({
        code: 'subscription_locked_processing',
        status: 409,
      });
      expect(await rejectionOf(subscriber.client.subscriptions.cancel({ path: subscriber.path }))).toMatchObject({
        code: 'subscription_locked_processing',
      });
      expect((await subscriber.subscription()).status).toBe('paused');
      const { payments } = service().checkout;
      await service()
        .services.db.updateTable('payment_attempts')
        .set({ ask_at: '2020-01-01T00:00:00.000000Z' })
        .execute();
      const events = await subscriber.emitted(() => resolvePayments(payments));
      expect(events.slice(0, 2)).toEqual(['subscription.updated active', 'subscription.resumed active']);
      expect((await resume(subscriber, KEY)).data).toMatchObject({ status: 'active', next_billed_at: RESUMED_END });
      expect((await latestTransaction(subscriber)).status).toBe('completed');
    });

    test('ends a discount whose time is over', async () => {
      const subscriber = await newSubscriber(service());
      const own = await subscriber.discount({ recur: true, maximum_recurring_intervals: 1 });
      await subscriber.store({ discount: { id: own, starts_at: START, ends_at: '2028-02-29T10:00:00.000000Z' } });
      await paused(subscriber);
      await resume(subscriber);
      expect((await subscriber.subscription()).discount).toBeNull();
      expect(await latestTransaction(subscriber)).toMatchObject({
        discount_id: null,
        details: { totals: { discount: '0' } },
      });
    });

    test('leaves a discount as many periods as it had before the pause', async () => {
      const subscriber = await newSubscriber(service());
      const id = await subscriber.discount({ recur: true, maximum_recurring_intervals: 3 });
      // The period that was paid before the pause, and two more.
      await subscriber.store({ discount: { id, starts_at: START, ends_at: '2028-04-30T10:00:00.000000Z' } });
      await paused(subscriber);
      await resume(subscriber);
      const { discount, next_billed_at } = await subscriber.subscription();
      expect(next_billed_at).toBe(RESUMED_END);
      expect(discount).toEqual({ id, starts_at: START, ends_at: '2028-05-05T08:00:00.000000Z' });
      expect(await latestTransaction(subscriber)).toMatchObject({ discount_id: id });
    });

    test('applies a discount that lasts', async () => {
      const subscriber = await newSubscriber(service());
      const id = await subscriber.discount({ recur: true });
      await subscriber.store({ discount: { id, starts_at: START, ends_at: null } });
      await paused(subscriber);
      await resume(subscriber);
      expect((await latestTransaction(subscriber)).discount_id).toBe(id);
    });

    test('is rejected without a payment method', async () => {
      const subscriber = await paused(await newSubscriber(service()));
      await subscriber.store({ instrument: null });
      expect(await rejectionOf(resume(subscriber))).toMatchObject({
        code: 'subscription_missing_payment_method_cannot_resume',
        status: 400,
      });
    });

    test('is rejected while a transaction of the subscription is overdue', async () => {
      const subscriber = await newSubscriber(service());
      const id = await makeOverdue(service(), subscriber);
      await service()
        .services.db.updateTable('transactions')
        .set({ origin: 'subscription_charge' })
        .where('id', '=', id)
        .execute();
      await subscriber.store({ overdue_transaction_id: null });
      await paused(subscriber);
      const { code, status, detail } = await rejectionOf(resume(subscriber));
      expect({ code, status }).toEqual({ code: 'subscription_outstanding_transaction', status: 409 });
      expect(detail).toContain(id);
      expect((await subscriber.subscription()).status).toBe('paused');
    });
  },
  { clock },
);
