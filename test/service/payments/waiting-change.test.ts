import type { SubscriptionRead } from '@billing/types';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import { storeResult } from '../../../service/payments/store-result.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import {
  finishPayments,
  newUpgradable,
  payLater,
  transactionsOf,
  unreliableGateway,
  update,
} from '../subscription-changes/changing.ts';
import { seedCredit } from '../subscription-lifecycle/seed-credit.ts';
import { type Subscriber, withoutLinks } from '../subscription-lifecycle/subscriber.ts';
import { attemptWith } from './attempt-request.ts';
import { startedAttempt } from './card-payment.ts';

const LATER = '2028-01-20T11:00:00.000000Z';
const gateway = unreliableGateway();
const clock = new ManualClock();

interface Body {
  readonly data: SubscriptionRead;
  readonly meta: { readonly request_id: string };
}

eachService(
  'a change of a subscription that waits for its payment',
  (service) => {
    /** An upgrade with custom data and an idempotency key. */
    async function upgradable(key: string, more: object = {}) {
      const { subscriber, items } = await newUpgradable(service(), clock);
      const json = { items, proration_billing_mode: 'prorated_immediately', custom_data: { a: 1 }, ...more };
      const headers = { 'idempotency-key': `"${key}"` };
      const send = () => subscriber.call('PATCH', `/subscriptions/${subscriber.id}`, { json, headers });
      return { subscriber, send };
    }

    const attemptOf = async (subscriber: Subscriber): Promise<string> =>
      (await transactionsOf(subscriber))[0]!.payments[0]!.payment_attempt_id;

    /** Of the custom data of the account, as counted towards its limit. */
    const storedBytes = async ({ accountId }: Subscriber): Promise<number> => {
      const { rows } = await sql<{ bytes: number }>`
        select sum(bytes)::float8 as bytes from custom_data_sizes where account_id = ${accountId}`.execute(
        service().services.db,
      );
      return rows[0]!.bytes;
    };

    test('is made by a job in its own time, whose request then has the response', async () => {
      const { subscriber, send } = await upgradable('made');
      gateway.lose('after');
      const first = await send();
      expect(first.status).toBe(409);
      const { meta } = (await first.json()) as Pick<Body, 'meta'>;
      clock.set(LATER);
      await finishPayments(service());
      const repeat = await send();
      expect([repeat.status, repeat.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
      const body = (await repeat.json()) as Body;
      expect(body.meta).toEqual(meta);
      expect(body.data.management_urls.cancel).toContain(service().url);
      const subscription = await subscriber.subscription();
      expect(withoutLinks(body.data)).toEqual(subscription);
      expect(subscription).toMatchObject({ custom_data: { a: 1 }, items: [{ quantity: 12 }], updated_at: LATER });
      expect(await subscriber.row()).toMatchObject({ pending_change: null, charging_transaction_id: null });
    });

    test('redeems its discount when it is made', async () => {
      const { subscriber, items } = await newUpgradable(service(), clock);
      const id = await subscriber.discount({ recur: true });
      const discount = { id, effective_from: 'immediately' };
      const json = { items, discount, proration_billing_mode: 'prorated_immediately' };
      gateway.lose('after');
      expect((await subscriber.call('PATCH', `/subscriptions/${subscriber.id}`, { json })).status).toBe(409);
      const used = async () => (await subscriber.client.discounts.get({ path: { discount_id: id } })).data.times_used;
      expect(await used()).toBe(0);
      const events = await subscriber.emitted(() => finishPayments(service()));
      expect(events).toContain('discount.updated active');
      expect(await used()).toBe(1);
    });

    test('leaves nothing when its payment is declined, so that its request can be repeated', async () => {
      const { subscriber, send } = await upgradable('declined');
      // Longer than that of the change, and more than the account may have since.
      await update(subscriber, { custom_data: { note: 'x'.repeat(50) } });
      const bytes = await storedBytes(subscriber);
      expect(bytes).toBeGreaterThan(50);
      await service()
        .services.db.updateTable('accounts')
        .set({ max_custom_data_bytes: 1 })
        .where('id', '=', subscriber.accountId)
        .execute();
      await seedCredit(service(), subscriber, 100);
      await payLater(subscriber, 'declined');
      const { revision: _, ...before } = await subscriber.row();
      gateway.lose('after');
      expect((await send()).status).toBe(409);
      clock.set(LATER);
      expect(await subscriber.emitted(() => finishPayments(service()))).toEqual([
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.payment_failed billed',
        'transaction.updated billed',
        'transaction.updated canceled',
        'transaction.canceled canceled',
      ]);
      expect(await subscriber.row()).toMatchObject(before);
      const path = { customer_id: subscriber.customer_id };
      const { data } = await subscriber.client.creditBalances.list({ path });
      expect(data[0]?.balance).toEqual({ available: '100', reserved: '0', used: '0' });
      expect(await storedBytes(subscriber)).toBe(bytes);
      await payLater(subscriber, 'success');
      const repeat = await send();
      expect([repeat.status, repeat.headers.get('idempotency-replayed')]).toEqual([200, null]);
    });

    test('goes on waiting while its payment is pending, and when another transaction is paid', async () => {
      const { subscriber, send } = await upgradable('pending');
      const { accountId, client, path } = subscriber;
      const { payments } = service().checkout;
      const { data: other } = await client.subscriptions.paymentMethodTransaction({ path });
      const { instrument } = attemptWith('test_card_success_other_scheme');
      const key = { accountId, transactionId: other.id };
      const started = await startedAttempt(payments, { ...key, amount: 0n, instrument, savesMethod: false });
      gateway.lose('after');
      expect((await send()).status).toBe(409);
      const pending = { status: 'pending_no_action_required' } as const;
      const [waiting] = await transactionsOf(subscriber);
      expect(waiting!.id).not.toBe(other.id);
      await storeResult(payments, waiting!.payments[0]!.payment_attempt_id, pending, { completes: true });
      await storeResult(payments, started.attemptId, { status: 'captured' });
      await completeTransaction(payments, key);
      expect(await subscriber.row()).toMatchObject({
        items: [{ quantity: 10 }],
        instrument: { reference: 'test_card_success_other_scheme' },
        charging_transaction_id: waiting!.id,
        pending_change: { transaction_id: waiting!.id },
      });
      const captured = { status: 'captured' } as const;
      await storeResult(payments, await attemptOf(subscriber), captured, { completes: true });
      expect(await subscriber.row()).toMatchObject({ items: [{ quantity: 12 }], pending_change: null });
      expect((await subscriber.get(waiting!.id)).status).toBe('completed');
      const repeat = await send();
      expect([repeat.status, repeat.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
      expect(withoutLinks(((await repeat.json()) as Body).data)).toEqual(await subscriber.subscription());
    });

    test('has its response after a declined payment, too, if it was made before it', async () => {
      const { subscriber, send } = await upgradable('applied', { on_payment_failure: 'apply_change' });
      await payLater(subscriber, 'declined');
      gateway.lose('after');
      await send();
      expect((await subscriber.row()).pending_change).toMatchObject({ change: null });
      await finishPayments(service());
      const { updated_at } = await subscriber.subscription();
      const repeat = await send();
      expect([repeat.status, repeat.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
      expect(((await repeat.json()) as Body).data).toMatchObject({
        status: 'past_due',
        items: [{ quantity: 12 }],
        updated_at,
      });
      expect((await subscriber.row()).pending_change).toBeNull();
    });

    test('counts no custom data when its payment is declined and it has none', async () => {
      const { subscriber, items } = await newUpgradable(service(), clock);
      await update(subscriber, { custom_data: { note: 'kept' } });
      const bytes = await storedBytes(subscriber);
      await payLater(subscriber, 'declined');
      gateway.lose('after');
      const json = { items, proration_billing_mode: 'prorated_immediately' };
      expect((await subscriber.call('PATCH', `/subscriptions/${subscriber.id}`, { json })).status).toBe(409);
      await finishPayments(service());
      expect(await subscriber.subscription()).toMatchObject({
        items: [{ quantity: 10 }],
        custom_data: { note: 'kept' },
      });
      expect(await storedBytes(subscriber)).toBe(bytes);
    });

    test('needs no idempotency key', async () => {
      const { subscriber, items } = await newUpgradable(service(), clock);
      const json = { items, proration_billing_mode: 'prorated_immediately' };
      for (const [card, quantity] of [
        ['declined', 10],
        ['success', 12],
      ] as const) {
        await payLater(subscriber, card);
        gateway.lose('after');
        expect((await subscriber.call('PATCH', `/subscriptions/${subscriber.id}`, { json })).status).toBe(409);
        await finishPayments(service());
        expect(await subscriber.row()).toMatchObject({ items: [{ quantity }], pending_change: null });
      }
    });
  },
  { clock, payments: gateway.payments },
);
