import { expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { newTrial } from '../subscription-lifecycle/subscriber.ts';
import { payLater, amountsOf, newPlan, subscribe, transactionsOf, update } from './changing.ts';

const START = '2026-05-10T12:01:00.000000Z';
const clock = new ManualClock(START);

eachService(
  'the amounts of a change of a subscription',
  (service) => {
    /**
     * Ten units at 30.00 and ten at 10.00, after 10 May 12:01, at 13 May 10:36: 40,405 of 44,640 minutes are
     * left.
     */
    async function upgraded() {
      clock.set(START);
      const subscriber = await subscribe(service(), 'NY', [
        { amount: '3000', quantity: 10 },
        { amount: '1000', quantity: 10 },
      ]);
      clock.set('2026-05-13T10:36:20.000000Z');
      const [seat, addon] = subscriber.prices;
      const items = [
        { price_id: await newPlan(subscriber, '25000'), quantity: 1 },
        { price_id: seat!, quantity: 30 },
        { price_id: addon!, quantity: 5 },
      ];
      return { subscriber, items };
    }

    const UPGRADE = [
      ['22628', '0', '2009', '24637'],
      ['54308', '0', '4820', '59128'],
      ['-4526', '0', '-401', '-4927'],
    ];

    test('charge 20 new seats and a new item, and credit five of the old one, to the unit of the document', async () => {
      const { subscriber, items } = await upgraded();
      const events = await subscriber.emitted(() =>
        update(subscriber, { items, proration_billing_mode: 'prorated_immediately' }),
      );
      expect(events).toEqual([
        'subscription.updated active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'transaction.paid paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      const [transaction] = await transactionsOf(subscriber);
      const { line_items, totals, tax_rates_used } = transaction!.details;
      expect(amountsOf(line_items)).toEqual(UPGRADE);
      expect(line_items.map(({ quantity }) => quantity)).toEqual([1, 20, -5]);
      const rest = { starts_at: '2026-05-13T10:36:20.000000Z', ends_at: '2026-06-10T12:01:00.000000Z' };
      expect(line_items[2]?.proration).toEqual({ rate: '0.90513', billing_period: rest });
      expect(transaction).toMatchObject({ origin: 'subscription_update', status: 'completed', billing_period: rest });
      expect(totals).toMatchObject({ subtotal: '72410', tax: '6428', total: '78838', grand_total: '78838' });
      expect(tax_rates_used).toMatchObject([{ tax_rate: '0.08875', totals: { subtotal: '72410', total: '78838' } }]);
      const path = { transaction_id: transaction!.id };
      const { data: invoice } = await subscriber.client.transactions.invoice({ path });
      expect((await fetch(invoice.url)).headers.get('content-type')).toBe('application/pdf');
    });

    test('are those of its preview, with a summary, and without a transaction', async () => {
      const { subscriber, items } = await upgraded();
      const body = { items, proration_billing_mode: 'prorated_immediately' } as const;
      const before = await subscriber.subscription();
      const { data: preview } = await subscriber.client.subscriptions.previewUpdate({ path: subscriber.path, body });
      const money = (amount: string) => ({ amount, currency_code: 'EUR' });
      expect(preview.update_summary).toEqual({
        credit: money('-4927'),
        charge: money('83765'),
        result: { action: 'charge', ...money('78838') },
      });
      expect(amountsOf(preview.immediate_transaction!.details.line_items)).toEqual(UPGRADE);
      const recurring = [
        ['25000', '0', '2219', '27219'],
        ['90000', '0', '7987', '97987'],
        ['5000', '0', '444', '5444'],
      ];
      expect(amountsOf(preview.next_transaction!.details.line_items)).toEqual(recurring);
      expect(preview.next_transaction?.billing_period).toEqual({
        starts_at: '2026-06-10T12:01:00.000000Z',
        ends_at: '2026-07-10T12:01:00.000000Z',
      });
      expect(amountsOf(preview.recurring_transaction_details.line_items)).toEqual(recurring);
      expect(await subscriber.subscription()).toEqual(before);
      expect(await transactionsOf(subscriber)).toHaveLength(1);
      const updated = await update(subscriber, body);
      expect(preview).toMatchObject({ items: updated.items.map(({ quantity }) => ({ quantity })) });
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction?.details.totals).toMatchObject({ total: preview.immediate_transaction!.details.totals.total });
    });

    /** 100.00 a month from 1 April, and half of the period is left. */
    async function downgraded() {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '10000', quantity: 1 }]);
      clock.set('2026-04-16T00:00:00.000000Z');
      return { subscriber, items: [{ price_id: await newPlan(subscriber, '4000'), quantity: 1 }] };
    }

    test('of a downgrade go to the balance of the customer, and the next renewal takes them', async () => {
      const { subscriber, items } = await downgraded();
      const { path, client, customer_id } = subscriber;
      // Nothing is charged, so that no payment method matters.
      await payLater(subscriber, 'declined');
      const body = { items, proration_billing_mode: 'prorated_immediately' } as const;
      const { data: preview } = await client.subscriptions.previewUpdate({ path, body });
      expect(preview.update_summary?.result).toEqual({ action: 'credit', amount: '3600', currency_code: 'EUR' });
      expect(preview.next_transaction?.details.totals).toMatchObject({
        subtotal: '4000',
        tax: '800',
        credit: '3600',
        grand_total: '1200',
      });
      const events = await subscriber.emitted(() => update(subscriber, body));
      expect(events).toEqual([
        'subscription.updated active',
        'transaction.created billed',
        'transaction.billed billed',
        'transaction.updated billed',
        'transaction.paid paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      const [transaction] = await transactionsOf(subscriber);
      const { line_items, totals } = transaction!.details;
      expect(amountsOf(line_items)).toEqual([
        ['2000', '0', '400', '2400'],
        ['-5000', '0', '-1000', '-6000'],
      ]);
      expect(totals).toMatchObject({
        subtotal: '-3000',
        tax: '-600',
        total: '-3600',
        credit_to_balance: '3600',
        grand_total: '0',
        fee: '0',
      });
      expect(transaction).toMatchObject({ status: 'completed', payments: [] });
      const { data: balances } = await client.creditBalances.list({ path: { customer_id } });
      expect(balances).toMatchObject([{ currency_code: 'EUR', balance: { available: '3600', used: '0' } }]);
    });

    test.each([
      ['prorated_immediately', { now: ['2000', '-5000'], stored: 0 }],
      ['full_immediately', { now: ['4000'], stored: 0 }],
      ['prorated_next_billing_period', { now: undefined, stored: 2 }],
      ['full_next_billing_period', { now: undefined, stored: 1 }],
      ['do_not_bill', { now: undefined, stored: 0 }],
    ] as const)('with %s are charged and credited as the mode says', async (proration_billing_mode, expected) => {
      const { subscriber, items } = await downgraded();
      const body = { items, proration_billing_mode };
      const { data: preview } = await subscriber.client.subscriptions.previewUpdate({ path: subscriber.path, body });
      await update(subscriber, body);
      const [latest, ...others] = await transactionsOf(subscriber);
      const now = others.length === 0 ? undefined : latest!.details.line_items.map(({ totals }) => totals.subtotal);
      expect(now).toEqual(expected.now);
      const { stored_lines } = await subscriber.row();
      expect(stored_lines).toHaveLength(expected.stored);
      const next = preview.next_transaction!.details.line_items.map(({ totals }) => totals.total);
      expect(next).toEqual(['4800', ...stored_lines.map(({ totals }) => totals.total)]);
    });

    test('of two changes in one minute, one back to what was before, cancel each other exactly', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'NY', [{ amount: '1999', quantity: 7 }]);
      clock.set('2026-04-11T17:23:05.000000Z');
      const [price_id] = subscriber.prices;
      const change = (quantity: number) =>
        update(subscriber, {
          items: [{ price_id: price_id!, quantity }],
          proration_billing_mode: 'prorated_next_billing_period',
        });
      await change(13);
      clock.set('2026-04-11T17:23:59.000000Z');
      await change(7);
      const { stored_lines } = await subscriber.row();
      const sum = (name: 'subtotal' | 'tax' | 'total') =>
        stored_lines.reduce((total, { totals }) => total + BigInt(totals[name]), 0n);
      expect(stored_lines.map(({ quantity }) => quantity)).toEqual([6, -6]);
      expect(['subtotal', 'tax', 'total'].map((name) => sum(name as 'total'))).toEqual([0n, 0n, 0n]);
    });

    test('at once, there and back, leave as credit exactly what was paid', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'NY', [{ amount: '1999', quantity: 7 }]);
      clock.set('2026-04-11T17:23:05.000000Z');
      const [price_id] = subscriber.prices;
      const change = (quantity: number) =>
        update(subscriber, {
          items: [{ price_id: price_id!, quantity }],
          proration_billing_mode: 'prorated_immediately',
        });
      await change(13);
      await change(7);
      const [back, there] = await transactionsOf(subscriber);
      expect(back!.details.totals.credit_to_balance).toBe(there!.details.totals.total);
    });

    test('there and back cancel each other, also where an amount before tax is rounded to nothing', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '700', quantity: 1 }]);
      const other = await newPlan(subscriber, '650');
      clock.set('2026-04-30T23:29:00.000000Z');
      const change = (price_id: typeof other) =>
        update(subscriber, {
          items: [{ price_id, quantity: 1 }],
          proration_billing_mode: 'prorated_immediately',
        });
      await change(other);
      await change(subscriber.prices[0]!);
      const [back, there] = await transactionsOf(subscriber);
      expect(amountsOf(there!.details.line_items)).toEqual([
        ['0', '0', '1', '1'],
        ['-1', '0', '0', '-1'],
      ]);
      expect(amountsOf(back!.details.line_items)).toEqual([
        ['1', '0', '0', '1'],
        ['0', '0', '-1', '-1'],
      ]);
    });

    test('credit at the tax rate that was paid, and charge at the rate of today', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '10000', quantity: 2 }]);
      clock.set('2026-04-16T00:00:00.000000Z');
      const { db } = service().services;
      const [paid] = await transactionsOf(subscriber);
      const { lines } = await db
        .selectFrom('transactions')
        .select('lines')
        .where('id', '=', paid!.id as `txn_${string}`)
        .executeTakeFirstOrThrow();
      // As if the rate had been 10 % when the period was paid.
      const earlier = lines.map((line) => ({ ...line, tax_rate: '0.1' }));
      await db
        .updateTable('transactions')
        .set({ lines: JSON.stringify(earlier) })
        .where('id', '=', paid!.id as `txn_${string}`)
        .execute();
      const items = [
        { price_id: subscriber.prices[0]!, quantity: 1 },
        { price_id: await newPlan(subscriber, '10000'), quantity: 1 },
      ];
      await update(subscriber, { items, proration_billing_mode: 'prorated_immediately' });
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction!.details.line_items.map(({ tax_rate }) => tax_rate)).toEqual(['0.2', '0.1']);
      expect(amountsOf(transaction!.details.line_items)).toEqual([
        ['5000', '0', '1000', '6000'],
        ['-5000', '0', '-500', '-5500'],
      ]);
    });

    test('credit the discount that was paid after it has ended, and charge without it', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '10000', quantity: 2 }]);
      const discount_id = await subscriber.discount({ type: 'percentage', amount: '10', recur: true });
      const body = { discount: { id: discount_id, effective_from: 'next_billing_period' } } as const;
      expect((await update(subscriber, body)).discount).toEqual({
        id: discount_id,
        starts_at: '2026-05-01T00:00:00.000000Z',
        ends_at: null,
      });
      await update(subscriber, { discount: null });
      clock.set('2026-04-16T00:00:00.000000Z');
      const more = (quantity: number) => ({
        items: [{ price_id: subscriber.prices[0]!, quantity }],
        proration_billing_mode: 'prorated_immediately' as const,
      });
      await update(subscriber, { ...more(3), discount: { id: discount_id, effective_from: 'immediately' } });
      await update(subscriber, { discount: null });
      await update(subscriber, more(1));
      const [credited, charged] = await transactionsOf(subscriber);
      expect(amountsOf(charged!.details.line_items)).toEqual([['5000', '500', '900', '5400']]);
      // The unit that was charged last is credited first, with its discount.
      expect(amountsOf(credited!.details.line_items)).toEqual([
        ['-5000', '-500', '-900', '-5400'],
        ['-5000', '0', '-1000', '-6000'],
      ]);
    });

    test('credit exactly the discount that a waiting line was priced with, after the subscription has lost it', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '120', quantity: 1 }]);
      const id = await subscriber.discount({ type: 'percentage', amount: '10', recur: true });
      clock.set('2026-04-20T00:00:00.000000Z');
      await update(subscriber, {
        items: [{ price_id: subscriber.prices[0]!, quantity: 2 }],
        discount: { id, effective_from: 'immediately' },
        proration_billing_mode: 'prorated_next_billing_period',
      });
      await update(subscriber, { discount: null });
      await update(subscriber, {
        next_billed_at: '2026-04-22T00:00:00Z',
        proration_billing_mode: 'prorated_immediately',
      });
      const [moved] = await transactionsOf(subscriber);
      // The amounts of the waiting line, 4 of 44, are rounded: with their share, the discount would be 3.
      expect(amountsOf(moved!.details.line_items)).toEqual([
        ['-36', '-4', '-6', '-38'],
        ['-36', '0', '-7', '-43'],
      ]);
    });

    test('have the discount of a period until its end, also after the discount has ended in it', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '10000', quantity: 1 }]);
      const id = await subscriber.discount({ type: 'percentage', amount: '10', recur: true });
      const discount = { id, starts_at: '2026-04-01T00:00:00.000000Z', ends_at: '2026-04-10T00:00:00.000000Z' };
      await subscriber.store({ discount });
      clock.set('2026-04-16T00:00:00.000000Z');
      const items = [{ price_id: subscriber.prices[0]!, quantity: 2 }];
      const body = { items, proration_billing_mode: 'prorated_immediately' } as const;
      const { data: preview } = await subscriber.client.subscriptions.previewUpdate({ path: subscriber.path, body });
      expect(preview.immediate_transaction?.details.totals.discount).toBe('500');
      expect(preview.next_transaction?.details.totals.discount).toBe('0');
    });

    test('credit no units that were added without a charge', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'GB', [{ amount: '10000', quantity: 2 }]);
      clock.set('2026-04-16T00:00:00.000000Z');
      const items = (quantity: number) => [{ price_id: subscriber.prices[0]!, quantity }];
      await update(subscriber, { items: items(5), proration_billing_mode: 'do_not_bill' });
      await update(subscriber, { items: items(2), proration_billing_mode: 'prorated_immediately' });
      expect(await transactionsOf(subscriber)).toHaveLength(1);
      await update(subscriber, { items: items(1), proration_billing_mode: 'prorated_immediately' });
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction?.details.totals.subtotal).toBe('-5000');
    });

    test('credit nothing for a trial that was activated at the moment when it began', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await newTrial(service());
      const { client, path } = subscriber;
      await client.subscriptions.activate({ path });
      clock.set('2026-04-16T00:00:00.000000Z');
      const items = [{ price_id: await newPlan(subscriber, '4000'), quantity: 1 }];
      await update(subscriber, { items, proration_billing_mode: 'prorated_immediately' });
      const [transaction] = await transactionsOf(subscriber);
      expect(transaction!.details.line_items.map(({ quantity, proration }) => [quantity, proration?.rate])).toEqual([
        [1, '0.5'],
        [-2, '0.5'],
      ]);
    });

    test('have no digits after the decimal point in a currency without minor units', async () => {
      clock.set('2026-04-01T00:00:00.000000Z');
      const subscriber = await subscribe(service(), 'JP', [{ amount: '1001', quantity: 1 }], { currency_code: 'JPY' });
      clock.set('2026-04-16T00:00:00.000000Z');
      const items = [{ price_id: subscriber.prices[0]!, quantity: 2 }];
      await update(subscriber, { items, proration_billing_mode: 'prorated_immediately' });
      const [transaction] = await transactionsOf(subscriber);
      // 500.5 is rounded toward zero, and 550.55 with tax to the nearest.
      expect(amountsOf(transaction!.details.line_items)).toEqual([['500', '0', '51', '551']]);
    });
  },
  { clock },
);
