import type { Address, Business, Customer, Price } from '@billing/types';
import type { Transaction } from 'kysely';

import { createAdjustment } from '../adjustments/create-adjustment.ts';
import { anyError } from '../common/any-error.ts';
import { correctBalance } from '../credit-balances/correct-balance.ts';
import { createReport } from '../reports/create-report.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { createTransaction } from '../transactions/create-transaction.ts';

interface Sale {
  readonly customer: Customer['id'];
  readonly address: Address['id'];
  readonly business: Business['id'];
  readonly price: Price['id'];
}

/**
 * An invoice to a business, which starts its subscription, with a part of it credited, a credit balance, and
 * a report, which is generated as soon as the service runs. The balance comes after the invoice, which would
 * use it.
 */
export async function seedSales(
  trx: Transaction<Tables>,
  services: AccountServices,
  accountId: string,
  { customer, address, business, price }: Sale,
) {
  const invoice = await createTransaction(anyError, trx, services, accountId, {
    items: [{ price_id: price, quantity: 3 }],
    customer_id: customer,
    address_id: address,
    business_id: business,
    collection_mode: 'manual',
    billing_details: { payment_terms: { interval: 'day', frequency: 14 }, purchase_order_number: 'PO-2026-117' },
    status: 'billed',
  });
  const credit = await createAdjustment(anyError, trx, services, accountId, {
    action: 'credit',
    transaction_id: invoice.id,
    reason: 'An hour without service',
    items: [{ item_id: invoice.lines[0]!.id, type: 'partial', amount: '500' }],
  });
  const balance = { accountId, customerId: customer, currencyCode: 'EUR' as const };
  await correctBalance(trx, services.clock, balance, 1_000n, 'Credit taken over from the former billing system');
  const report = await createReport(anyError, trx, services, accountId, { type: 'transactions' });
  return { transaction: invoice.id, subscription: invoice.subscription_id!, adjustment: credit.id, report: report.id };
}
