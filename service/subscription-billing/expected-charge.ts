import type { CurrencyCode, ExpectedDetails, NextTransaction } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { type BillingPeriod, periodFrom } from '../billing-cycles/billing-period.ts';
import type { NewError } from '../common/errors.ts';
import { withAvailableCredit } from '../credit-balances/available-credit.ts';
import { productEntity } from '../products/product-entity.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionLine, TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { appliesDiscount } from './active-discount.ts';
import { periodLines } from './bill-period.ts';
import { billTaxRates, billTotals } from './bill-totals.ts';

type Row = Selectable<SubscriptionRow>;
type Services = Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>;

/**
 * What the next renewal of a subscription will charge, with the credit that the customer has now; null when
 * there is no renewal.
 */
export async function nextTransaction(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: Services,
  row: Row,
): Promise<NextTransaction | null> {
  const { next_billed_at, status, account_id, customer_id, currency_code } = row;
  if (next_billed_at === null || status === 'past_due') return null;
  const billing_period = periodAt(row, next_billed_at);
  const lines = await linesOf(newError, trx, services, row, billing_period);
  const totals = await withAvailableCredit(trx, account_id, customer_id, billTotals(lines, currency_code));
  return { billing_period, details: expectedDetails(lines, totals), adjustments: [] };
}

/** What each renewal of a subscription charges, without what it charges or credits once. */
export async function recurringDetails(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: Services,
  row: Row,
): Promise<ExpectedDetails> {
  const starts_at = row.next_billed_at ?? row.current_billing_period?.ends_at ?? services.clock.now();
  const recurring = { ...row, stored_lines: [], stored_charges: [] };
  const lines = await linesOf(newError, trx, services, recurring, periodAt(row, starts_at));
  return expectedDetails(lines, billTotals(lines, row.currency_code));
}

/** The amounts of a charge with these lines. */
export function expectedDetails(
  lines: readonly TransactionLine[],
  totals: Selectable<TransactionRow>['totals'],
): ExpectedDetails {
  return {
    tax_rates_used: [...billTaxRates(lines)],
    totals: { ...totals, currency_code: totals.currency_code as CurrencyCode },
    line_items: lines.map(({ price, quantity, proration, tax_rate, unit_totals, totals: ofLine, product }) => ({
      price_id: price.id,
      quantity,
      proration,
      tax_rate,
      unit_totals,
      totals: ofLine,
      product: productEntity(product),
    })),
  };
}

function periodAt({ anchor_at, billing_cycle }: Row, starts_at: Timestamp): BillingPeriod {
  return periodFrom(anchor_at < starts_at ? anchor_at : starts_at, billing_cycle, starts_at);
}

function linesOf(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: Services,
  row: Row,
  period: BillingPeriod,
): Promise<TransactionLine[]> {
  const { starts_at } = period;
  const discount = appliesDiscount(row.discount, { at: starts_at, starts_at }) ? row.discount : null;
  return periodLines(newError, trx, services, { ...row, discount }, period);
}
