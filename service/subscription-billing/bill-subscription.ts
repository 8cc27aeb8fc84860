import type { Selectable, Transaction } from 'kysely';

import { newId } from '../ids/id.ts';
import { randomText } from '../ids/random-text.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { BuyerCopy, TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { billedStages } from '../transactions/bill-transaction.ts';
import { CHECKOUT_TOKEN_LENGTH } from '../transactions/create-transaction.ts';
import { adjustedTotals } from '../transactions/price-transaction.ts';
import type { Stages } from '../transactions/stages.ts';
import { billTaxRates, billTotals } from './bill-totals.ts';

type Row = Selectable<TransactionRow>;

/** What a subscription is charged. */
export interface SubscriptionBill extends Pick<Row, 'billing_period' | 'discount_id'> {
  readonly origin: Extract<Row['origin'], `subscription_${string}`>;
  /** With their figures. */
  readonly lines: Row['lines'];
  /** If the caller has read it. */
  readonly buyer?: BuyerCopy;
  /** Whether the customer can have credit in the currency; by default it is looked for. */
  readonly hadCredit?: boolean;
}

/**
 * Bills a subscription that the caller has locked: the steps of a transaction that is not stored yet. It
 * starts as billed: no event shows it as ready. Credit of the customer is reserved for it, or used by it.
 * With manual collection it gets an invoice. When nothing is left to pay it is completed; otherwise the
 * caller charges it after the commit. Its events are `transaction.created`, `transaction.billed`, and those
 * of the steps after it.
 */
export async function billStages(
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules'>,
  subscription: Selectable<SubscriptionRow>,
  bill: SubscriptionBill,
): Promise<Stages> {
  const row = billedRow(services.clock, subscription, bill);
  const withoutCredit = bill.hadCredit === false ? { totals: row.totals } : {};
  const [, billed, ...rest] = await billedStages(trx, services, [{ row, events: [] }], withoutCredit);
  if (billed === undefined) throw new Error(`internal error: transaction ${row.id} was not billed`);
  return [{ ...billed, events: ['transaction.created', ...billed.events] }, ...rest];
}

/** The transaction before it is billed. */
export function billedRow(
  clock: AccountServices['clock'],
  subscription: Selectable<SubscriptionRow>,
  { origin, lines, billing_period, discount_id, buyer }: SubscriptionBill,
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
    buyer: buyer ?? null,
    revision: 0,
  };
}
