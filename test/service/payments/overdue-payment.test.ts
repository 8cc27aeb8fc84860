import { expect, test } from 'vitest';

import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import type { AttemptRequest } from '../../../service/payments/gateway.ts';
import { chargeAttempt } from '../../../service/payments/pay.ts';
import { storeResult } from '../../../service/payments/store-result.ts';
import { startSteps } from '../../../service/renewals/renew-subscriptions.ts';
import { type Ids, seedPaymentMethod } from '../../support/fixtures.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { makeOverdue, newInvoicedSubscriber } from '../subscription-lifecycle/subscriber.ts';
import type { Sale } from '../transactions/sale.ts';
import { payWith, paymentOf, startedAttempt } from './card-payment.ts';
import { PERIOD_END, type StartedCharges, startedCharges } from './started-charges.ts';

const clock = new ManualClock(PERIOD_END);

eachService(
  'the payment of an overdue transaction',
  (service) => {
    /** A subscription whose second period was declined. */
    async function overdue(): Promise<{ charges: StartedCharges; transactionId: string }> {
      clock.set(PERIOD_END);
      const charges = await startedCharges(service(), 1, { cardOf: () => 'renewals_declined' });
      const [attempt] = charges.attempts;
      expect(await charges.emitted(() => chargeAttempt(service().checkout.payments, attempt!))).toEqual([
        'transaction.payment_failed billed',
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
      return { charges, transactionId: attempt!.transactionId };
    }

    const started = async (sale: Sale, id: string, card: string): Promise<AttemptRequest> =>
      startedAttempt(service().checkout.payments, paymentOf(sale.accountId, await sale.get(id), card));

    test('that is declined again counts a retry of the service, and changes nothing when the customer tried', async () => {
      const { charges, transactionId } = await overdue();
      const { payments } = service().checkout;
      const declined = ['transaction.payment_failed past_due', 'transaction.updated past_due'];
      const [first] = await charges.subscriptions();
      expect(first).toMatchObject({ retries: 0, dunning_code: 'not_enough_balance', past_due_since: PERIOD_END });
      const transaction = await charges.get(transactionId);
      expect(await charges.emitted(() => payWith(payments, charges.accountId, transaction, 'declined_fraud'))).toEqual(
        declined,
      );
      expect(await charges.subscriptions()).toEqual([first]);
      clock.set(first!.due_at!);
      const [retry] = await startSteps(payments, [first!]);
      expect(await charges.emitted(() => chargeAttempt(payments, retry!.attempt!))).toEqual(declined);
      expect(await charges.subscriptions()).toMatchObject([
        { status: 'past_due', retries: 1, dunning_code: 'not_enough_balance', charging_transaction_id: null },
      ]);
    });

    test('by the customer lets the new card pay for the subscription, even before the completion', async () => {
      const { charges, transactionId } = await overdue();
      const { payments } = service().checkout;
      const { attemptId, instrument } = await started(charges, transactionId, 'success_other_scheme');
      expect(await charges.emitted(() => storeResult(payments, attemptId, { status: 'captured' }))).toEqual([
        'transaction.updated past_due',
        'transaction.paid paid',
        'subscription.updated active',
        'subscription.activated active',
      ]);
      const [recovered] = await charges.subscriptions();
      expect(recovered).toMatchObject({ status: 'active', instrument, payment_method_id: null, dunning_code: null });
      await completeTransaction(payments, { accountId: charges.accountId, transactionId });
      const path = { customer_id: recovered!.customer_id };
      const { data: methods } = await charges.client.paymentMethods.list({ path });
      expect(methods).toMatchObject([{ origin: 'subscription', card: { last4: '4444' } }]);
      expect(await charges.subscriptions()).toMatchObject([{ instrument, payment_method_id: methods[0]!.id }]);
    });

    test.each([false, true])('with the stored card leaves it with the subscription, saved: %s', async (isSaved) => {
      const { charges, transactionId } = await overdue();
      const { payments } = service().checkout;
      const { id, customer_id, address_id } = (await charges.subscriptions())[0]!;
      const methodId = isSaved
        ? await seedPaymentMethod(service().services, charges.accountId, { customer_id, address_id } as Ids)
        : null;
      await service()
        .services.db.updateTable('subscriptions')
        .set({ payment_method_id: methodId })
        .where('account_id', '=', charges.accountId)
        .where('id', '=', id)
        .execute();
      const [before] = await charges.subscriptions();
      clock.set(before!.due_at!);
      const [retry] = await startSteps(payments, [before!]);
      await storeResult(payments, retry!.attempt!.attemptId, { status: 'captured' });
      await completeTransaction(payments, { accountId: charges.accountId, transactionId });
      const { instrument } = before!;
      expect(await charges.subscriptions()).toMatchObject([
        { status: 'active', instrument, payment_method_id: methodId },
      ]);
      const { data: methods } = await charges.client.paymentMethods.list({ path: { customer_id } });
      expect(methods.map((method) => method.id)).toEqual(isSaved ? [methodId] : []);
    });

    test('of an invoice recovers a subscription with manual collection', async () => {
      clock.set(PERIOD_END);
      const subscriber = await newInvoicedSubscriber(service());
      const id = await makeOverdue(service(), subscriber);
      const attempt = await started(subscriber, id, 'success');
      const events = await subscriber.emitted(() =>
        storeResult(service().checkout.payments, attempt.attemptId, { status: 'captured' }),
      );
      expect(events.slice(-2)).toEqual(['subscription.updated active', 'subscription.activated active']);
      expect(await subscriber.row()).toMatchObject({ status: 'active', instrument: null });
    });
  },
  { clock },
);
