import type { Adjustment, TransactionRead } from '@billing/types';
import { expect, test } from 'vitest';

import { MINIMUM_CHARGE } from '../../service/money/minimum-charge.ts';
import { specApi } from '../derived/spec-api.ts';
import { type AdjustedSale, lineOf, REFUND } from '../service/adjustments/completed-sale.ts';
import { newCreditSale } from '../service/credit-balances/credit-sale.ts';
import { newRevisionSale } from '../service/revisions/revision-sale.ts';
import { insertPrice } from '../support/catalog-fixtures.ts';
import { eachService } from '../support/service.ts';

type Row = readonly string[];

/** The rows of the first table in a section of the guide that has these headings. */
async function tableOf(section: string, ...headings: readonly string[]): Promise<readonly Row[]> {
  const { guides } = await specApi();
  const sections = guides.find(({ name }) => name === 'refunds-and-credits')?.sections ?? [];
  const text = sections.find(({ title }) => title === section)?.text ?? '';
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
  const start = rows.findIndex((row) => row.slice(1).join() === headings.join());
  expect(start, `${section} has a table of ${headings.join(', ')}`).not.toBe(-1);
  const body = rows.slice(start + 2);
  const end = body.findIndex((row) => row.length !== headings.length + 1);
  return end === -1 ? body : body.slice(0, end);
}

eachService('the guide on refunds and credits', (service) => {
  const seats = async (sale: AdjustedSale) => {
    const unit_price = JSON.stringify({ amount: '3000', currency_code: 'EUR' });
    return insertPrice(service().services, sale.accountId, sale.product_id, { unit_price });
  };

  test('has the figures that the service computes for its refunds', async () => {
    const sale = await newCreditSale(service());
    const completed = await sale.completed({ items: [{ price_id: await seats(sale), quantity: 10 }] });
    const adjustedTotals = async () => (await sale.get(completed.id)).details.adjusted_totals;
    const approved = async (body: object): Promise<Adjustment> =>
      sale.approved((await sale.adjusted(completed, body)).id);
    const items = [{ item_id: lineOf(completed), type: 'partial', amount: '3630' }];
    const part = await approved({ action: 'refund', items });
    const afterPart = await adjustedTotals();
    const rest = await approved(REFUND);
    const figures = [completed.details.totals, part.totals, afterPart, rest.totals, await adjustedTotals()].map(
      ({ subtotal, tax, total, fee, earnings }) => [subtotal, tax, total, fee, earnings],
    );
    const table = await tableOf('The figures', 'subtotal', 'tax', 'total', 'fee', 'earnings');
    expect(table.map((row) => row.slice(1))).toEqual(figures);
  });

  test('has the figures that the service computes for a revision that returns the tax', async () => {
    const sale = await newRevisionSale(service());
    const path = { customer_id: sale.customer_id };
    const address = await sale.client.addresses.create({ path, body: { country_code: 'DE', postal_code: '20457' } });
    const items = [{ price_id: await seats(sale), quantity: 10 }];
    const completed = await sale.completed({ items, address_id: address.data.id });
    await sale.revised(completed, { business: { name: 'Hanse GmbH', tax_identifier: 'DE123456789' } });
    const { data } = await sale.client.adjustments.list({ query: { transaction_id: [completed.id] } });
    const refund = await sale.approved(data[0]!.id);
    const { adjusted_totals } = (await sale.get(completed.id)).details;
    const figures = [completed.details.totals, refund.totals, adjusted_totals].map(
      ({ subtotal, tax, total, fee, earnings }) => [subtotal, tax, total, fee, earnings],
    );
    const table = await tableOf('Correcting an invoice', 'subtotal', 'tax', 'total', 'fee', 'earnings');
    expect(table.map((row) => row.slice(1))).toEqual(figures);
  });

  test('has the figures that the service computes with credit of the customer', async () => {
    const sale = await newCreditSale(service(), 10_000);
    const { details }: TransactionRead = await sale.billed({ items: [{ price_id: await seats(sale), quantity: 10 }] });
    const { total, credit, grand_total, grand_total_tax, balance } = details.totals;
    const headings = ['total', 'credit', 'grand_total', 'grand_total_tax', 'balance'];
    const table = await tableOf('Credit balances', ...headings);
    expect(table.map((row) => row.slice(1))).toEqual([[total, credit, grand_total, grand_total_tax, balance]]);
    expect(BigInt(balance)).toBeGreaterThan(MINIMUM_CHARGE.EUR);
  });
});
