import { expect, test } from 'vitest';

import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import { storeResult } from '../../../service/payments/store-result.ts';
import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { newSale } from '../transactions/sale.ts';
import { payWith, paymentOf, startedAttempt } from './card-payment.ts';
import { lastUse, used } from './discount-use.ts';

eachService('payments with a discount', (service) => {
  test('hold a use while they have no result, also against invoices, and release it when they fail', async () => {
    const sale = await newSale(service());
    const { payments } = service().checkout;
    const discount_id = await lastUse(sale);
    const [first, second] = [await sale.ready({ discount_id }), await sale.ready({ discount_id })];
    const started = await startedAttempt(payments, paymentOf(sale.accountId, first));
    expect(await payWith(payments, sale.accountId, second)).toEqual({ kind: 'rejected', reason: 'discount_used_up' });
    const manual = {
      collection_mode: 'manual',
      billing_details: { payment_terms: { interval: 'day', frequency: 14 } },
    };
    await expectError(await sale.update(second.id, { ...manual, status: 'billed' }), 'discount_usage_limit_exceeded');
    expect(await used(sale, discount_id)).toBe(0);
    await storeResult(payments, started.attemptId, { status: 'error', errorCode: 'declined' });
    await payWith(payments, sale.accountId, second);
    expect((await sale.get(second.id)).status).toBe('completed');
    expect(await used(sale, discount_id)).toBe(1);
  });

  test('count a captured payment even if the seller archives the discount or lowers its limit meanwhile', async () => {
    const sale = await newSale(service());
    const { payments } = service().checkout;
    const discount_id = await lastUse(sale);
    const ready = await sale.ready({ discount_id });
    await payWith(payments, sale.accountId, ready, 'needs_authentication');
    await sale.client.discounts.update({ path: { discount_id }, body: { status: 'archived' } });
    const [latest] = (await sale.get(ready.id)).payments;
    await service().checkout.bank.authenticate(latest!.payment_attempt_id, true);
    const paid = await storeResult(payments, latest!.payment_attempt_id, { status: 'captured' });
    expect(paid).toEqual({ accountId: sale.accountId, transactionId: ready.id });
    await completeTransaction(payments, paid!);
    expect(await used(sale, discount_id)).toBe(1);
  });

  test('redeem the discount of an invoice when it is billed, and not again when it is paid', async () => {
    const sale = await newSale(service());
    const discount_id = await lastUse(sale);
    const billed = await sale.billed({ discount_id });
    expect(await used(sale, discount_id)).toBe(1);
    await payWith(service().checkout.payments, sale.accountId, billed);
    expect((await sale.get(billed.id)).status).toBe('completed');
    expect(await used(sale, discount_id)).toBe(1);
  });

  test.each([
    ['api', 1],
    ['web', 1],
    // The subscription keeps a discount that was redeemed when it started.
    ['subscription_recurring', 0],
    ['subscription_charge', 0],
  ] as const)('of a transaction with the origin %s redeem it %i times', async (origin, times) => {
    const sale = await newSale(service());
    const { payments } = service().checkout;
    const discount_id = await lastUse(sale);
    const ready = await sale.ready({ discount_id });
    const { db } = service().services;
    const redeemed = () =>
      db
        .selectFrom('transactions')
        .select('discount_redeemed')
        .where('id', '=', ready.id as `txn_${string}`)
        .execute();
    await db
      .updateTable('transactions')
      .set({ origin })
      .where('id', '=', ready.id as `txn_${string}`)
      .execute();
    expect(await payWith(payments, sale.accountId, ready)).toEqual({ kind: 'attempted' });
    expect((await sale.get(ready.id)).status).toBe('completed');
    expect(await used(sale, discount_id)).toBe(times);
    expect(await redeemed()).toEqual([{ discount_redeemed: times === 1 }]);
  });
});
