import type { TransactionRead } from '@billing/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

import { buyerCopies } from '../../../service/storage/migrations/0024-buyer-copies.ts';
import { eachService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { type AdjustedSale, CREDIT, newAdjustedSale, REFUND } from '../adjustments/completed-sale.ts';
import { documentText } from './document-text.ts';

const ENABLED = { payment_terms: { interval: 'day', frequency: 14 }, enable_checkout: true } as const;

const BEFORE = [
  'Ada Sample',
  'ada@customer.example',
  '1 Old Street',
  'Floor 1',
  'Utrecht',
  '3511 AB',
  'Old Region',
  'Old Works',
  'Company number: 111',
  'Tax number: NL111',
];
const AFTER = [
  'Bo Sample',
  'bo@customer.example',
  '2 New Street',
  'Floor 2',
  'Delft',
  '2611 AA',
  'New Region',
  'New Works',
  'Company number: 222',
  'Tax number: NL222',
];

eachService('the buyer on documents', (service) => {
  let sale: AdjustedSale;
  let parties: Pick<AdjustedSale, 'business_id'>;

  /** Sets all that documents show of the buyer. */
  async function setBuyer(values: readonly string[]): Promise<void> {
    const { customer_id, address_id, business_id, client } = sale;
    const [name, email, first_line, second_line, city, postal_code, region, company, ...numbers] = values;
    const [company_number, tax_identifier] = numbers.map((text) => text.split(': ')[1]!);
    const path = { customer_id };
    await client.customers.update({ path, body: { name: name!, email: email! } });
    const address = { first_line: first_line!, second_line: second_line!, city: city!, region: region! };
    await client.addresses.update({
      path: { customer_id, address_id },
      body: { ...address, postal_code: postal_code! },
    });
    const body = { name: company!, company_number: company_number!, tax_identifier: tax_identifier! };
    await client.businesses.update({ path: { customer_id, business_id }, body });
  }

  beforeEach(async () => {
    sale = await newAdjustedSale(service(), await service().newAccount());
    parties = { business_id: sale.business_id };
    await setBuyer(BEFORE);
  });

  const invoiceOf = ({ id }: Pick<TransactionRead, 'id'>) => documentText(sale.call, `/transactions/${id}/invoice`);
  const noteOf = (id: string) => documentText(sale.call, `/adjustments/${id}/credit-note`);

  function expectBuyer(text: string, shown: readonly string[], hidden: readonly string[]): void {
    expect(shown.filter((value) => !text.includes(value))).toEqual([]);
    expect(hidden.filter((value) => text.includes(value))).toEqual([]);
  }

  test('is that of the time when a transaction with manual collection was billed, also after it is paid', async () => {
    const billed = await sale.billed({ ...parties, billing_details: ENABLED });
    await setBuyer(AFTER);
    expectBuyer(await invoiceOf(billed), BEFORE, AFTER);
    await payWith(service().checkout.payments, sale.accountId, billed);
    expect(await sale.get(billed.id)).toMatchObject({ status: 'completed' });
    expectBuyer(await invoiceOf(billed), BEFORE, AFTER);
  });

  test('is that of the time when a draft was billed by an update', async () => {
    const { id } = await sale.ready({ ...parties, collection_mode: 'manual', billing_details: ENABLED });
    await setBuyer(AFTER);
    await sale.update(id, { status: 'billed' });
    await setBuyer(BEFORE);
    expectBuyer(await invoiceOf({ id }), AFTER, BEFORE);
  });

  test('is that of the time when a transaction with automatic collection was paid', async () => {
    const ready = await sale.ready(parties);
    await setBuyer(AFTER);
    await payWith(service().checkout.payments, sale.accountId, ready);
    await setBuyer(BEFORE);
    expectBuyer(await invoiceOf(ready), AFTER, BEFORE);
  });

  test('is the same on credit notes', async () => {
    const completed = await sale.completed(parties);
    const billed = await sale.billed(parties);
    await setBuyer(AFTER);
    const refund = await sale.approved((await sale.adjusted(completed, REFUND)).id);
    const credit = await sale.adjusted(billed, CREDIT);
    for (const { id } of [refund, credit]) expectBuyer(await noteOf(id), BEFORE, AFTER);
  });

  describe('of transactions from before the copies', () => {
    test('is that of the migration', async () => {
      const { db } = service().services;
      const sold = await sale.billed(parties);
      const withoutBusiness = await sale.billed();
      const draft = await sale.draft();
      const buyers = () =>
        db
          .selectFrom('transactions')
          .select(['id', 'buyer'])
          .where('id', 'in', [sold.id, withoutBusiness.id, draft.id] as never)
          .orderBy('id')
          .execute();
      const before = await buyers();
      expect(before).toMatchObject([
        { buyer: { business: { name: 'Old Works' } } },
        { buyer: { business: null } },
        { buyer: null },
      ]);
      await db.updateTable('transactions').set({ buyer: null }).where('account_id', '=', sale.accountId).execute();
      await sql.raw(buyerCopies.statements[1]!).execute(db);
      expect(await buyers()).toEqual(before);
    });
  });
});
