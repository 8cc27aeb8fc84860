import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { periodLines } from '../subscription-billing/bill-period.ts';
import type { ImmediateChange } from '../subscription-billing/charge-now.ts';
import type { Effect } from '../subscription-lifecycle/take-effect.ts';

type Row = Selectable<SubscriptionRow>;
type Planned = Omit<ImmediateChange, 'missingMethod'>;

/**
 * A change of a locked subscription that starts a billing period and charges for it, together with what
 * waits for the next renewal. The transaction begins a period, so its origin is that of a renewal. The
 * change is made when the payment is captured.
 */
export async function newPeriod(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  before: Row,
  { changes, events }: Effect,
): Promise<Planned> {
  const row = { ...before, ...changes };
  const { current_billing_period: billing_period, discount } = row;
  if (billing_period === null) throw new Error('internal error: the change starts no billing period');
  return {
    before,
    columns: { ...changes, stored_lines: [], stored_charges: [] },
    events,
    bill: {
      origin: 'subscription_recurring',
      billing_period,
      discount_id: discount?.id ?? null,
      lines: await periodLines(newError, trx, services, row, billing_period),
    },
    onPaymentFailure: 'prevent_change',
  };
}

/** A change of a locked subscription that costs nothing. */
export function uncharged(before: Row, { changes, events }: Effect): ImmediateChange {
  return {
    before,
    columns: changes,
    events,
    bill: null,
    onPaymentFailure: 'prevent_change',
    missingMethod: () => new Error('internal error: nothing is charged'),
  };
}
