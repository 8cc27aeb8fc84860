import { expect, test } from 'vitest';

import { NoGatewayError } from '../../../service/payments/no-gateway-error.ts';
import { pay, resolveAttempt } from '../../../service/payments/pay.ts';
import { startPayment } from '../../../service/payments/start-payment.ts';
import { testCards } from '../../../service/payments/test-gateway/test-cards.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { newSale, SUBSCRIBED } from '../transactions/sale.ts';
import { payWith, paymentOf } from './card-payment.ts';

eachService(
  'payments',
  (service) => {
    test.each(['success', 'success_other_scheme', 'answers_slowly', 'answers_twice'])(
      'pays and completes a transaction with the card %s, with its events in order',
      async (card) => {
        const sale = await newSale(service());
        const ready = await sale.ready();
        const { payments } = service().checkout;
        const events = await sale.emitted(() => payWith(payments, sale.accountId, ready, card));
        expect(events).toEqual([
          'transaction.updated ready',
          'transaction.paid paid',
          ...SUBSCRIBED,
          'transaction.updated paid',
          'transaction.updated paid',
          'transaction.completed completed',
        ]);
        const completed = await sale.get(ready.id);
        expect(completed).toMatchObject({ status: 'completed', billed_at: completed.updated_at });
        expect(completed.invoice_number).toMatch(/^\d+-10001$/);
        expect(completed.payments).toMatchObject([
          { amount: ready.details.totals.grand_total, status: 'captured', error_code: null },
        ]);
        expect(completed.payments[0]!.captured_at).not.toBeNull();
      },
    );

    test('settles fee, earnings and payout: 5 % of the total and 50', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      await payWith(service().checkout.payments, sale.accountId, ready);
      const { totals, adjusted_totals, payout_totals, adjusted_payout_totals } = (await sale.get(ready.id)).details;
      // 10 × 45.00 at 21 %: 450.00 + 94.50, a fee of 27.225 + 0.50 with the tie toward zero.
      expect(totals).toMatchObject({
        subtotal: '45000',
        tax: '9450',
        total: '54450',
        balance: '0',
        fee: '2772',
        earnings: '42228',
      });
      expect(adjusted_totals).toMatchObject({ fee: '2772', earnings: '42228', retained_fee: '0' });
      expect(payout_totals).toMatchObject({
        fee: '2772',
        earnings: '42228',
        fee_rate: '0.05',
        exchange_rate: '1',
        balance: '0',
      });
      expect(adjusted_payout_totals).toMatchObject({ total: '54450', fee: '2772', earnings: '42228' });
    });

    const declined = testCards.flatMap(({ reference, behavior }) =>
      typeof behavior === 'object' && 'declines' in behavior
        ? [[behavior.declines, reference.replace('test_card_', '')] as const]
        : [],
    );

    test.each(declined)(
      'stores a payment that is declined with %s, and lets the customer try again',
      async (code, card) => {
        const sale = await newSale(service());
        const ready = await sale.ready();
        const { payments } = service().checkout;
        const events = await sale.emitted(() => payWith(payments, sale.accountId, ready, card));
        expect(events).toEqual(['transaction.payment_failed ready', 'transaction.updated ready']);
        const failed = await sale.get(ready.id);
        expect(failed).toMatchObject({ status: 'ready', invoice_number: null });
        expect(failed.payments).toMatchObject([{ status: 'error', error_code: code, captured_at: null }]);
        await payWith(payments, sale.accountId, failed);
        const paid = await sale.get(ready.id);
        expect(paid.status).toBe('completed');
        expect(paid.payments.map(({ status }) => status)).toEqual(['captured', 'error']);
      },
    );

    test('waits until the customer confirms the payment, and rejects changes meanwhile', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      const { payments, bank } = service().checkout;
      const events = await sale.emitted(() => payWith(payments, sale.accountId, ready, 'needs_authentication'));
      expect(events).toEqual(['transaction.updated ready']);
      const waiting = await sale.get(ready.id);
      expect(waiting.payments).toMatchObject([{ status: 'action_required' }]);
      for (const body of [{ custom_data: { a: 1 } }, { status: 'canceled' }, { status: 'billed' }])
        await expectError(await sale.update(ready.id, body), 'transaction_immutable_while_processing_payment');
      expect(await payWith(payments, sale.accountId, waiting)).toEqual({ kind: 'rejected', reason: 'under_way' });
      const attemptId = waiting.payments[0]!.payment_attempt_id;
      await bank.authenticate(attemptId, true);
      const rest = await sale.emitted(() => resolveAttempt(payments, { attemptId, transactionId: ready.id }));
      expect(rest).toEqual([
        'transaction.updated ready',
        'transaction.paid paid',
        ...SUBSCRIBED,
        'transaction.updated paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
    });

    test('pays a transaction of value 0 without an attempt and without a fee', async () => {
      const sale = await newSale(service());
      // All renewals are free too, so that no card is needed for them.
      const discount_id = await sale.discount({ type: 'percentage', amount: '100', recur: true });
      const ready = await sale.ready({ discount_id });
      const { payments } = service().checkout;
      const events = await sale.emitted(() => payWith(payments, sale.accountId, ready));
      expect(events).toEqual([
        'transaction.updated ready',
        'transaction.paid paid',
        ...SUBSCRIBED,
        'transaction.updated paid',
        'transaction.updated paid',
        'transaction.completed completed',
        'discount.updated active',
      ]);
      const completed = await sale.get(ready.id);
      expect(completed.payments).toEqual([]);
      expect(completed.details.totals).toMatchObject({ total: '0', balance: '0', fee: '0', earnings: '0' });
    });

    test('pays an invoice, and publishes that it is paid', async () => {
      const sale = await newSale(service());
      const billed = await sale.billed();
      const events = await sale.emitted(() => payWith(service().checkout.payments, sale.accountId, billed));
      expect(events).toEqual([
        'transaction.updated billed',
        'transaction.paid paid',
        'invoice.paid paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      const completed = await sale.get(billed.id);
      expect(completed).toMatchObject({ invoice_number: billed.invoice_number, billed_at: billed.billed_at });
    });

    test('saves the payment method of a customer who chose that', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      const { payments } = service().checkout;
      const events = await sale.emitted(() => pay(payments, paymentOf(sale.accountId, ready, 'success', true)));
      expect(events.slice(2)).toEqual([
        'payment_method.saved undefined',
        ...SUBSCRIBED,
        'transaction.updated paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      const { data: methods } = await sale.client.paymentMethods.list({ path: { customer_id: sale.customer_id } });
      expect(methods).toMatchObject([
        { type: 'card', card: { last4: '4242' }, origin: 'subscription_saved_during_purchase' },
      ]);
      expect((await sale.get(ready.id)).payments[0]!.payment_method_id).toBe(methods[0]!.id);
    });

    test('rejects a payment of another amount, of a draft, and of what is paid or canceled', async () => {
      const sale = await newSale(service());
      const { payments } = service().checkout;
      const ready = await sale.ready();
      const rejected = (reason: string) => ({ kind: 'rejected', reason });
      const other = { ...paymentOf(sale.accountId, ready), amount: 1n };
      expect(await pay(payments, other)).toEqual(rejected('amount_changed'));
      expect(await payWith(payments, sale.accountId, await sale.draft())).toEqual(rejected('not_payable'));
      await payWith(payments, sale.accountId, ready);
      expect(await payWith(payments, sale.accountId, ready)).toEqual(rejected('not_payable'));
      const canceled = await sale.ready();
      await sale.update(canceled.id, { status: 'canceled' });
      expect(await payWith(payments, sale.accountId, canceled)).toEqual(rejected('not_payable'));
      expect((await sale.get(ready.id)).payments).toHaveLength(1);
    });

    test('starts one of two payments at once', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      const { payments } = service().checkout;
      const both = await Promise.all([1, 2].map(() => payWith(payments, sale.accountId, ready)));
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(['attempted', 'rejected']);
      expect((await sale.get(ready.id)).payments).toHaveLength(1);
    });

    test('refuses to start without a gateway, says so, and stores nothing', async () => {
      const sale = await newSale(service());
      const ready = await sale.ready();
      const payments = { ...service().checkout.payments, gateway: undefined };
      await expect(startPayment(payments, paymentOf(sale.accountId, ready))).rejects.toThrow(NoGatewayError);
      await expect(payWith(payments, sale.accountId, ready)).rejects.toThrow(
        'No payment gateway is connected to this environment, so nothing can be charged.',
      );
      expect((await sale.get(ready.id)).payments).toEqual([]);
    });
  },
  { clock: new ManualClock() },
);
