import { beforeAll, expect, test } from 'vitest';

import type { Id } from '../../../service/ids/id.ts';
import { insertPrice } from '../../support/catalog-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { figuresOf, lineOf, REFUND } from '../adjustments/completed-sale.ts';
import { documentText } from '../document-downloads/document-text.ts';
import { expectError } from '../http/expect-error.ts';
import { TERMS } from '../transactions/sale.ts';
import { NEW_BUSINESS, newRevisionSale, type RevisionSale, VALID } from './revision-sale.ts';

/** The only adjustment of a transaction. */
async function adjustmentOf({ client }: RevisionSale, id: string) {
  const { data } = await client.adjustments.list({ query: { transaction_id: [id as `txn_${string}`] } });
  expect(data).toHaveLength(1);
  return data[0]!;
}

eachService('a tax number that a revision adds', (service) => {
  let sale: RevisionSale;

  beforeAll(async () => {
    sale = await newRevisionSale(service());
  });

  test('refunds the tax of a completed transaction once that is approved', async () => {
    const completed = await sale.completed();
    const events = await sale.emitted(() => sale.revised(completed, NEW_BUSINESS));
    expect(events).toEqual(['transaction.revised completed', 'adjustment.created pending_approval']);
    const refund = await adjustmentOf(sale, completed.id);
    const figures = { subtotal: '0', tax: '9450', total: '9450' };
    expect(refund).toMatchObject({
      action: 'refund',
      type: 'partial',
      status: 'pending_approval',
      items: [{ item_id: lineOf(completed), type: 'tax', amount: '9450', totals: figures }],
      // 5 % of 544.50 and 0.50 are 27.72, of which 94.50 ÷ 544.50 are 4.81.
      totals: { ...figures, fee: '481', earnings: '-481' },
      tax_rates_used: [{ tax_rate: '0.21', totals: figures }],
    });
    expect((await sale.get(completed.id)).details).toEqual(completed.details);
    await sale.approved(refund.id);
    const { details } = await sale.get(completed.id);
    expect(details.totals).toEqual(completed.details.totals);
    expect(figuresOf(details.adjusted_totals)).toEqual([45_000, 0, 45_000]);
    expect(details.adjusted_totals).toMatchObject({ grand_total: '45000', fee: '2291', earnings: '42709' });
    const note = await documentText(sale.call, `/adjustments/${refund.id}/credit-note`);
    for (const value of ['Tax only', 'Sample Works B.V.', `Tax number: ${VALID}`, '94.50'])
      expect(note).toContain(value);
  });

  test('leaves later refunds without tax, down to the last cent', async () => {
    const completed = await sale.completed();
    await sale.revised(completed, NEW_BUSINESS);
    await sale.approved((await adjustmentOf(sale, completed.id)).id);
    const items = [{ item_id: lineOf(completed), type: 'partial', amount: '10000' }];
    for (const tax_mode of ['internal', 'external']) {
      const { totals, id, tax_rates_used } = await sale.adjusted(completed, { action: 'refund', tax_mode, items });
      expect(figuresOf(totals)).toEqual([10_000, 0, 10_000]);
      expect(tax_rates_used).toMatchObject([{ tax_rate: '0' }]);
      await sale.approved(id);
    }
    const rest = await sale.adjusted(completed, REFUND);
    expect(figuresOf(rest.totals)).toEqual([25_000, 0, 25_000]);
    await sale.approved(rest.id);
    const { adjusted_totals } = (await sale.get(completed.id)).details;
    expect(adjusted_totals).toMatchObject({ subtotal: '0', tax: '0', total: '0', fee: '0', earnings: '0' });
  });

  test('credits the tax of an invoice that is not paid, at once', async () => {
    const billed = await sale.billed({ billing_details: { ...TERMS, enable_checkout: true } });
    const events = await sale.emitted(() => sale.revised(billed, NEW_BUSINESS));
    expect(events).toEqual(['transaction.revised billed', 'adjustment.created approved', 'transaction.updated billed']);
    expect(await adjustmentOf(sale, billed.id)).toMatchObject({ action: 'credit', totals: { fee: '0' } });
    const credited = await sale.get(billed.id);
    expect(credited.details.totals).toMatchObject({ credit: '9450', grand_total: '45000', balance: '45000' });
    expect(figuresOf(credited.details.adjusted_totals)).toEqual([45_000, 0, 45_000]);
    expect(await sale.pay(credited)).toMatchObject({ status: 'completed', details: { totals: { balance: '0' } } });
  });

  test('returns the tax of each line, and none of lines without', async () => {
    const { services } = service();
    const prices: Id<'pri_'>[] = [];
    for (const amount of ['1999', '0', '333']) {
      const unit_price = JSON.stringify({ amount, currency_code: 'EUR' });
      prices.push(await insertPrice(services, sale.accountId, sale.product_id, { unit_price }));
    }
    const completed = await sale.completed({ items: prices.map((price_id) => ({ price_id, quantity: 3 })) });
    await sale.revised(completed, NEW_BUSINESS);
    const { items } = await adjustmentOf(sale, completed.id);
    expect(items.map(({ item_id, amount }) => [item_id, amount])).toEqual(
      [0, 2].map((index) => [lineOf(completed, index), completed.details.line_items[index]!.totals.tax]),
    );
  });

  test('returns no more than the customer has to pay, after credit', async () => {
    const own = await newRevisionSale(service(), 50_000);
    const billed = await own.billed();
    expect(billed.details.totals.balance).toBe('4450');
    const events = await own.emitted(() => own.revised(billed, NEW_BUSINESS));
    expect(events).toEqual([
      'transaction.revised billed',
      'adjustment.created approved',
      'transaction.updated completed',
      'transaction.completed completed',
    ]);
    expect(figuresOf((await adjustmentOf(own, billed.id)).totals)).toEqual([0, 4_450, 4_450]);
    expect(await own.balance()).toEqual([0, 0, 50_000]);
  });

  test('returns nothing where no tax was paid, in the country of the seller, and when it is not valid', async () => {
    const { customer_id } = sale;
    const inIreland = await sale.client.addresses.create({ path: { customer_id }, body: { country_code: 'IE' } });
    const withoutTax = await sale.discount({ type: 'percentage', amount: '100' });
    const cases = [
      [await sale.billed({ discount_id: withoutTax }), VALID],
      [await sale.billed({ address_id: inIreland.data.id }), 'IE1234567T'],
      [await sale.billed(), 'unknown'],
    ] as const;
    for (const [transaction, tax_identifier] of cases) {
      const body = { business: { name: 'Works', tax_identifier } };
      expect(await sale.emitted(() => sale.revised(transaction, body))).toEqual([
        `transaction.revised ${transaction.status}`,
      ]);
    }
  });

  test('is rejected where the tax can neither be refunded nor credited', async () => {
    const billed = await sale.billed({ collection_mode: 'automatic', billing_details: null });
    await expectError(await sale.revise(billed, NEW_BUSINESS), 'transaction_invalid_status_to_revise');
    expect(await sale.get(billed.id)).toEqual(billed);
    const { business } = NEW_BUSINESS;
    expect(await sale.revised(billed, { business: { name: business.name } })).toMatchObject({ status: 'billed' });
  });
});
