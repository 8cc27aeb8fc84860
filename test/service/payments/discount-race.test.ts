import { expect, test } from 'vitest';

import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import { startPayment } from '../../../service/payments/start-payment.ts';
import { storeResult } from '../../../service/payments/store-result.ts';
import { isLongRun } from '../../support/suite-length.ts';
import { eachServiceWhenLong } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { newSale, type Sale } from '../transactions/sale.ts';
import { payWith, paymentOf } from './card-payment.ts';

const ROUNDS = isLongRun ? 1_000 : 20;

eachServiceWhenLong('payments with a discount', (service) => {
  const lastUse = (sale: Sale) => sale.discount({ type: 'percentage', amount: '10', usage_limit: 1 });
  const used = async (sale: Sale, id: string) =>
    (await sale.client.discounts.get({ path: { discount_id: id } })).data.times_used;

  test('race for its last use: one is paid, and the other is not charged', async () => {
    const sale = await newSale(service());
    const { payments } = service().checkout;
    for (let round = 0; round < ROUNDS; round += 1) {
      const discount_id = await lastUse(sale);
      const pair = [await sale.ready({ discount_id }), await sale.ready({ discount_id })];
      const both = await Promise.all(pair.map((transaction) => payWith(payments, sale.accountId, transaction)));
      expect(both).toContainEqual({ kind: 'attempted' });
      expect(both).toContainEqual({ kind: 'rejected', reason: 'discount_used_up' });
      const after = await Promise.all(pair.map(({ id }) => sale.get(id)));
      expect(after.map(({ status, payments: { length } }) => `${status} ${length}`).toSorted()).toEqual([
        'completed 1',
        'ready 0',
      ]);
      expect(await used(sale, discount_id)).toBe(1);
    }
  }, 600_000);

  test('hold a use while they have no result, also against invoices, and release it when they fail', async () => {
    const sale = await newSale(service());
    const { payments } = service().checkout;
    const discount_id = await lastUse(sale);
    const [first, second] = [await sale.ready({ discount_id }), await sale.ready({ discount_id })];
    const started = await startPayment(payments, paymentOf(sale.accountId, first));
    if (started.kind !== 'stored') throw new Error(`The payment was ${started.kind}.`);
    expect(await payWith(payments, sale.accountId, second)).toEqual({ kind: 'rejected', reason: 'discount_used_up' });
    const manual = {
      collection_mode: 'manual',
      billing_details: { payment_terms: { interval: 'day', frequency: 14 } },
    };
    await expectError(await sale.update(second.id, { ...manual, status: 'billed' }), 'discount_usage_limit_exceeded');
    expect(await used(sale, discount_id)).toBe(0);
    await storeResult(payments, started.attempt.attemptId, { status: 'error', errorCode: 'declined' });
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
});
