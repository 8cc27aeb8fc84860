import { beforeAll, describe, expect, test } from 'vitest';

import type { TransactionRow } from '../../../service/storage/rows/transaction-rows.ts';
import { eachService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError } from '../http/expect-error.ts';
import { MANUAL, newSale, SUBSCRIBED, type Sale } from './sale.ts';

eachService('the status of a transaction', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
  });

  const parties = () => ({ customer_id: sale.customer_id, address_id: sale.address_id });
  const update = async (id: string, body: object) => dataOf(await sale.update(id, body), 200);
  const emittedBy = (id: string, body: object) => sale.emitted(() => update(id, body));
  /** Payments and subscriptions lead to these states. */
  const withStatus = async (status: TransactionRow['status'], more: object = {}): Promise<string> => {
    const { id } = await sale.billed(more);
    await service().services.db.updateTable('transactions').set({ status }).where('id', '=', id).execute();
    return id;
  };

  describe('a new transaction', () => {
    test('is a draft without a customer, or without an address', async () => {
      expect(await sale.emitted(() => sale.draft())).toEqual(['transaction.created draft']);
      expect(await sale.draft({ customer_id: sale.customer_id })).toMatchObject({
        status: 'draft',
        customer_id: sale.customer_id,
        address_id: null,
        origin: 'api',
        collection_mode: 'automatic',
        billed_at: null,
        invoice_number: null,
        payments: [],
      });
    });

    test('is ready with a customer and an address', async () => {
      expect(await sale.emitted(() => sale.ready())).toEqual(['transaction.created draft', 'transaction.ready ready']);
    });

    test('is billed when the request says so, without a number for automatic collection', async () => {
      const automatic = { collection_mode: 'automatic', billing_details: null } as const;
      expect(await sale.emitted(() => sale.billed(automatic))).toEqual([
        'transaction.created ready',
        'transaction.billed billed',
      ]);
      const { billed_at, created_at, ...billed } = await sale.billed(automatic);
      expect(billed).toMatchObject({ status: 'billed', invoice_id: null, invoice_number: null });
      expect(billed_at).toBe(created_at);
    });

    test('has an invoice with a number when it is billed for manual collection', async () => {
      expect(await sale.emitted(() => sale.billed())).toEqual([
        'transaction.created ready',
        'transaction.billed billed',
        ...SUBSCRIBED,
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
      const billed = await sale.billed();
      expect(billed).toMatchObject({
        invoice_id: expect.stringMatching(/^inv_/),
        invoice_number: expect.stringMatching(/^\d{3,}-\d{5}$/),
      });
      const { data } = await sale.client.events.list({ query: { event_type: ['invoice.issued'], per_page: 1 } });
      const due = new Date(Date.parse(billed.billed_at!) + 14 * 86_400_000).toISOString().slice(0, 23);
      expect(data[0]!.data).toMatchObject({
        id: billed.invoice_id,
        transaction_id: billed.id,
        invoice_number: billed.invoice_number,
        issued_at: billed.billed_at,
        due_at: expect.stringContaining(due),
        details: { totals: { total: billed.details.totals.total } },
      });
    });

    test('is completed at once when it is billed and costs nothing', async () => {
      const discount_id = await sale.discount({ type: 'percentage', amount: '100' });
      const events = await sale.emitted(() => sale.billed({ discount_id }));
      expect(events).toEqual([
        'transaction.created ready',
        'transaction.billed billed',
        'subscription.created active',
        'subscription.activated active',
        'transaction.updated billed',
        'invoice.issued issued',
        'transaction.updated billed',
        'transaction.paid paid',
        'invoice.paid paid',
        'transaction.updated paid',
        'transaction.completed completed',
        'discount.updated active',
      ]);
      expect((await sale.billed({ discount_id })).details.totals).toMatchObject({
        total: '0',
        fee: '0',
        earnings: '0',
      });
    });

    test.each([{}, { customer_id: true }])('cannot be billed without %j and an address', async (given) => {
      const customer = 'customer_id' in given ? { customer_id: sale.customer_id } : {};
      const response = await sale.create({ ...customer, status: 'billed' });
      const { error } = await expectError(response, 'transaction_status_must_be_ready');
      expect(error.detail).toContain('address_id');
    });
  });

  describe('an update', () => {
    test('makes a draft ready that gets a customer and an address', async () => {
      const { id } = await sale.draft();
      expect(await emittedBy(id, { customer_id: sale.customer_id })).toEqual(['transaction.updated draft']);
      expect(await emittedBy(id, { address_id: sale.address_id })).toEqual([
        'transaction.updated draft',
        'transaction.ready ready',
      ]);
    });

    test('bills a ready transaction', async () => {
      const { id } = await sale.ready();
      expect(await emittedBy(id, { status: 'billed' })).toEqual(['transaction.billed billed']);
    });

    test('takes a draft through all states in one request', async () => {
      const { id } = await sale.draft();
      expect(await emittedBy(id, { ...parties(), ...MANUAL, status: 'billed' })).toEqual([
        'transaction.updated draft',
        'transaction.ready ready',
        'transaction.billed billed',
        ...SUBSCRIBED,
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
    });

    test('does not bill a draft', async () => {
      const { id } = await sale.draft();
      await expectError(await sale.update(id, { status: 'billed' }), 'transaction_status_must_be_ready');
      expect(await sale.get(id)).toMatchObject({ status: 'draft' });
    });

    test.each(['draft', 'ready', 'billed'] as const)('cancels a %s transaction', async (status) => {
      const { id } = await sale[status]();
      expect(await emittedBy(id, { status: 'canceled' })).toEqual([
        'transaction.updated canceled',
        'transaction.canceled canceled',
        ...(status === 'billed' ? ['invoice.canceled canceled'] : []),
      ]);
    });

    test('cancels a past due invoice, but not a past due renewal', async () => {
      const invoice = await withStatus('past_due');
      expect(await update(invoice, { status: 'canceled' })).toMatchObject({ status: 'canceled' });
      const renewal = await withStatus('past_due', { collection_mode: 'automatic', billing_details: null });
      await expectError(await sale.update(renewal, { status: 'canceled' }), 'transaction_invalid_status_change');
    });

    test.each<[TransactionRow['status'], string]>([
      ['ready', 'draft'],
      ['ready', 'paid'],
      ['ready', 'completed'],
      ['ready', 'past_due'],
      ['billed', 'ready'],
      ['billed', 'paid'],
      ['past_due', 'billed'],
      ['paid', 'canceled'],
      ['paid', 'billed'],
      ['completed', 'canceled'],
      ['canceled', 'billed'],
      ['canceled', 'ready'],
    ])('does not change %s to %s', async (from, to) => {
      const id = from === 'ready' ? (await sale.ready()).id : await withStatus(from);
      const before = await sale.get(id);
      const { error } = await expectError(await sale.update(id, { status: to }), 'transaction_invalid_status_change');
      expect(error.detail).toContain(`from ${from} to ${to}`);
      expect(await sale.get(id)).toEqual(before);
    });

    test.each<TransactionRow['status']>(['billed', 'past_due', 'paid', 'completed', 'canceled'])(
      'changes nothing else of a %s transaction',
      async (status) => {
        const id = await withStatus(status);
        const before = await sale.get(id);
        for (const body of [{ custom_data: { a: 1 } }, { items: [{ price_id: sale.price_id, quantity: 11 }] }])
          await expectError(await sale.update(id, body), 'transaction_immutable');
        // Equal members are no change.
        const same = { status, custom_data: null, items: [{ price_id: sale.price_id, quantity: 10 }] };
        expect(await sale.emitted(() => update(id, same))).toEqual([]);
        expect(await sale.get(id)).toEqual(before);
      },
    );

    test('does not change and cancel a transaction at once', async () => {
      for (const { id } of [await sale.draft(), await sale.ready(), await sale.billed()]) {
        const response = await sale.update(id, { status: 'canceled', custom_data: { a: 1 } });
        await expectError(response, 'transaction_cannot_be_modified_and_canceled');
      }
    });
  });
});
