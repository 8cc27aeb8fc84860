import type { Selectable } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { newId } from '../ids/id.ts';
import { randomText } from '../ids/random-text.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import { CHECKOUT_TOKEN_LENGTH } from '../transactions/create-transaction.ts';
import { adjustedTotals } from '../transactions/price-transaction.ts';
import { billTaxRates, billTotals } from './bill-totals.ts';

type Row = Selectable<TransactionRow>;

/** What a subscription is charged. */
export interface SubscriptionBill extends Pick<Row, 'billing_period' | 'discount_id'> {
  readonly origin: Extract<Row['origin'], `subscription_${string}`>;
  /** With their figures. */
  readonly lines: Row['lines'];
}

/** A transaction of a subscription that is ready to be billed or paid. The caller stores it. */
export function newTransaction(
  clock: AccountClock,
  subscription: Selectable<SubscriptionRow>,
  { origin, lines, billing_period, discount_id }: SubscriptionBill,
): Row {
  const now = clock.now();
  const { account_id, customer_id, address_id, business_id, currency_code, collection_mode, billing_details } =
    subscription;
  const totals = billTotals(lines, currency_code);
  return {
    account_id,
    id: newId('txn_', clock),
    status: 'ready',
    customer_id,
    address_id,
    business_id,
    discount_id,
    discount_redeemed: false,
    subscription_id: subscription.id,
    custom_data: null,
    currency_code,
    currency_requested: true,
    origin,
    collection_mode,
    invoice_id: null,
    invoice_number: null,
    billing_details,
    billing_period,
    lines,
    tax_rates_used: billTaxRates(lines),
    totals,
    adjusted_totals: adjustedTotals(totals),
    payout_totals: null,
    adjusted_payout_totals: null,
    checkout: null,
    payments: [],
    checkout_token: randomText(CHECKOUT_TOKEN_LENGTH),
    checkout_details_entered: false,
    checkout_page: null,
    created_at: now,
    updated_at: now,
    billed_at: null,
    due_at: null,
    revised_at: null,
    buyer: null,
    revision: 0,
  };
}
