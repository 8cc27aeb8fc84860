import type { Invoice } from '@billing/types';
import type { Selectable } from 'kysely';

import type { TransactionLine, TransactionRow, TransactionStatus } from '../storage/rows/transaction-rows.ts';

type Row = Selectable<TransactionRow>;

const STATUSES: Readonly<Partial<Record<TransactionStatus, Invoice['status']>>> = {
  billed: 'issued',
  paid: 'paid',
  completed: 'paid',
  past_due: 'overdue',
  canceled: 'canceled',
};

/**
 * The invoice of a transaction with manual collection that was billed. It shows the amounts of the
 * transaction.
 */
export function invoiceEntity(row: Row): Required<Invoice> {
  const { invoice_id, customer_id, address_id, billed_at } = row;
  const status = STATUSES[row.status];
  if (invoice_id === null || customer_id === null || address_id === null || billed_at === null || status === undefined)
    throw new Error(`internal error: transaction ${row.id} has no invoice`);
  const { subtotal, tax, total } = row.adjusted_totals;
  return {
    id: invoice_id,
    status,
    transaction_id: row.id,
    customer_id,
    address_id,
    business_id: row.business_id,
    invoice_number: row.invoice_number,
    currency_code: row.currency_code,
    billing_details: row.billing_details,
    billing_period: row.billing_period,
    items: row.lines.map(({ price: { product_id, unit_price }, quantity }) => ({
      price: { product_id, unit_price },
      quantity,
    })),
    details: { totals: { subtotal, tax, total }, line_items: row.lines.map(invoiceLine) },
    checkout: row.checkout,
    custom_data: row.custom_data,
    issued_at: billed_at,
    due_at: row.due_at,
    paid_at: row.payments.find(({ status }) => status === 'captured')?.captured_at ?? null,
    created_at: billed_at,
    updated_at: row.updated_at,
  };
}

function invoiceLine({ product, quantity, tax_rate, unit_totals, totals }: TransactionLine) {
  const { id, name, description, status, tax_category, image_url } = product;
  return {
    product: { id, name, description, status, tax_category, image_url },
    quantity,
    tax_rate,
    unit_totals,
    totals,
  };
}
