import type { Selectable, Transaction } from 'kysely';

import { periodFrom } from '../billing-cycles/billing-period.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { ImmediateChange } from '../subscription-billing/charge-now.ts';
import { type ChangeableCode, checkChangeable } from '../subscription-lifecycle/check-changeable.ts';
import { lockToAct } from '../subscription-lifecycle/lock-to-act.ts';
import { movedDiscount } from '../subscription-lifecycle/moved-discount.ts';
import { checkNothingScheduled } from '../subscription-lifecycle/scheduled-change.ts';
import type { Effect } from '../subscription-lifecycle/take-effect.ts';
import { newPeriod } from './new-period.ts';

type Row = Selectable<SubscriptionRow>;

type ActivateCode =
  | ChangeableCode
  | 'subscription_cannot_activate'
  | 'subscription_is_canceled_action_invalid'
  | 'subscription_locked_pending_changes'
  | 'subscription_manual_collection_mode_activation_not_allowed'
  | 'subscription_missing_payment_method_cannot_activate';

/**
 * Locks a trialing subscription and plans the end of its trial: its first paid billing period starts now.
 */
export async function activateSubscription(
  newError: NewError<ActivateCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  found: Row,
): Promise<ImmediateChange> {
  const row = await lockToAct(newError, trx, found);
  const { id, status, collection_mode, instrument } = row;
  if (status !== 'trialing')
    throw newError(
      'subscription_cannot_activate',
      `Subscription ${id} is ${status}. Only a trialing one can be activated.`,
    );
  if (collection_mode === 'manual') {
    throw newError(
      'subscription_manual_collection_mode_activation_not_allowed',
      `Subscription ${id} is collected manually. It gets its first invoice at the end of the trial.`,
    );
  }
  const missingMethod = () =>
    newError(
      'subscription_missing_payment_method_cannot_activate',
      `Subscription ${id} has no payment method, so its first billing period can't be charged.`,
    );
  if (instrument === null) throw missingMethod();
  checkNothingScheduled(newError, row, 'Remove it with "scheduled_change": null, then activate the subscription.');
  await checkChangeable(newError, trx, services.clock, row);
  const effect = activated(row, services.clock.now());
  return { ...(await newPeriod(tooLarge, trx, services, row, effect)), missingMethod };
}

/** Only a bug can cause it: the amounts were checked when the customer bought the trial. */
const tooLarge: NewError<'invalid_field'> = (_code, detail) =>
  new Error(`internal error: an activated subscription can't be billed. ${detail}`);

/** A subscription whose trial ends now. Later periods are counted from now. */
function activated(row: Row, at: Timestamp): Effect {
  const current_billing_period = periodFrom(at, row.billing_cycle, at);
  const next_billed_at = current_billing_period.ends_at;
  return {
    changes: {
      status: 'active',
      anchor_at: at,
      first_billed_at: at,
      current_billing_period,
      next_billed_at,
      discount: movedDiscount(row, row.current_billing_period?.ends_at ?? at, at),
      items: row.items.map((item) => ({
        ...item,
        status: 'active',
        updated_at: at,
        previously_billed_at: at,
        next_billed_at,
        trial_dates: item.trial_dates && { ...item.trial_dates, ends_at: at },
      })),
    },
    events: ['subscription.updated', 'subscription.activated'],
  };
}
