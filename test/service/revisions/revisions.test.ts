import type { Adjustment } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { eachService } from '../../support/service.ts';
import { REFUND } from '../adjustments/completed-sale.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError, invalidFieldsOf } from '../http/expect-error.ts';
import { payWith } from '../payments/card-payment.ts';
import { MANUAL, TERMS } from '../transactions/sale.ts';
import { NEW_BUSINESS, newRevisionSale, type RevisionSale, VALID } from './revision-sale.ts';

const NAMED = { customer: { name: 'Ada Sample' } } as const;

eachService('a revision of a transaction', (service) => {
  let sale: RevisionSale;

  beforeAll(async () => {
    sale = await newRevisionSale(service());
  });

  test('corrects what the invoice shows, and nothing else', async () => {
    const { customer_id, address_id, business_id, client } = sale;
    const include = ['customer', 'address', 'business'] as const;
    const entities = async (id: string) => {
      const query = { include: [...include] };
      const { data } = await client.transactions.get({ path: { transaction_id: id as `txn_${string}` }, query });
      return [data.customer, data.address, data.business];
    };
    const completed = await sale.completed({ business_id });
    const before = await entities(completed.id);
    const data = await sale.revised(completed, {
      ...NAMED,
      address: { first_line: '1 Example Street', second_line: 'Floor 3', city: 'Delft', region: 'Zuid-Holland' },
      business: { name: 'Revised Works' },
    });
    expect(data).toEqual({ ...completed, updated_at: data.updated_at, revised_at: data.updated_at });
    expect(data.updated_at > completed.updated_at).toBe(true);
    expect(await sale.get(completed.id)).toEqual(data);
    const text = await sale.invoiceText(completed);
    for (const value of ['Ada Sample', '1 Example Street', 'Floor 3', 'Delft', 'Zuid-Holland', 'Revised Works'])
      expect(text).toContain(value);
    expect(text).toContain('Revised on');
    expect(text).not.toContain('Utrecht');
    expect(await entities(completed.id)).toEqual(before);
    expect(await sale.invoiceText(await sale.completed({ customer_id, address_id, business_id }))).toContain('Utrecht');
  });

  test('removes members with null, and leaves absent ones as they are', async () => {
    const billed = await sale.billed();
    await sale.revised(billed, { address: { city: null, first_line: '2 Other Street' } });
    const text = await sale.invoiceText(billed);
    expect(text).toContain('2 Other Street');
    expect(text).not.toContain('Utrecht');
    expect(text).toContain('@customer.example');
  });

  test('is reported by transaction.revised alone, whatever the status', async () => {
    const billed = await sale.billed();
    const completed = await sale.completed();
    for (const transaction of [billed, completed])
      expect(await sale.emitted(() => sale.revised(transaction, NAMED))).toEqual([
        `transaction.revised ${transaction.status}`,
      ]);
  });

  test('of an unpaid transaction does not prevent its payment', async () => {
    const billed = await sale.billed({ billing_details: { ...TERMS, enable_checkout: true } });
    await sale.revised(billed, NAMED);
    expect(await sale.pay(billed)).toMatchObject({ status: 'completed', details: { totals: { balance: '0' } } });
    expect(await sale.invoiceText(billed)).toContain('Ada Sample');
  });

  test('applies once to several requests at the same time', async () => {
    const completed = await sale.completed();
    const bodies = ['A', 'B', 'C', 'D'].map((name) => ({ customer: { name } }));
    const responses = await Promise.all(bodies.map((body) => sale.revise(completed, body)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 200))
      await expectError(response, 'transaction_revised_limit_reached');
  });

  test('is possible while the service completes the transaction, unless it returns tax', async () => {
    const { db } = service().services;
    const completed = await sale.completed();
    await db.updateTable('transactions').set({ status: 'paid' }).where('id', '=', completed.id).execute();
    await expectError(await sale.revise(completed, NEW_BUSINESS), 'transaction_invalid_status_to_revise');
    expect(await sale.revised(completed, NAMED)).toMatchObject({ status: 'paid' });
  });

  test('never follows a refund of the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const completed = await sale.completed();
      const [revision, refund] = await Promise.all([sale.revise(completed, NAMED), sale.adjust(completed, REFUND)]);
      expect(refund.status).toBe(201);
      const { created_at } = await dataOf<Adjustment>(refund);
      const { revised_at } = await sale.get(completed.id);
      expect(revised_at !== null).toBe(revision.status === 200);
      expect(revised_at !== null && revised_at > created_at).toBe(false);
    }
  });

  describe('is rejected', () => {
    test('unless the transaction is billed, paid or completed', async () => {
      const billed = await sale.billed();
      await sale.update(billed.id, { status: 'canceled' });
      for (const transaction of [await sale.draft(), await sale.ready(), billed])
        await expectError(await sale.revise(transaction, NAMED), 'transaction_invalid_status_to_revise');
    });

    test('for the second time', async () => {
      const billed = await sale.billed();
      await sale.revised(billed, NAMED);
      await expectError(await sale.revise(billed, { customer: { name: 'Bo' } }), 'transaction_revised_limit_reached');
    });

    test('after an adjustment, unless that was rejected', async () => {
      const completed = await sale.completed();
      const { id } = await sale.adjusted(completed, REFUND);
      await expectError(await sale.revise(completed, NAMED), 'transaction_adjusted_unable_to_revise');
      await sale.operate('adjustment reject', {}, id);
      expect(await sale.revised(completed, NAMED)).toMatchObject({ status: 'completed' });
    });

    test('while a payment has no result', async () => {
      const billed = await sale.billed({ billing_details: { ...TERMS, enable_checkout: true } });
      await payWith(service().checkout.payments, sale.accountId, billed, 'needs_authentication');
      await expectError(await sale.revise(billed, NAMED), 'transaction_immutable_while_processing_payment');
    });

    test('when nothing differs from the copy, even if the customer has changed since', async () => {
      const billed = await sale.billed();
      await sale.client.customers.update({ path: { customer_id: sale.customer_id }, body: { name: 'Now named' } });
      for (const body of [{}, { customer: { name: null } }, { address: { city: 'Utrecht' } }, { customer: {} }])
        await expectError(await sale.revise(billed, body), 'transaction_nothing_to_revise');
      expect(await sale.get(billed.id)).toMatchObject({ revised_at: null });
      expect(await sale.revised(billed, { customer: { name: 'Now named' } })).toMatchObject({ status: 'billed' });
    });

    test('for a new business without a name', async () => {
      const response = await sale.revise(await sale.billed(), { business: { tax_identifier: VALID } });
      expect(await invalidFieldsOf(response)).toEqual(['business.name']);
    });

    test('for the country, the postal code and the email address', async () => {
      const billed = await sale.billed();
      const fields = async (body: object) => invalidFieldsOf(await sale.revise(billed, body));
      expect(await fields({ address: { country_code: 'BE', postal_code: '1000' } })).toEqual([
        'address.country_code',
        'address.postal_code',
      ]);
      expect(await fields({ customer: { email: 'bo@customer.example' } })).toEqual(['customer.email']);
    });

    test('when a valid tax number would be removed', async () => {
      const { client, customer_id } = sale;
      const { data } = await client.businesses.create({ path: { customer_id }, body: NEW_BUSINESS.business });
      const billed = await sale.billed({ ...MANUAL, business_id: data.id });
      expect(billed.details.totals.tax).toBe('0');
      for (const tax_identifier of ['unknown', 'DE123456789'])
        expect(await invalidFieldsOf(await sale.revise(billed, { business: { tax_identifier } }))).toEqual([
          'business.tax_identifier',
        ]);
      const replaced = { business: { tax_identifier: 'NL000099998B58' } };
      expect(await sale.emitted(() => sale.revised(billed, replaced))).toEqual(['transaction.revised billed']);
      expect(await sale.invoiceText(billed)).toContain('NL000099998B58');
    });
  });
});
