import { expect, test } from 'vitest';

import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import { storeResult } from '../../../service/payments/store-result.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { newOneTimePrice } from '../subscription-changes/changing.ts';
import { newInvoicedSubscriber, newSubscriber, subscriberOf } from '../subscription-lifecycle/subscriber.ts';
import { MANUAL, newSale, type Sale } from '../transactions/sale.ts';
import { payWith, paymentOf, startedAttempt } from './card-payment.ts';

const START = '2028-01-31T10:00:00.000000Z';
const clock = new ManualClock(START);

eachService(
  'the card of a payment',
  (service) => {
    const methodsOf = async ({ client, customer_id }: Sale) =>
      (await client.paymentMethods.list({ path: { customer_id } })).data;

    test('pays for the subscription that the payment starts, and is saved only if the customer chose that', async () => {
      const unsaved = await newSubscriber(service());
      expect(await methodsOf(unsaved)).toEqual([]);
      expect(await unsaved.row()).toMatchObject({
        started_at: START,
        instrument: { reference: 'test_card_success', details: { card: { last4: '4242' } } },
        payment_method_id: null,
      });
      const sale = await newSale(service());
      const ready = await sale.ready();
      const { payments } = service().checkout;
      await payWith(payments, sale.accountId, ready, 'declined_fraud', true);
      await payWith(payments, sale.accountId, ready, 'success', true);
      const [method, ...more] = await methodsOf(sale);
      expect(more).toEqual([]);
      expect(method).toMatchObject({ origin: 'subscription_saved_during_purchase', card: { last4: '4242' } });
      expect((await sale.get(ready.id)).payments).toMatchObject([
        { status: 'captured', payment_method_id: method!.id },
        { status: 'error', payment_method_id: null },
      ]);
      expect(await (await subscriberOf(service(), sale)).row()).toMatchObject({
        instrument: { reference: 'test_card_success' },
        payment_method_id: method!.id,
      });
    });

    test('of a purchase without a subscription, or of an invoice, is saved as one of a purchase', async () => {
      const { payments } = service().checkout;
      const sale = await newSale(service());
      const once = await sale.ready({ items: [{ price_id: await newOneTimePrice(sale), quantity: 1 }] });
      await payWith(payments, sale.accountId, once, 'success', true);
      expect(await methodsOf(sale)).toMatchObject([{ origin: 'saved_during_purchase' }]);
      expect((await sale.get(once.id)).status).toBe('completed');
      const invoiced = await newInvoicedSubscriber(service());
      const [invoice] = (await invoiced.client.transactions.list({})).data;
      await payWith(payments, invoiced.accountId, invoice!, 'success', true);
      expect(await methodsOf(invoiced)).toMatchObject([{ origin: 'saved_during_purchase' }]);
      expect(await invoiced.row()).toMatchObject({ instrument: null, payment_method_id: null });
    });

    test.each([false, true])(
      'does not pay for the subscription that an invoice starts, also when it is saved: %s',
      async (savesMethod) => {
        const { payments } = service().checkout;
        const sale = await newSale(service());
        const ready = await sale.ready(MANUAL);
        await payWith(payments, sale.accountId, ready, 'success', savesMethod);
        expect((await sale.get(ready.id)).status).toBe('completed');
        const methods = await methodsOf(sale);
        expect(methods.map(({ origin }) => origin)).toEqual(savesMethod ? ['saved_during_purchase'] : []);
        const subscriber = await subscriberOf(service(), sale);
        expect(await subscriber.row()).toMatchObject({
          collection_mode: 'manual',
          instrument: null,
          payment_method_id: null,
        });
      },
    );

    test('is none when there is nothing to pay', async () => {
      const sale = await newSale(service());
      const discount_id = await sale.discount({ type: 'percentage', amount: '100', recur: true });
      const ready = await sale.ready({ discount_id });
      expect(await payWith(service().checkout.payments, sale.accountId, ready, 'success', true)).toEqual({
        kind: 'attempted',
      });
      expect(await sale.get(ready.id)).toMatchObject({
        status: 'completed',
        payments: [],
        billed_at: START,
        updated_at: START,
      });
      expect(await methodsOf(sale)).toEqual([]);
      const subscriber = await subscriberOf(service(), sale);
      expect(await subscriber.row()).toMatchObject({ instrument: null, started_at: START });
      const attempts = await service()
        .services.db.selectFrom('payment_attempts')
        .select(['state', 'gateway_reference', 'initiator'])
        .where('account_id', '=', sale.accountId)
        .execute();
      expect(attempts).toEqual([{ state: 'completed', gateway_reference: null, initiator: 'customer' }]);
    });

    test('starts a subscription when it is charged, however long the transaction was billed before', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      expect((await sale.update(ready.id, { status: 'billed' })).status).toBe(200);
      clock.advance(86_400_000);
      await payWith(service().checkout.payments, sale.accountId, await sale.get(ready.id));
      const subscriber = await subscriberOf(service(), sale);
      expect((await subscriber.row()).started_at).toBe('2028-02-01T10:00:00.000000Z');
      expect((await sale.get(ready.id)).billed_at).toBe(START);
      clock.set(START);
    });

    test.each([
      ['active', 'test_card_success_other_scheme', null],
      ['canceled', 'test_card_success', 'declined'],
    ] as const)('replaces that of a subscription that is %s by %s', async (status, reference, dunning_code) => {
      const subscriber = await newSubscriber(service());
      const { client, path, accountId } = subscriber;
      const { data: transaction } = await client.subscriptions.paymentMethodTransaction({ path });
      const { payments } = service().checkout;
      const request = paymentOf(accountId, transaction, 'success_other_scheme');
      const { attemptId } = await startedAttempt(payments, request);
      await storeResult(payments, attemptId, { status: 'captured' });
      await subscriber.store({ status, dunning_code: 'declined' });
      clock.advance(1_000);
      await completeTransaction(payments, request);
      const [method] = await methodsOf(subscriber);
      expect(method).toMatchObject({ origin: 'subscription', card: { last4: '4444' } });
      expect(await subscriber.row()).toMatchObject({
        instrument: { reference },
        payment_method_id: status === 'active' ? method!.id : null,
        dunning_code,
        updated_at: START,
      });
      clock.set(START);
    });
  },
  { clock },
);
