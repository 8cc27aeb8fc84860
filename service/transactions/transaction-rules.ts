import type { SubscriptionUpdate, TransactionCreate, TransactionUpdate } from '@billing/types';
import type { Selectable } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { utcMoment } from '../notifications/utc-moment.ts';
import type { BillingDetails, TransactionRow } from '../storage/rows/transaction-rows.ts';
import { type CheckoutPageCode, hasCheckout } from './checkout-page.ts';

type Row = Selectable<TransactionRow>;
type Body = TransactionCreate | TransactionUpdate;
type BillingDetailsInput = NonNullable<(Body | SubscriptionUpdate)['billing_details']>;

export type TransactionRuleCode =
  | CheckoutPageCode
  | 'invalid_field'
  | 'transaction_billing_details_must_be_null'
  | 'transaction_billing_details_object_required'
  | 'transaction_billing_period_starts_at_greater_than_now'
  | 'transaction_currency_code_not_valid_for_manual'
  | 'transaction_payment_terms_object_required';

/** Currencies in which invoices can be paid. */
export const MANUAL_CURRENCIES: readonly string[] = ['USD', 'EUR', 'GBP'];

/** The billing details of a request in the form in which they are stored. */
export function storedBillingDetails(
  newError: NewError<'transaction_payment_terms_object_required'>,
  {
    enable_checkout,
    purchase_order_number,
    additional_information = null,
    payment_terms,
    ...left
  }: BillingDetailsInput,
): BillingDetails {
  assertAllUsed(left);
  if (payment_terms === undefined) {
    throw newError(
      'transaction_payment_terms_object_required',
      'The billing_details need payment_terms, such as {"interval":"day","frequency":14}.',
    );
  }
  return {
    enable_checkout: enable_checkout ?? false,
    purchase_order_number: purchase_order_number ?? '',
    additional_information,
    payment_terms: storedTerms(payment_terms),
  };
}

function storedTerms({
  interval,
  frequency,
  ...left
}: NonNullable<BillingDetailsInput['payment_terms']>): BillingDetails['payment_terms'] {
  assertAllUsed(left);
  return { interval, frequency };
}

/** The billing period of a request in the form in which it is stored. */
export function storedPeriod(
  newError: NewError<'invalid_field' | 'transaction_billing_period_starts_at_greater_than_now'>,
  { starts_at, ends_at, ...left }: NonNullable<Body['billing_period']>,
  clock: AccountClock,
): NonNullable<Row['billing_period']> {
  assertAllUsed(left);
  const period = { starts_at: utcMoment(starts_at), ends_at: utcMoment(ends_at) };
  if (period.ends_at <= period.starts_at) {
    const message = `must be after billing_period.starts_at, which is ${period.starts_at}`;
    throw invalidFields(newError, { field: 'billing_period.ends_at', message });
  }
  const now = clock.now();
  if (period.starts_at <= now) return period;
  throw newError(
    'transaction_billing_period_starts_at_greater_than_now',
    `The billing_period must not start in the future: ${period.starts_at} is after the account's current time, ${now}.`,
  );
}

/** The rules of the collection mode, for a transaction as it will be stored. */
export function checkCollection(
  newError: NewError<TransactionRuleCode>,
  row: Pick<Row, 'collection_mode' | 'billing_details' | 'currency_code' | 'checkout_page'>,
): void {
  if (row.checkout_page !== null && !hasCheckout(row)) {
    throw invalidFields(newError, {
      field: 'checkout.url',
      message: 'must be null for manual collection, unless billing_details.enable_checkout is true',
    });
  }
  if (row.collection_mode === 'automatic') {
    if (row.billing_details === null) return;
    throw newError(
      'transaction_billing_details_must_be_null',
      'A transaction with automatic collection can have no billing_details. Send null, or collection_mode manual.',
    );
  }
  if (row.billing_details === null) {
    throw newError(
      'transaction_billing_details_object_required',
      'A transaction with manual collection needs billing_details with payment_terms.',
    );
  }
  if (MANUAL_CURRENCIES.includes(row.currency_code)) return;
  throw newError(
    'transaction_currency_code_not_valid_for_manual',
    `Manual collection is possible in ${MANUAL_CURRENCIES.join(', ')}, and the transaction is in ${row.currency_code}. ` +
      'Choose another currency_code, or automatic collection.',
  );
}
