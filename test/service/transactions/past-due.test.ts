import type { Client } from '@billing/client';
import { beforeEach, expect, test } from 'vitest';

import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { newSale, type Sale } from './sale.ts';

const clock = new ManualClock('2026-03-02T09:30:00.000Z');

eachService(
  'the payment terms of an invoice',
  (service) => {
    let sale: Sale;
    let client: Client;

    beforeEach(async () => {
      sale = await newSale(service());
      client = sale.client;
    });

    const pass = () => runMaintenance(service().checkout.payments);
    const advanceTo = async (time: string) => {
      await client.testClock.advance({ body: { time } });
      await pass();
    };

    test('end with a transaction that is past due, once', async () => {
      const { id, invoice_id } = await sale.billed();
      clock.advance(14 * 86_400_000 - 1);
      expect(await sale.emitted(pass)).toEqual([]);
      clock.advance(1);
      expect(await sale.emitted(pass)).toEqual([
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'invoice.overdue overdue',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
      expect(await sale.get(id)).toMatchObject({ status: 'past_due', invoice_id });
      expect(await sale.emitted(pass)).toEqual([]);
    });

    test('end when the test clock of the account passes the time, and not for canceled transactions', async () => {
      await client.testClock.start({ body: { time: '2027-01-31T10:00:00.000000Z' } });
      // Once, because the renewals of a subscription have invoices, too.
      const { data: once } = await client.prices.create({
        body: {
          product_id: sale.product_id,
          description: 'Setup',
          unit_price: { amount: '1000', currency_code: 'EUR' },
        },
      });
      const terms = (frequency: number) => ({
        items: [{ price_id: once.id as `pri_${string}`, quantity: 1 }],
        billing_details: { payment_terms: { interval: 'month', frequency } } as const,
      });
      const [canceled, second, first] = [
        await sale.billed(terms(1)),
        await sale.billed(terms(2)),
        await sale.billed(terms(1)),
      ];
      await sale.update(canceled.id, { status: 'canceled' });
      await advanceTo('2027-04-01T00:00:00Z');
      const { data } = await client.events.list({
        query: { event_type: ['invoice.overdue'], order_by: 'id[ASC]', per_page: 10 },
      });
      expect(data.map(({ occurred_at, data: invoice }) => [occurred_at, invoice['transaction_id']])).toEqual([
        ['2027-02-28T10:00:00.000000Z', first.id],
        ['2027-03-31T10:00:00.000000Z', second.id],
      ]);
      expect(data[0]!.data).toMatchObject({ due_at: '2027-02-28T10:00:00.000000Z', status: 'overdue' });
      expect(await sale.get(first.id)).toMatchObject({ updated_at: '2027-02-28T10:00:00.000000Z' });
    });

    test('are passed once by several processes at the same time', async () => {
      for (let number = 0; number < 3; number += 1) await sale.billed();
      clock.advance(15 * 86_400_000);
      const events = await sale.emitted(() => Promise.all([pass(), pass(), pass()]));
      expect(events.filter((event) => event.startsWith('invoice.overdue'))).toHaveLength(3);
      expect(events).toHaveLength(15);
    });
  },
  { clock },
);
