import type { CurrencyCode, NonCatalogDiscountInput, TransactionUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import type { Complete } from '../common/lacking.ts';
import { releaseCredit } from '../credit-balances/apply-credit.ts';
import { checkOneDiscount, type TwoDiscountsCode } from '../pricing/requested-discount.ts';
import type { AccountServices } from '../services.ts';
import { lockedStatus } from '../storage/locked-status.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkCheckoutPage, checkoutOf, type CheckoutPageServices, storedPage } from './checkout-page.ts';
import { copiedItems, priceTransaction, type PricingCode } from './price-transaction.ts';
import { type RequestedItems, soldItems, type SoldItemsCode } from './sold-items.ts';
import { checkCollection, storedBillingDetails, storedPeriod, type TransactionRuleCode } from './transaction-rules.ts';

type Row = Selectable<TransactionRow>;

/** What a request changes, other than the status. */
export interface RequestedChanges {
  readonly columns: Partial<Row>;
  /** Undefined when the transaction has these items already. */
  readonly items: RequestedItems | undefined;
  /** A discount that is not in the catalog, always another one. */
  readonly discount: Complete<NonCatalogDiscountInput, NonNullable<TransactionUpdate['discount']>> | undefined;
}

/** Changes of these columns, or of the items, change the prices. */
const PRICED = ['customer_id', 'address_id', 'business_id', 'discount_id', 'currency_code'] as const;
const SHOWN_AT_CHECKOUT = ['collection_mode', 'billing_details', 'checkout_page'] as const;

/** Compares a request with the transaction. Members that are absent or equal change nothing. */
export function requestedChanges(
  newError: NewError<TransactionRuleCode | TwoDiscountsCode>,
  clock: AccountClock,
  before: Row,
  {
    items,
    discount,
    discount_id,
    billing_details,
    billing_period,
    checkout,
    ...body
  }: Omit<TransactionUpdate, 'status'>,
): RequestedChanges {
  checkOneDiscount(newError, { discount_id, discount });
  const columns = changedMembers(before, {
    ...body,
    discount_id: namedDiscount(discount_id, discount),
    billing_details: billing_details && storedBillingDetails(newError, billing_details),
    billing_period: billing_period && storedPeriod(newError, billing_period, clock),
    checkout_page: checkout && storedPage(checkout),
  });
  return {
    columns,
    items: items !== undefined && hasItems(before, items) ? undefined : items,
    discount: discount ?? undefined,
  };
}

/** The discount that a request names; null removes the one that the transaction has. */
function namedDiscount(
  discount_id: TransactionUpdate['discount_id'],
  discount: TransactionUpdate['discount'],
): TransactionUpdate['discount_id'] {
  if (discount) return undefined;
  return discount_id === undefined && discount === null ? null : discount_id;
}

export function isChange({ columns, items, discount }: RequestedChanges): boolean {
  return items !== undefined || discount !== undefined || Object.keys(columns).length > 0;
}

/**
 * The transaction with the changes. Prices that it has are copied again only for new `items`; tax rates are
 * those of today.
 */
export async function changedTransaction(
  newError: NewError<PricingCode | SoldItemsCode | TransactionRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue'> & CheckoutPageServices,
  before: Row,
  { columns, items, discount }: RequestedChanges,
): Promise<Row> {
  const row = { ...before, ...columns };
  if (columns.checkout_page != null) await checkCheckoutPage(newError, trx, row.account_id, columns.checkout_page);
  const isPriced = items !== undefined || discount !== undefined || PRICED.some((name) => name in columns);
  if (isPriced && before.totals.credit !== '0') await releaseShownCredit(trx, services, before);
  const priced = isPriced && (await pricedAnew(newError, trx, services, row, { columns, items, discount }));
  const changed = { ...row, ...priced };
  checkCollection(newError, changed);
  const isShownAnew = SHOWN_AT_CHECKOUT.some((name) => name in columns);
  return isShownAnew ? { ...changed, checkout: await checkoutOf(trx, services, changed) } : changed;
}

/**
 * Releases the credit that is reserved for a transaction, so that its new items can take it. Locks the
 * customer first, as pricing does: the completion of a payment locks the customer before the balance, too.
 */
async function releaseShownCredit(
  trx: Transaction<Tables>,
  { clock }: Pick<AccountServices, 'clock'>,
  before: Row,
): Promise<void> {
  if (before.customer_id !== null) await lockedStatus(trx, 'customers', before.account_id, before.customer_id);
  await releaseCredit(trx, clock, before);
}

/** The currency remains if a request named it, then or now. */
async function pricedAnew(
  newError: NewError<PricingCode | SoldItemsCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  row: Row,
  { columns: { currency_code }, items, discount }: RequestedChanges,
): Promise<Partial<Row>> {
  const sold =
    items === undefined ? copiedItems(row.lines) : await soldItems(newError, trx, services, row.account_id, items);
  const currency_requested = row.currency_requested || currency_code !== undefined;
  // Only codes that the validator accepts are stored.
  const currency = currency_requested ? (row.currency_code as CurrencyCode) : null;
  return {
    currency_requested,
    ...(await priceTransaction(newError, trx, services, { ...row, discount }, sold, currency, row.lines)),
  };
}

/**
 * Whether the transaction has these items, in this order. A price that is not in the catalog is always
 * another one.
 */
function hasItems({ lines }: Row, items: RequestedItems): boolean {
  return (
    lines.length === items.length &&
    items.every(({ price_id, price, quantity }, index) => {
      const line = lines[index];
      return !price && line !== undefined && line.price.id === price_id && line.quantity === quantity;
    })
  );
}
