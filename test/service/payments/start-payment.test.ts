import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { startPayment } from '../../../service/payments/start-payment.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { type CreditSale, newCreditSale } from '../credit-balances/credit-sale.ts';
import { payWith, paymentOf } from './card-payment.ts';

const START = '2028-01-31T10:00:00.000000Z';
const clock = new ManualClock(START);
const rejected = (reason: string) => ({ kind: 'rejected', reason });

eachService(
  'the start of a payment',
  (service) => {
    const revisionOf = async ({ accountId }: CreditSale, id: string): Promise<number> => {
      const { rows } = await sql<{ revision: number }>`
        select revision from transactions where account_id = ${accountId} and id = ${id}`.execute(
        service().services.db,
      );
      return rows[0]!.revision;
    };

    test('is not possible while another payment is under way, and takes no credit then', async () => {
      const sale = await newCreditSale(service());
      const ready = await sale.ready();
      const { payments } = service().checkout;
      const before = await revisionOf(sale, ready.id);
      expect(await startPayment(payments, paymentOf(sale.accountId, ready))).toMatchObject({ kind: 'stored' });
      // So that a request which has read the transaction before ends in a conflict.
      expect(await revisionOf(sale, ready.id)).toBe(before + 1);
      await sale.correct(1_000);
      expect(await payWith(payments, sale.accountId, ready)).toEqual(rejected('under_way'));
      expect(await sale.balance()).toEqual([1_000, 0, 0]);
      expect((await sale.get(ready.id)).details.totals.balance).toBe(ready.details.totals.balance);
    });

    test('is not possible when the discount is used up, and takes no credit then', async () => {
      const sale = await newCreditSale(service());
      const discount_id = await sale.discount({ usage_limit: 1 });
      const [first, second] = [await sale.ready({ discount_id }), await sale.ready({ discount_id })];
      const { payments } = service().checkout;
      expect(await startPayment(payments, paymentOf(sale.accountId, first))).toMatchObject({ kind: 'stored' });
      await sale.correct(1_000);
      const { details } = await sale.get(second.id);
      expect(await payWith(payments, sale.accountId, second)).toEqual(rejected('discount_used_up'));
      expect(await sale.balance()).toEqual([1_000, 0, 0]);
      expect((await sale.get(second.id)).details).toEqual(details);
    });

    test('shows the amount without credit that another transaction took, and charges it when the customer agrees', async () => {
      const sale = await newCreditSale(service(), 1_000);
      const [first, second] = [await sale.ready(), await sale.ready()];
      const { payments } = service().checkout;
      expect(first.details.totals).toMatchObject({ credit: '1000', balance: '53450' });
      await payWith(payments, sale.accountId, second);
      expect(await sale.balance()).toEqual([0, 0, 1_000]);
      clock.advance(1_000);
      let result: unknown;
      const pay = async () => (result = await payWith(payments, sale.accountId, first));
      expect(await sale.emitted(pay)).toEqual(['transaction.updated ready']);
      expect(result).toEqual(rejected('amount_changed'));
      const changed = await sale.get(first.id);
      expect(changed).toMatchObject({
        updated_at: '2028-01-31T10:00:01.000000Z',
        details: {
          totals: { credit: '0', grand_total: '54450', balance: '54450' },
          adjusted_totals: { grand_total: '54450' },
        },
      });
      await payWith(payments, sale.accountId, changed);
      expect(await sale.get(first.id)).toMatchObject({ status: 'completed', payments: [{ amount: '54450' }] });
      clock.set(START);
    });

    test('of an amount of 0 takes a card only if renewals cost something', async () => {
      const sale = await newCreditSale(service(), 100_000);
      const ready = await sale.ready();
      const discount_id = await sale.discount({ type: 'percentage', amount: '100', recur: true });
      const free = await sale.ready({ discount_id });
      const { payments } = service().checkout;
      expect(await startPayment(payments, paymentOf(sale.accountId, free))).toEqual({ kind: 'paid' });
      // Credit covers the first period only.
      expect(await startPayment(payments, paymentOf(sale.accountId, ready))).toMatchObject({
        kind: 'stored',
        attempt: { amount: 0n, currencyCode: 'EUR', initiator: 'customer', transactionId: ready.id },
      });
      expect(await sale.balance()).toEqual([45_550, 54_450, 0]);
    });
  },
  { clock },
);
