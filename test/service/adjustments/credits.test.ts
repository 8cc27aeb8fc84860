import { beforeAll, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { payWith } from '../payments/card-payment.ts';
import { MANUAL, TERMS } from '../transactions/sale.ts';
import { type AdjustedSale, CREDIT, lineOf, newAdjustedSale } from './completed-sale.ts';

eachService('credits of invoices', (service) => {
  let sale: AdjustedSale;

  beforeAll(async () => {
    sale = await newAdjustedSale(service());
  });

  const payable = { ...MANUAL, billing_details: { ...TERMS, enable_checkout: true } };

  test('a partial credit is approved at once and reduces the amount due', async () => {
    const billed = await sale.billed();
    const items = [{ item_id: lineOf(billed), type: 'partial', amount: '5445' }];
    const events = await sale.emitted(async () => {
      expect(await sale.adjusted(billed, { action: 'credit', items })).toMatchObject({
        action: 'credit',
        status: 'approved',
        credit_applied_to_balance: false,
        totals: { subtotal: '4500', tax: '945', total: '5445', fee: '0', earnings: '4500' },
        payout_totals: null,
      });
    });
    expect(events).toEqual(['adjustment.created approved', 'transaction.updated billed']);
    const { status, details } = await sale.get(billed.id);
    expect(status).toBe('billed');
    expect(details.totals).toMatchObject({
      total: '54450',
      credit: '5445',
      grand_total: '49005',
      grand_total_tax: '8505',
      balance: '49005',
    });
    expect(details.adjusted_totals).toMatchObject({
      subtotal: '40500',
      tax: '8505',
      total: '49005',
      grand_total: '49005',
      fee: null,
      earnings: null,
    });
  });

  test('a credit of all that is due completes the transaction without a fee', async () => {
    const billed = await sale.billed();
    const events = await sale.emitted(() => sale.adjusted(billed, CREDIT));
    expect(events).toEqual([
      'adjustment.created approved',
      'transaction.updated completed',
      'transaction.completed completed',
    ]);
    const { status, invoice_number, details } = await sale.get(billed.id);
    expect({ status, invoice_number }).toEqual({ status: 'completed', invoice_number: billed.invoice_number });
    expect(details.totals).toMatchObject({
      credit: '54450',
      grand_total: '0',
      balance: '0',
      fee: '0',
      earnings: '45000',
    });
    expect(details.adjusted_totals).toMatchObject({ total: '0', grand_total: '0', fee: '0', earnings: '0' });
  });

  test('what a credit left can be paid and then refunded, with all adjustments together at most the total', async () => {
    const billed = await sale.billed(payable);
    const items = [{ item_id: lineOf(billed), type: 'partial', amount: '5445' }];
    await sale.adjusted(billed, { action: 'credit', items });
    await payWith(service().checkout.payments, sale.accountId, await sale.get(billed.id));
    const completed = await sale.get(billed.id);
    expect(completed).toMatchObject({ status: 'completed', payments: [{ status: 'captured', amount: '49005' }] });
    const { fee, earnings } = completed.details.adjusted_totals;
    expect(Number(earnings)).toBe(40500 - Number(fee));
    const refund = await sale.adjusted(completed, { action: 'refund', type: 'full', reason: 'Returned' });
    expect(refund.totals.total).toBe('49005');
    expect((await sale.approved(refund.id)).status).toBe('approved');
    const { adjusted_totals } = (await sale.get(billed.id)).details;
    expect(adjusted_totals).toMatchObject({ subtotal: '0', tax: '0', total: '0', grand_total: '0' });
  });

  test('an overdue invoice can be credited', async () => {
    const billed = await sale.billed();
    await service()
      .services.db.updateTable('transactions')
      .set({ status: 'past_due' })
      .where('id', '=', billed.id)
      .execute();
    await sale.adjusted(billed, CREDIT);
    expect((await sale.get(billed.id)).status).toBe('completed');
  });

  test('an invoice cannot be credited while it is being paid', async () => {
    const billed = await sale.billed(payable);
    await payWith(service().checkout.payments, sale.accountId, billed, 'needs_authentication');
    await expectError(await sale.adjust(billed, CREDIT), 'transaction_immutable_while_processing_payment');
  });
});
