import type { TransactionRead } from '@billing/types';
import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { addressIn, newPlan, subscribe, transactionsOf, update } from '../subscription-changes/changing.ts';
import { figuresOf, lineOf, newAdjustedSale, REFUND } from './completed-sale.ts';

async function errorCode(response: Response): Promise<string> {
  return ((await response.json()) as { readonly error: { readonly code: string } }).error.code;
}

const START = '2026-05-10T12:01:00.000000Z';
const clock = new ManualClock(START);

eachService(
  'adjustments of a change of a subscription, whose last line credits 49.27 of what was paid before',
  (service) => {
    /** Lines of 246.37, 591.28 and -49.27, together 788.38 with 64.28 of tax. */
    async function changed({ credit = 0 } = {}) {
      clock.set(START);
      const subscriber = await subscribe(service(), 'NY', [
        { amount: '3000', quantity: 10 },
        { amount: '1000', quantity: 10 },
      ]);
      const sale = await newAdjustedSale(service(), subscriber.accountId);
      const correction = { currency: 'EUR', amount: String(credit), reason: 'Old system' };
      if (credit > 0) await sale.operate('credit-balance correct', correction, subscriber.customer_id);
      clock.set('2026-05-13T10:36:20.000000Z');
      const [seat, addon] = subscriber.prices;
      const items = [
        { price_id: await newPlan(subscriber, '25000'), quantity: 1 },
        { price_id: seat!, quantity: 30 },
        { price_id: addon!, quantity: 5 },
      ];
      await update(subscriber, { items, proration_billing_mode: 'prorated_immediately' });
      const [transaction] = await transactionsOf(subscriber);
      const adjusted = async () => (await sale.get(transaction!.id)).details.adjusted_totals;
      return { subscriber, sale, transaction: transaction!, adjusted };
    }

    const refundOf = (transaction: TransactionRead, line: number, amount?: string) => ({
      action: 'refund',
      items: [
        {
          item_id: lineOf(transaction, line),
          ...(amount === undefined ? { type: 'full' } : { type: 'partial', amount }),
        },
      ],
    });

    test('a full refund takes the negative line too, so that net, tax and fee end at zero', async () => {
      const { sale, transaction, adjusted } = await changed();
      const refund = await sale.adjusted(transaction, REFUND);
      expect(refund.items.map(({ type, totals }) => [type, ...figuresOf(totals)])).toEqual([
        ['full', 22_628, 2_009, 24_637],
        ['full', 54_308, 4_820, 59_128],
        ['full', -4_526, -401, -4_927],
      ]);
      expect(figuresOf(refund.totals)).toEqual([72_410, 6_428, 78_838]);
      expect((await sale.approved(refund.id)).status).toBe('approved');
      const nothing = { subtotal: '0', tax: '0', total: '0', grand_total: '0', fee: '0', earnings: '0' };
      expect(await adjusted()).toMatchObject(nothing);
      const { data: note } = await sale.client.adjustments.creditNote({ path: { adjustment_id: refund.id } });
      expect((await fetch(note.url)).headers.get('content-type')).toBe('application/pdf');
    });

    test('partial refunds never return more than was paid, whatever the positive lines cost', async () => {
      const { sale, transaction, adjusted } = await changed();
      const first = await sale.adjusted(transaction, refundOf(transaction, 0));
      expect(figuresOf(first.totals)).toEqual([22_628, 2_009, 24_637]);
      await sale.approved(first.id);
      const code = async (body: object) => errorCode(await sale.adjust(transaction, body));
      // 788.38 − 246.37 is left, and the second line cost more.
      expect(await code(refundOf(transaction, 1))).toBe('adjustment_total_amount_above_remaining_allowed');
      expect(await code(refundOf(transaction, 1, '54202'))).toBe('adjustment_total_amount_above_remaining_allowed');
      expect(await code(refundOf(transaction, 2))).toBe('adjustment_amount_cannot_be_zero');
      const second = await sale.adjusted(transaction, refundOf(transaction, 1, '4201'));
      await sale.approved(second.id);
      const rest = await sale.adjusted(transaction, REFUND);
      expect(rest.items.map(({ totals }) => Number(totals.total))).toEqual([54_927, -4_927]);
      await sale.approved(rest.id);
      expect(await adjusted()).toMatchObject({ subtotal: '0', tax: '0', total: '0', fee: '0', earnings: '0' });
      expect(await code(REFUND)).toBe('adjustment_total_amount_above_remaining_allowed');
    });

    test('what credit paid is not returned', async () => {
      const { sale, transaction, adjusted } = await changed({ credit: 10_000 });
      expect(transaction.details.totals).toMatchObject({ total: '78838', credit: '10000', grand_total: '68838' });
      const refund = await sale.adjusted(transaction, REFUND);
      expect(refund.totals.total).toBe('68838');
      expect(refund.items.map(({ item_id }) => item_id)).toEqual([lineOf(transaction, 0), lineOf(transaction, 1)]);
      await sale.approved(refund.id);
      expect(await adjusted()).toMatchObject({ total: '10000', grand_total: '0' });
    });

    test('nothing can be refunded of a change that only credits', async () => {
      const { subscriber, sale } = await changed();
      const [seat] = subscriber.prices;
      const items = [{ price_id: seat!, quantity: 1 }];
      await update(subscriber, { items, proration_billing_mode: 'prorated_immediately' });
      const [downgrade] = await transactionsOf(subscriber);
      expect(downgrade).toMatchObject({ status: 'completed', details: { totals: { grand_total: '0' } } });
      expect(await errorCode(await sale.adjust(downgrade!, REFUND))).toBe(
        'adjustment_total_amount_above_remaining_allowed',
      );
    });

    test('a revision that returns the tax returns that of the negative line too', async () => {
      const { subscriber, sale } = await changed();
      // Great Britain has 20 % of tax, and the business is outside of the country of the seller.
      const address_id = await addressIn(subscriber, 'GB');
      await update(subscriber, { address_id });
      const [seat] = subscriber.prices;
      const items = [
        { price_id: seat!, quantity: 40 },
        { price_id: await newPlan(subscriber, '90000'), quantity: 1 },
      ];
      await update(subscriber, { items, proration_billing_mode: 'prorated_immediately' });
      const [change] = await transactionsOf(subscriber);
      const taxes = change!.details.line_items.map(({ totals }) => totals.tax);
      expect(taxes.some((tax) => tax.startsWith('-'))).toBe(true);
      const business = { name: 'Works Ltd', tax_identifier: 'GB123456789' };
      const path = { transaction_id: change!.id };
      await sale.client.transactions.revise({ path, body: { business } });
      const { data } = await sale.client.adjustments.list({ query: { transaction_id: [change!.id] } });
      expect(data[0]?.items.map(({ type, totals }) => [type, totals.tax])).toEqual(taxes.map((tax) => ['tax', tax]));
      expect(data[0]?.totals).toMatchObject({ subtotal: '0', tax: change!.details.totals.tax });
    });
  },
  { clock },
);
