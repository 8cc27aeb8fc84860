import type { Adjustment, Transaction } from '@billing/types';

import { type Parties, buyerLines } from './buyer.ts';
import type { DocumentContent, DocumentTable, Fact } from './document-content.ts';
import { lineNames, plainRow } from './lines.ts';
import { amountTexts, dateText, percentText } from './texts.ts';

/** What a credit note is made from. */
export interface CreditNoteSource extends Parties {
  readonly adjustment: Adjustment;
  /** The transaction that it adjusts. */
  readonly transaction: Transaction;
  /** Its own number; null when it has none. */
  readonly number: string | null;
}

export function creditNoteContent(source: CreditNoteSource): DocumentContent {
  const { adjustment, number } = source;
  const amount = amountTexts(adjustment.currency_code);
  const { subtotal, tax, total } = adjustment.totals;
  return {
    title: 'Credit note',
    number,
    seller: source.accountName,
    issuedAt: adjustment.created_at,
    facts: facts(source),
    buyer: { title: 'Credited to', lines: buyerLines(source) },
    lines: lineTable(source),
    totals: [
      { label: 'Subtotal', amount: amount(subtotal), isStrong: false },
      { label: 'Tax', amount: amount(tax), isStrong: false },
      { label: 'Total credited', amount: amount(total), isStrong: true },
    ],
    tables: [taxTable(adjustment)],
    notes: [{ title: 'Reason', text: adjustment.reason }],
  };
}

function facts({ adjustment, transaction, number }: CreditNoteSource): readonly Fact[] {
  const values = {
    'Credit note number': number,
    'Credit note date': dateText(adjustment.created_at),
    'For invoice': transaction.invoice_number,
    'Invoice date': transaction.billed_at && dateText(transaction.billed_at),
    Type: sentence(adjustment.action),
    Status: sentence(adjustment.status),
    Adjustment: adjustment.id,
    Transaction: transaction.id,
  };
  return Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** `pending_approval` is `Pending approval`. */
function sentence(code: string): string {
  return `${code.slice(0, 1).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`;
}

function lineTable({ adjustment, transaction }: CreditNoteSource): DocumentTable {
  const amount = amountTexts(adjustment.currency_code);
  const names = lineNames(transaction);
  return {
    title: null,
    columns: ['Description', 'Subtotal', 'Tax', 'Total'],
    rows: adjustment.items.map(({ item_id, type, totals: { subtotal, tax, total } }) => ({
      cells: [names.get(item_id) ?? item_id, amount(subtotal), amount(tax), amount(total)],
      details: type === 'tax' ? ['Tax only'] : [],
    })),
  };
}

function taxTable({ currency_code, tax_rates_used }: Adjustment): DocumentTable {
  const amount = amountTexts(currency_code);
  return {
    title: 'Tax by rate',
    columns: ['Tax rate', 'Taxable amount', 'Tax', 'Total'],
    rows: tax_rates_used.map(({ tax_rate, totals: { subtotal, tax, total } }) =>
      plainRow(percentText(tax_rate), amount(subtotal), amount(tax), amount(total)),
    ),
  };
}
