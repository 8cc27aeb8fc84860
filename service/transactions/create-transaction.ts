import type { TransactionCreate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { lockDiscount } from '../discounts/redeem-discount.ts';
import { newId } from '../ids/id.ts';
import { randomText } from '../ids/random-text.ts';
import { checkOneDiscount, type TwoDiscountsCode } from '../pricing/requested-discount.ts';
import type { AccountServices } from '../services.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { type BillingCode, billTransaction } from './bill-transaction.ts';
import { checkCheckoutPage, checkoutOf, type CheckoutPageServices, storedPage } from './checkout-page.ts';
import { checkMinimumCharge, type MinimumChargeCode } from './minimum-charge.ts';
import { priceTransaction, type PricingCode } from './price-transaction.ts';
import { soldItems, type SoldItemsCode } from './sold-items.ts';
import { lastRow, readied } from './stages.ts';
import { insertTransaction } from './store-transaction.ts';
import { checkCollection, storedBillingDetails, storedPeriod, type TransactionRuleCode } from './transaction-rules.ts';

type Row = Selectable<TransactionRow>;

/** 190 random bits: the token alone decides who may open a checkout. */
export const CHECKOUT_TOKEN_LENGTH = 32;

export type CreateTransactionCode =
  | BillingCode
  | MinimumChargeCode
  | PricingCode
  | SoldItemsCode
  | TransactionRuleCode
  | TwoDiscountsCode;

/**
 * Creates a transaction that is a draft, ready, or with `status: billed` billed. Returns its row.
 *
 * @param origin `web` for one that a customer creates on a page.
 */
export async function createTransaction(
  newError: NewError<CreateTransactionCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'> & CheckoutPageServices,
  accountId: string,
  { status, ...body }: TransactionCreate,
  origin: 'api' | 'web' = 'api',
): Promise<Row> {
  checkOneDiscount(newError, body);
  const isBilled = status === 'billed';
  if (isBilled && body.discount_id != null) await lockDiscount(trx, accountId, body.discount_id);
  const draft = { ...(await newDraft(newError, trx, services, accountId, body)), origin };
  const ready = readied([{ row: draft, events: ['transaction.created'] }]);
  if (ready.length > 1) checkMinimumCharge(newError, draft);
  const custom_data = await customDataColumn(newError, trx, services.rules, accountId, draft.custom_data);
  // A transaction that is billed at once starts as ready, without the event.
  const outcome = isBilled
    ? await billTransaction(newError, trx, services, [{ row: lastRow(ready), events: ['transaction.created'] }])
    : { stages: ready, redemption: undefined };
  return insertTransaction(trx, services, outcome, custom_data);
}

async function newDraft(
  newError: NewError<CreateTransactionCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'> & CheckoutPageServices,
  accountId: string,
  {
    items,
    customer_id = null,
    address_id = null,
    business_id = null,
    discount_id = null,
    discount,
    currency_code = null,
    collection_mode,
    billing_details,
    billing_period,
    checkout,
    custom_data = null,
    ...left
  }: Omit<TransactionCreate, 'status'>,
): Promise<Row> {
  assertAllUsed(left);
  const { clock } = services;
  const basis = { account_id: accountId, id: newId('txn_', clock), customer_id, address_id, business_id, discount_id };
  const sold = await soldItems(newError, trx, services, accountId, items);
  const page = checkout ? storedPage(checkout) : null;
  if (page !== null) await checkCheckoutPage(newError, trx, accountId, page);
  const now = clock.now();
  const draft = {
    ...basis,
    status: 'draft' as const,
    discount_redeemed: false,
    subscription_id: null,
    custom_data,
    currency_requested: currency_code !== null,
    origin: 'api' as const,
    collection_mode: collection_mode ?? 'automatic',
    invoice_id: null,
    invoice_number: null,
    billing_details: billing_details ? storedBillingDetails(newError, billing_details) : null,
    billing_period: billing_period ? storedPeriod(newError, billing_period, clock) : null,
    ...(await priceTransaction(newError, trx, services, { ...basis, discount }, sold, currency_code)),
    payout_totals: null,
    adjusted_payout_totals: null,
    payments: [],
    checkout_token: randomText(CHECKOUT_TOKEN_LENGTH),
    checkout_details_entered: false,
    checkout_page: page,
    created_at: now,
    updated_at: now,
    billed_at: null,
    due_at: null,
    revised_at: null,
    buyer: null,
    revision: 0,
  };
  checkCollection(newError, draft);
  return { ...draft, checkout: await checkoutOf(trx, services, draft) };
}
