import { describe, expect, test } from 'vitest';

import { OperatorError } from '../../../service/common/operator-error.ts';
import { eachService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { CREDIT, lineOf, REFUND } from '../adjustments/completed-sale.ts';
import { SUBSCRIBED } from '../transactions/sale.ts';
import { newCreditSale } from './credit-sale.ts';

const AUTOMATIC = { collection_mode: 'automatic', billing_details: null } as const;

eachService('credit balances', (service) => {
  test('a customer without credit has no balances', async () => {
    const sale = await newCreditSale(service());
    const { data } = await sale.client.creditBalances.list({ path: { customer_id: sale.customer_id } });
    expect(data).toEqual([]);
  });

  test('there is one balance for each currency, and a filter for them', async () => {
    const sale = await newCreditSale(service(), 2_400);
    await sale.correct(500, 'USD');
    const list = async (currency_code?: ('EUR' | 'USD' | 'GBP')[]) =>
      (
        await sale.client.creditBalances.list({
          path: { customer_id: sale.customer_id },
          ...(currency_code !== undefined && { query: { currency_code } }),
        })
      ).data;
    const { customer_id } = sale;
    const eur = { customer_id, currency_code: 'EUR', balance: { available: '2400', reserved: '0', used: '0' } };
    const usd = { customer_id, currency_code: 'USD', balance: { available: '500', reserved: '0', used: '0' } };
    expect(await list()).toEqual([eur, usd]);
    expect(await list(['USD', 'GBP'])).toEqual([usd]);
    expect(await list(['GBP'])).toEqual([]);
  });

  test('an invoice takes credit when it is billed, and uses it when it is paid', async () => {
    const sale = await newCreditSale(service(), 10_000);
    const billing_details = { payment_terms: { interval: 'day', frequency: 14 }, enable_checkout: true } as const;
    const billed = await sale.billed({ billing_details });
    expect(billed.details.totals).toMatchObject({
      total: '54450',
      credit: '10000',
      grand_total: '44450',
      // 9,450 × 44,450 ÷ 54,450 = 7,714.46
      grand_total_tax: '7714',
      balance: '44450',
    });
    expect(billed.details.adjusted_totals).toMatchObject({
      total: '54450',
      grand_total: '44450',
      grand_total_tax: '7714',
    });
    expect(await sale.balance()).toEqual([0, 10_000, 0]);
    await payWith(service().checkout.payments, sale.accountId, billed);
    expect(await sale.balance()).toEqual([0, 0, 10_000]);
    const completed = await sale.get(billed.id);
    expect(completed).toMatchObject({ status: 'completed', payments: [{ amount: '44450' }] });
    // A refund returns only what the customer paid, and divides it over the lines with their net and tax.
    const refund = await sale.adjusted(completed, REFUND);
    expect(refund).toMatchObject({ totals: { total: '44450' }, items: [{ type: 'partial', amount: '44450' }] });
    await sale.approved(refund.id);
    expect((await sale.get(billed.id)).details.adjusted_totals.grand_total).toBe('0');
    expect(await sale.balance()).toEqual([0, 0, 10_000]);
  });

  test('a canceled invoice gives its credit back', async () => {
    const sale = await newCreditSale(service(), 10_000);
    const { id } = await sale.billed();
    await sale.update(id, { status: 'canceled' });
    expect(await sale.balance()).toEqual([10_000, 0, 0]);
    await sale.billed();
    expect(await sale.balance()).toEqual([0, 10_000, 0]);
  });

  test.each([
    ['automatic', AUTOMATIC, [...SUBSCRIBED, 'transaction.updated paid']],
    ['manual', {}, ['invoice.paid paid']],
  ] as const)(
    'a transaction with %s collection that credit covers is completed at once without a fee',
    async (_mode, body, paid) => {
      const sale = await newCreditSale(service(), 60_000);
      const events = await sale.emitted(() => sale.billed(body));
      expect(events.slice(-4 - paid.length)).toEqual([
        'transaction.updated billed',
        'transaction.paid paid',
        ...paid,
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      const [completed] = (await sale.client.transactions.list({ query: { status: ['completed'] } })).data;
      expect(completed).toMatchObject({
        payments: [],
        details: { totals: { grand_total: '0', fee: '0', earnings: '45000' } },
      });
      expect(completed!.invoice_number).not.toBeNull();
      expect(await sale.balance()).toEqual([5_550, 0, 54_450]);
    },
  );

  test('never leaves less than the smallest charge', async () => {
    const sale = await newCreditSale(service(), 54_440);
    const { totals } = (await sale.billed()).details;
    const [available, reserved] = await sale.balance();
    expect(Number(totals.balance)).toBeGreaterThanOrEqual(60);
    expect(available! + reserved!).toBe(54_440);
    expect(Number(totals.credit)).toBe(reserved);
  });

  test('credit in one currency does not pay in another', async () => {
    const sale = await newCreditSale(service());
    await sale.correct(10_000, 'USD');
    expect((await sale.billed()).details.totals.credit).toBe('0');
  });

  describe('a transaction that is ready', () => {
    test('shows the credit, as a preview does, and moves nothing', async () => {
      const sale = await newCreditSale(service(), 10_000);
      const { customer_id, address_id, price_id } = sale;
      const { data: preview } = await sale.client.transactions.preview({
        body: { customer_id, address_id, items: [{ price_id, quantity: 10 }] },
      });
      expect(preview.details.totals).toMatchObject({ credit: '10000', grand_total: '44450', balance: '44450' });
      const ready = await sale.ready();
      expect(ready.details.totals).toEqual(preview.details.totals);
      expect(await sale.balance()).toEqual([10_000, 0, 0]);
    });

    test('reserves the credit when its payment starts, and uses it once', async () => {
      const sale = await newCreditSale(service(), 10_000);
      const [first, second] = [await sale.ready(), await sale.ready()];
      const { payments } = service().checkout;
      await payWith(payments, sale.accountId, first, 'declined_expired_card');
      expect(await sale.balance()).toEqual([0, 10_000, 0]);
      // The other one was shown with credit that is no longer available: the customer has to agree to the
      // new amount.
      const events = await sale.emitted(async () =>
        expect(await payWith(payments, sale.accountId, second)).toEqual({ kind: 'rejected', reason: 'amount_changed' }),
      );
      expect(events).toEqual(['transaction.updated ready']);
      const shown = await sale.get(second.id);
      expect(shown.details.totals).toMatchObject({ credit: '0', balance: '54450' });
      await payWith(payments, sale.accountId, shown);
      await payWith(payments, sale.accountId, await sale.get(first.id));
      expect((await sale.get(first.id)).status).toBe('completed');
      expect((await sale.get(second.id)).status).toBe('completed');
      expect(await sale.balance()).toEqual([0, 0, 10_000]);
    });

    test('takes no credit when its discount is used up', async () => {
      const sale = await newCreditSale(service(), 10_000);
      const discount_id = await sale.discount({ type: 'percentage', amount: '10', usage_limit: 1 });
      const ready = await sale.ready({ discount_id });
      const { payments } = service().checkout;
      // While there is no credit, an invoice uses the discount.
      await sale.correct(-10_000);
      await sale.billed({ discount_id });
      await sale.correct(10_000);
      expect(await payWith(payments, sale.accountId, ready)).toEqual({ kind: 'rejected', reason: 'discount_used_up' });
      expect(await sale.balance()).toEqual([10_000, 0, 0]);
    });

    test('takes no credit while a payment of it is under way', async () => {
      const sale = await newCreditSale(service());
      const ready = await sale.ready();
      const { payments } = service().checkout;
      await payWith(payments, sale.accountId, ready, 'needs_authentication');
      await sale.correct(10_000);
      // The customer's form was sent twice.
      expect(await payWith(payments, sale.accountId, ready)).toEqual({ kind: 'rejected', reason: 'under_way' });
      expect((await sale.get(ready.id)).details.totals).toMatchObject({ credit: '0', balance: '54450' });
      expect(await sale.balance()).toEqual([10_000, 0, 0]);
    });

    test('gives reserved credit back when its items change, and takes what it then needs', async () => {
      const sale = await newCreditSale(service(), 10_000);
      const ready = await sale.ready();
      await payWith(service().checkout.payments, sale.accountId, ready, 'declined_expired_card');
      const items = [{ price_id: sale.price_id, quantity: 1 }];
      await sale.update(ready.id, { items });
      expect(await sale.balance()).toEqual([10_000, 0, 0]);
      expect((await sale.get(ready.id)).details.totals).toMatchObject({ total: '5445', credit: '5445', balance: '0' });
      await sale.update(ready.id, { status: 'billed' });
      expect((await sale.get(ready.id)).status).toBe('completed');
      expect(await sale.balance()).toEqual([4_555, 0, 5_445]);
    });
  });

  test('a credit of an invoice beside credit of the customer completes it, and uses that', async () => {
    const sale = await newCreditSale(service(), 10_000);
    const billed = await sale.billed();
    const items = [{ item_id: lineOf(billed), type: 'partial', amount: '450' }];
    await sale.adjusted(billed, { action: 'credit', items });
    expect((await sale.get(billed.id)).details.totals).toMatchObject({ credit: '10450', balance: '44000' });
    const rest = await sale.adjusted(billed, CREDIT);
    expect(rest.totals.total).toBe('44000');
    expect((await sale.get(billed.id)).status).toBe('completed');
    expect(await sale.balance()).toEqual([0, 0, 10_000]);
  });

  test('takes the oldest credit first', async () => {
    const sale = await newCreditSale(service(), 1_000);
    await sale.correct(2_000);
    await sale.billed({ items: [{ price_id: sale.price_id, quantity: 1 }] });
    const movements = await service()
      .services.db.selectFrom('credit_movements')
      .select(['credit_id', 'available'])
      .where('account_id', '=', sale.accountId)
      .orderBy('id')
      .execute();
    const [first, second, ...taken] = movements;
    expect(taken).toEqual([
      { credit_id: first!.credit_id, available: -1_000 },
      { credit_id: second!.credit_id, available: -2_000 },
    ]);
  });

  test('an operator can take available credit away, not more', async () => {
    const sale = await newCreditSale(service(), 1_000);
    expect((await sale.correct(-400)).balance).toEqual({ available: '600', reserved: '0', used: '0' });
    for (const amount of [-601, 0]) await expect(sale.correct(amount)).rejects.toBeInstanceOf(OperatorError);
    expect(await sale.balance()).toEqual([600, 0, 0]);
  });
});
