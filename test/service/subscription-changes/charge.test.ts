import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { seedCredit } from '../subscription-lifecycle/seed-credit.ts';
import {
  makeOverdue,
  newInvoicedSubscriber,
  newSubscriber,
  newTrial,
  rejectionOf,
  withoutLinks,
} from '../subscription-lifecycle/subscriber.ts';
import { finishPayments, newOneTimePrice, newPrice, payLater, transactionsOf, unreliableGateway } from './changing.ts';

const NOW = '2028-01-10T10:00:00.000000Z';
const gateway = unreliableGateway();

eachService(
  'a one-time charge of a subscription',
  (service) => {
    /** A subscriber, and the request for a charge of 3 units for 10.00 EUR. */
    async function charged(more: object = {}) {
      const subscriber = await newSubscriber(service());
      const items = [{ price_id: await newOneTimePrice(subscriber), quantity: 3 }];
      const request = { path: subscriber.path, body: { effective_from: 'immediately', items, ...more } } as const;
      return { subscriber, request, charge: () => subscriber.client.subscriptions.charge(request) };
    }

    test('is paid within the request, leaves the subscription as it is, and has the events of its transaction', async () => {
      const { subscriber, charge } = await charged();
      const before = await subscriber.subscription();
      let response: Awaited<ReturnType<typeof charge>> | undefined;
      expect(await subscriber.emitted(async () => (response = await charge()))).toEqual([
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'transaction.paid paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      expect(withoutLinks(response!.data)).toEqual(before);
      expect(await subscriber.subscription()).toEqual(before);
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction).toMatchObject({
        status: 'completed',
        origin: 'subscription_charge',
        billing_period: before.current_billing_period,
        items: [{ quantity: 3, proration: null }],
        details: { totals: { subtotal: '3000', balance: '0' } },
        payments: [{ status: 'captured' }],
      });
      expect(transaction?.invoice_number).not.toBeNull();
    });

    test.each(['prevent_change', 'apply_change'] as const)('in a trial does not end it, with %s', async (failure) => {
      const subscriber = await newTrial(service());
      const before = await subscriber.subscription();
      const items = [{ price_id: await newOneTimePrice(subscriber), quantity: 3 }];
      const body = { effective_from: 'immediately' as const, items, on_payment_failure: failure };
      await subscriber.client.subscriptions.charge({ path: subscriber.path, body });
      expect((await transactionsOf(subscriber))[0]).toMatchObject({
        origin: 'subscription_charge',
        status: 'completed',
      });
      expect(await subscriber.subscription()).toEqual(before);
    });

    test('in a trial leaves the subscription in its trial when it is paid late', async () => {
      const subscriber = await newTrial(service());
      const before = await subscriber.subscription();
      const { client, path } = subscriber;
      await payLater(subscriber, 'declined');
      const items = [{ price_id: await newOneTimePrice(subscriber), quantity: 3 }];
      const body = { effective_from: 'immediately', items, on_payment_failure: 'apply_change' } as const;
      await client.subscriptions.charge({ path, body });
      expect((await subscriber.subscription()).status).toBe('past_due');
      const [overdue] = await transactionsOf(subscriber);
      const events = await subscriber.emitted(() => subscriber.payWithCard(overdue!.id));
      expect(events).toContain('subscription.trialing trialing');
      const { items: after, ...recovered } = await subscriber.subscription();
      const { items: earlier, updated_at: _updated, ...others } = before;
      expect(recovered).toMatchObject(others);
      expect(after).toMatchObject(earlier.map(({ status, trial_dates }) => ({ status, trial_dates })));
    });

    test('changes nothing when the payment is declined, except that a canceled transaction shows the attempt', async () => {
      const { subscriber, charge } = await charged();
      const before = await subscriber.subscription();
      await payLater(subscriber, 'declined_fraud');
      expect(
        await subscriber.emitted(async () =>
          expect(await rejectionOf(charge())).toMatchObject({ code: 'subscription_payment_declined', status: 400 }),
        ),
      ).toEqual([
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.payment_failed billed',
        'transaction.updated billed',
        'transaction.updated canceled',
        'transaction.canceled canceled',
      ]);
      expect(await subscriber.subscription()).toEqual(before);
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction).toMatchObject({ status: 'canceled', payments: [{ status: 'error', error_code: 'fraud' }] });
      await payLater(subscriber, 'success');
      await charge();
      expect((await transactionsOf(subscriber))[0]).toMatchObject({ status: 'completed' });
    });

    test('returns the credit that it took when the payment is declined', async () => {
      const { subscriber, charge } = await charged();
      await seedCredit(service(), subscriber, 1_000);
      await payLater(subscriber, 'declined');
      await rejectionOf(charge());
      const path = { customer_id: subscriber.customer_id };
      const { data } = await subscriber.client.creditBalances.list({ path });
      expect(data[0]?.balance).toEqual({ available: '1000', reserved: '0', used: '0' });
    });

    test('leaves the subscription past due when the payment is declined under apply_change', async () => {
      const { subscriber, charge } = await charged({ on_payment_failure: 'apply_change' });
      await payLater(subscriber, 'declined');
      expect(await subscriber.emitted(charge)).toEqual([
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.payment_failed billed',
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
      expect(await subscriber.subscription()).toMatchObject({ status: 'past_due' });
    });

    test('is made once for repeats with an idempotency key, which get the same response', async () => {
      const { subscriber, request } = await charged();
      const headers = { 'idempotency-key': '"charge"' };
      const send = () =>
        subscriber.call('POST', `/subscriptions/${subscriber.id}/charge`, { json: request.body, headers });
      const first = await send();
      expect(first.status).toBe(201);
      const repeat = await send();
      expect(repeat.headers.get('idempotency-replayed')).toBe('true');
      expect(await repeat.json()).toEqual(await first.json());
      expect(await transactionsOf(subscriber)).toHaveLength(2);
    });

    test('is made once for many requests at once with one idempotency key', async () => {
      const { subscriber, request } = await charged();
      const headers = { 'idempotency-key': '"at once"' };
      const send = () =>
        subscriber.call('POST', `/subscriptions/${subscriber.id}/charge`, { json: request.body, headers });
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await send()).status));
      expect(statuses).toContain(201);
      expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
      expect(await transactionsOf(subscriber)).toHaveLength(2);
    });

    test('can be repeated with its idempotency key after the payment was declined', async () => {
      const { subscriber, request } = await charged();
      const headers = { 'idempotency-key': '"declined"' };
      const send = () =>
        subscriber.call('POST', `/subscriptions/${subscriber.id}/charge`, { json: request.body, headers });
      await payLater(subscriber, 'declined');
      expect((await send()).status).toBe(400);
      await payLater(subscriber, 'success');
      expect((await send()).status).toBe(201);
    });

    test.each(['before', 'after'] as const)(
      'is finished by a job when the process loses the connection %s the gateway has the payment',
      async (when) => {
        const { subscriber, request, charge } = await charged();
        const headers = { 'idempotency-key': `"${when}"` };
        const send = () =>
          subscriber.call('POST', `/subscriptions/${subscriber.id}/charge`, { json: request.body, headers });
        gateway.lose(when);
        expect((await send()).status).toBe(409);
        expect(await rejectionOf(charge())).toMatchObject({ code: 'subscription_locked_processing', status: 409 });
        expect((await send()).status).toBe(409);
        await finishPayments(service());
        expect((await transactionsOf(subscriber)).map(({ status }) => status)).toEqual(['completed', 'completed']);
        const repeat = await send();
        expect([repeat.status, repeat.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
        expect(await transactionsOf(subscriber)).toHaveLength(2);
        await charge();
      },
    );

    test('is removed by a job when the payment is declined after the process has ended', async () => {
      const { subscriber, charge } = await charged();
      await payLater(subscriber, 'declined');
      gateway.lose('after');
      expect(await rejectionOf(charge())).toMatchObject({ code: 'subscription_locked_processing' });
      await finishPayments(service());
      expect((await transactionsOf(subscriber))[0]).toMatchObject({ status: 'canceled' });
      await payLater(subscriber, 'success');
      await charge();
    });

    test('is not charged when credit of the customer covers it', async () => {
      const { subscriber, charge } = await charged();
      await seedCredit(service(), subscriber, 10_000);
      await payLater(subscriber, 'declined');
      await charge();
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction).toMatchObject({
        status: 'completed',
        payments: [],
        details: { totals: { grand_total: '0' } },
      });
    });

    test('issues an invoice with manual collection', async () => {
      const subscriber = await newInvoicedSubscriber(service());
      const items = [{ price_id: await newOneTimePrice(subscriber), quantity: 1 }];
      const body = { effective_from: 'immediately', items } as const;
      expect(
        await subscriber.emitted(() => subscriber.client.subscriptions.charge({ path: subscriber.path, body })),
      ).toEqual([
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
    });

    test('waits for the renewal with next_billing_period, without an event, and is part of the next transaction', async () => {
      const { subscriber, charge, request } = await charged({ effective_from: 'next_billing_period' });
      const path = subscriber.path;
      const { data: preview } = await subscriber.client.subscriptions.previewCharge(request);
      expect(await subscriber.emitted(charge)).toEqual([]);
      expect(preview.immediate_transaction).toBeNull();
      expect(preview.next_transaction?.details.line_items.map(({ totals }) => totals.subtotal)).toEqual([
        '45000',
        '3000',
      ]);
      expect((await subscriber.row()).stored_charges).toHaveLength(1);
      const { data: later } = await subscriber.client.subscriptions.previewCharge({ ...request, path });
      expect(later.next_transaction?.details.line_items).toHaveLength(3);
    });

    test('costs what its preview says, which stores nothing', async () => {
      const { subscriber, charge, request } = await charged();
      const before = await transactionsOf(subscriber);
      let preview: Awaited<ReturnType<typeof subscriber.client.subscriptions.previewCharge>> | undefined;
      const preview_ = async () => (preview = await subscriber.client.subscriptions.previewCharge(request));
      expect(await subscriber.emitted(preview_)).toEqual([]);
      expect(await transactionsOf(subscriber)).toEqual(before);
      await charge();
      const [transaction] = await transactionsOf(subscriber);
      const { subtotal, tax, total } = transaction!.details.totals;
      expect(preview?.data.immediate_transaction?.details.totals).toMatchObject({ subtotal, tax, total });
      expect(preview?.data.update_summary).toBeNull();
    });

    test('is refused for the 21st time in an hour', async () => {
      const { subscriber, charge } = await charged();
      const { db } = service().services;
      const charged_at = NOW;
      const { accountId: account_id, id: subscription_id } = subscriber;
      const rows = Array.from({ length: 20 }, () => ({ account_id, subscription_id, charged_at }));
      await db.insertInto('immediate_charges').values(rows).execute();
      const before = await transactionsOf(subscriber);
      expect(await rejectionOf(charge())).toMatchObject({
        code: 'subscription_immediate_charge_hour_limit_exceeded',
        status: 429,
      });
      expect(await transactionsOf(subscriber)).toEqual(before);
    });

    test('is refused with the rule that it breaks', async () => {
      const { subscriber, request } = await charged();
      const { path, body } = request;
      const [item] = body.items;
      const code = async (more: object): Promise<string> =>
        (await rejectionOf(subscriber.client.subscriptions.charge({ path, body: { ...body, ...more } }))).code;
      expect(await code({ items: [item, item] })).toBe('subscription_charge_duplicate_price_ids');
      expect(await code({ items: [{ price_id: subscriber.price_id, quantity: 1 }] })).toBe('invalid_field');
      const yearly = await newPrice(subscriber, '1000', { billing_cycle: { interval: 'year', frequency: 1 } });
      const recurring = [subscriber.price_id, yearly].map((price_id) => ({ price_id, quantity: 1 }));
      expect(await code({ items: recurring })).toBe('invalid_field');
      expect(await code({ items: [{ ...item, price_id: 'pri_01jnk8q0f6h8k0m2n4p6q8r0s2' }] })).toBe(
        'transaction_price_not_found',
      );
      const tiny = { price_id: await newOneTimePrice(subscriber, '1'), quantity: 1 };
      expect(await code({ items: [tiny] })).toBe('transaction_balance_less_than_charge_limit');
      await subscriber.store({ instrument: null });
      expect(await code({})).toBe('subscription_missing_payment_method_cannot_update');
      await subscriber.store({ status: 'paused' });
      expect(await code({})).toBe('subscription_not_active');
      await subscriber.store({ status: 'active' });
      await subscriber.client.subscriptions.cancel({ path, body: {} });
      expect(await code({ effective_from: 'next_billing_period' })).toBe(
        'subscription_invalid_billing_mode_for_scheduled_change',
      );
      await subscriber.client.subscriptions.cancel({ path, body: { effective_from: 'immediately' } });
      expect(await code({})).toBe('subscription_update_when_canceled');
    });

    test('is refused while a payment is overdue', async () => {
      const { subscriber, charge } = await charged();
      await makeOverdue(service(), subscriber);
      expect((await rejectionOf(charge())).code).toBe('subscription_update_when_past_due');
    });
  },
  { clock: new ManualClock(NOW), payments: gateway.payments },
);
