import type { Proration, Transaction, TransactionLineItem } from '@billing/types';

import type { DocumentRow, DocumentTable } from './document-content.ts';
import { amountTexts, percentText, periodText } from './texts.ts';

/** The lines of a transaction. A column for discounts is only there if a line has one. */
export function lineTable({ currency_code, details, items }: Transaction): DocumentTable {
  const amount = amountTexts(currency_code);
  const isDiscounted = details.line_items.some(({ totals }) => totals.discount !== '0');
  const descriptions = new Map(items.map(({ price_id, price }) => [price_id, price.name ?? price.description]));
  return {
    title: null,
    columns: [
      'Description',
      'Quantity',
      'Unit price',
      'Subtotal',
      ...(isDiscounted ? ['Discount'] : []),
      'Tax rate',
      'Tax',
      'Total',
    ],
    rows: details.line_items.map(({ quantity, tax_rate, totals, unit_totals, ...line }) => ({
      cells: [
        line.product.name,
        String(quantity),
        amount(unit_totals.subtotal),
        amount(totals.subtotal),
        ...(isDiscounted ? [amount(totals.discount)] : []),
        percentText(tax_rate),
        amount(totals.tax),
        amount(totals.total),
      ],
      details: lineDetails(descriptions.get(line.price_id), line.proration),
    })),
  };
}

function lineDetails(description: string | undefined, proration: Proration | null): readonly string[] {
  return [
    ...(description === undefined ? [] : [description]),
    ...(proration === null
      ? []
      : [`Prorated: ${percentText(proration.rate)} of a period, ${periodText(proration.billing_period)}`]),
  ];
}

/** A row without details. */
export function plainRow(...cells: readonly string[]): DocumentRow {
  return { cells, details: [] };
}

/** The names of a transaction's lines, by the ids that adjustments refer to. */
export function lineNames({ details }: Transaction): ReadonlyMap<string, string> {
  return new Map(details.line_items.map(({ id, product }: TransactionLineItem) => [id, product.name]));
}
