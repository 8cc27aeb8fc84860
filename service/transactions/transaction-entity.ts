import type { Transaction, TransactionDetails, TransactionItem, TransactionLineItem } from '@billing/types';
import type { Selectable } from 'kysely';

import { priceEntity, productEntity } from '../products/product-entity.ts';
import type { TransactionLine, TransactionRow } from '../storage/rows/transaction-rows.ts';

/** What the API shows of a transaction. Simulations have these members without a row. */
export type ShownTransaction = Pick<
  Selectable<TransactionRow>,
  Exclude<keyof Transaction, 'items' | 'details'> | keyof Omit<TransactionDetails, 'line_items'> | 'lines'
>;

export function transactionEntity(row: ShownTransaction): Required<Transaction> {
  return {
    id: row.id,
    status: row.status,
    customer_id: row.customer_id,
    address_id: row.address_id,
    business_id: row.business_id,
    custom_data: row.custom_data,
    currency_code: row.currency_code,
    origin: row.origin,
    subscription_id: row.subscription_id,
    invoice_id: row.invoice_id,
    invoice_number: row.invoice_number,
    collection_mode: row.collection_mode,
    discount_id: row.discount_id,
    billing_details: row.billing_details,
    billing_period: row.billing_period,
    items: row.lines.map(itemEntity),
    details: detailsEntity(row),
    payments: [...row.payments],
    checkout: row.checkout,
    created_at: row.created_at,
    updated_at: row.updated_at,
    billed_at: row.billed_at,
    revised_at: row.revised_at,
  };
}

function itemEntity({ price, quantity, proration }: TransactionLine): Required<TransactionItem> {
  return { price_id: price.id, price: priceEntity(price), quantity, proration };
}

function detailsEntity(row: ShownTransaction): Required<TransactionDetails> {
  return {
    tax_rates_used: [...row.tax_rates_used],
    totals: row.totals,
    adjusted_totals: row.adjusted_totals,
    payout_totals: row.payout_totals,
    adjusted_payout_totals: row.adjusted_payout_totals,
    line_items: row.lines.map(lineEntity),
  };
}

function lineEntity(line: TransactionLine): Required<TransactionLineItem> {
  return {
    id: line.id,
    price_id: line.price.id,
    quantity: line.quantity,
    proration: line.proration,
    tax_rate: line.tax_rate,
    unit_totals: line.unit_totals,
    totals: line.totals,
    product: productEntity(line.product),
  };
}
