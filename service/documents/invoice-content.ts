import type { PaymentAttempt, Transaction } from '@billing/types';

import { type Parties, buyerLines } from './buyer.ts';
import type { DocumentContent, DocumentNote, DocumentTable, DocumentTotal, Fact } from './document-content.ts';
import { lineTable, plainRow } from './lines.ts';
import { amountTexts, dateText, durationText, percentText, periodText } from './texts.ts';

/** What an invoice is made from. */
export interface InvoiceSource extends Parties {
  readonly transaction: Transaction;
  /** When the payment is due, ISO 8601; null without payment terms. */
  readonly dueAt: string | null;
}

export function invoiceContent(source: InvoiceSource): DocumentContent {
  const { transaction } = source;
  return {
    title: 'Invoice',
    number: transaction.invoice_number,
    seller: source.accountName,
    issuedAt: transaction.billed_at ?? transaction.created_at,
    facts: facts(source),
    buyer: { title: 'Billed to', lines: buyerLines(source) },
    lines: lineTable(transaction),
    totals: totals(transaction),
    tables: [taxTable(transaction), ...paymentTables(transaction)],
    notes: notes(transaction),
  };
}

function facts({ transaction, dueAt }: InvoiceSource): readonly Fact[] {
  const { billed_at, created_at, revised_at, billing_details, billing_period } = transaction;
  const values = {
    'Invoice number': transaction.invoice_number,
    'Invoice date': dateText(billed_at ?? created_at),
    'Revised on': revised_at && dateText(revised_at),
    'Payment due': dueAt && dateText(dueAt),
    'Payment terms': billing_details && durationText(billing_details.payment_terms),
    'Purchase order': billing_details?.purchase_order_number,
    'Billing period': billing_period && periodText(billing_period),
    Transaction: transaction.id,
  };
  return Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function totals({ currency_code, details }: Transaction): readonly DocumentTotal[] {
  const amount = amountTexts(currency_code);
  const { subtotal, discount, tax, total, credit, credit_to_balance, grand_total, balance } = details.totals;
  const row = (label: string, text: string, isStrong = false): DocumentTotal => ({ label, amount: text, isStrong });
  const hasCredit = credit !== '0' || credit_to_balance !== '0';
  const paid = BigInt(grand_total) - BigInt(balance);
  return [
    row('Subtotal', amount(subtotal)),
    ...(discount === '0' ? [] : [row('Discount', amount(-BigInt(discount)))]),
    row('Tax', amount(tax)),
    row('Total', amount(total), true),
    ...(credit === '0' ? [] : [row('Credit applied', amount(-BigInt(credit)))]),
    ...(credit_to_balance === '0' ? [] : [row('Credited to your balance', amount(credit_to_balance))]),
    ...(hasCredit ? [row('Total after credit', amount(grand_total))] : []),
    ...(paid === 0n ? [] : [row('Paid', amount(-paid))]),
    row('Balance due', amount(balance), true),
  ];
}

function taxTable({ currency_code, details }: Transaction): DocumentTable {
  const amount = amountTexts(currency_code);
  return {
    title: 'Tax by rate',
    columns: ['Tax rate', 'Taxable amount', 'Tax', 'Total'],
    rows: details.tax_rates_used.map(({ tax_rate, totals: { subtotal, discount, tax, total } }) => {
      const taxable = BigInt(subtotal) - BigInt(discount);
      return plainRow(percentText(tax_rate), amount(taxable), amount(tax), amount(total));
    }),
  };
}

function paymentTables({ currency_code, payments }: Transaction): readonly DocumentTable[] {
  const amount = amountTexts(currency_code);
  const rows = payments.flatMap((payment) =>
    payment.captured_at === null
      ? []
      : [plainRow(paymentMethod(payment), dateText(payment.captured_at), amount(payment.amount))],
  );
  return rows.length === 0 ? [] : [{ title: 'Payments', columns: ['Method', 'Date', 'Amount'], rows }];
}

function paymentMethod({ method_details: { type, card } }: PaymentAttempt): string {
  return card === null ? type.replaceAll('_', ' ') : `Card ending in ${card.last4}`;
}

function notes({ billing_details, checkout, details }: Transaction): readonly DocumentNote[] {
  const isOpen = BigInt(details.totals.balance) > 0n;
  const url = isOpen && billing_details?.enable_checkout ? checkout?.url : null;
  return [
    ...(billing_details?.additional_information
      ? [{ title: 'Additional information', text: billing_details.additional_information }]
      : []),
    ...(url ? [{ title: 'Pay online', text: url }] : []),
  ];
}
