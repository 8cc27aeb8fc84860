import type { SubscriptionUpdate } from '@billing/types';
import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { BILLING_MODES } from '../proration/billing-mode.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';

type Row = Selectable<SubscriptionRow>;

export type MembersCode =
  | 'invalid_field'
  | 'subscription_incorrect_proration_on_paused_subscription'
  | 'subscription_invalid_billing_mode_for_scheduled_change'
  | 'subscription_items_update_missing_proration_billing_mode'
  | 'subscription_only_update_items_on_paused_subscription'
  | 'subscription_trialing_discount_update_invalid_options'
  | 'subscription_trialing_items_update_invalid_options';

/** Members that say how a change is made; they change nothing on their own. */
const HOW: ReadonlySet<string> = new Set(['proration_billing_mode', 'on_payment_failure']);
const ON_PAUSED: ReadonlySet<string> = new Set(['items', 'scheduled_change']);
const ON_TRIAL: ReadonlySet<string> = new Set([
  'items',
  'next_billed_at',
  'scheduled_change',
  'custom_data',
  'discount',
]);

/** The rules of which members of a request go together, and with the status of the subscription. */
export function checkMembers(newError: NewError<MembersCode>, row: Row, body: SubscriptionUpdate): void {
  const { proration_billing_mode: mode, items, next_billed_at } = body;
  const named = Object.entries(body)
    .filter(([name, value]) => value !== undefined && !HOW.has(name))
    .map(([name]) => name);
  if ((items !== undefined || next_billed_at !== undefined) && mode === undefined)
    throw newError(
      'subscription_items_update_missing_proration_billing_mode',
      'A change of items or next_billed_at needs a proration_billing_mode, such as prorated_immediately or do_not_bill.',
    );
  if (next_billed_at !== undefined && mode !== undefined && !BILLING_MODES[mode].movesDate)
    throw invalidFields(newError, {
      field: 'proration_billing_mode',
      message:
        'must be prorated_immediately, prorated_next_billing_period or do_not_bill when next_billed_at is moved: there is no full price of a part of a period',
    });
  if (row.status === 'paused') checkPaused(newError, row, body, named);
  if (row.status === 'trialing') checkTrial(newError, row, body, named);
  checkScheduled(newError, row, body);
}

function checkPaused(
  newError: NewError<MembersCode>,
  { id }: Row,
  { proration_billing_mode: mode }: SubscriptionUpdate,
  named: readonly string[],
): void {
  const others = named.filter((name) => !ON_PAUSED.has(name));
  if (others.length > 0)
    throw newError(
      'subscription_only_update_items_on_paused_subscription',
      `Subscription ${id} is paused, so only its items can be changed, not ${others.join(', ')}.`,
    );
  if (mode !== undefined && mode !== 'do_not_bill')
    throw newError(
      'subscription_incorrect_proration_on_paused_subscription',
      `Subscription ${id} is paused, so the proration_billing_mode must be do_not_bill, and not ${mode}.`,
    );
}

function checkTrial(
  newError: NewError<MembersCode>,
  { id }: Row,
  { proration_billing_mode: mode, discount }: SubscriptionUpdate,
  named: readonly string[],
): void {
  if (discount !== undefined)
    throw newError(
      'subscription_trialing_discount_update_invalid_options',
      `Subscription ${id} is trialing, so its discount can't be changed.`,
    );
  const others = named.filter((name) => !ON_TRIAL.has(name));
  if (others.length > 0)
    throw newError(
      'subscription_trialing_items_update_invalid_options',
      `Subscription ${id} is trialing, so only items, next_billed_at and custom_data can be changed, not ${others.join(', ')}.`,
    );
  if (mode !== undefined && mode !== 'do_not_bill')
    throw newError(
      'subscription_trialing_items_update_invalid_options',
      `Subscription ${id} is trialing, so the proration_billing_mode must be do_not_bill, and not ${mode}.`,
    );
}

/** With a scheduled change there is no next renewal, and no date to move. */
function checkScheduled(
  newError: NewError<'invalid_field' | 'subscription_invalid_billing_mode_for_scheduled_change'>,
  { id, scheduled_change }: Row,
  { proration_billing_mode: mode, next_billed_at, scheduled_change: requested }: SubscriptionUpdate,
): void {
  if (scheduled_change === null || requested === null) return;
  const { action, effective_at } = scheduled_change;
  if (mode !== undefined && BILLING_MODES[mode].charged === 'at renewal')
    throw newError(
      'subscription_invalid_billing_mode_for_scheduled_change',
      `Subscription ${id} has a scheduled change, ${action} at ${effective_at}, so nothing can be billed with the next renewal. ` +
        'Use do_not_bill, full_immediately or prorated_immediately.',
    );
  if (next_billed_at !== undefined)
    throw invalidFields(newError, {
      field: 'next_billed_at',
      message: `must be absent, because a change is scheduled: ${action} at ${effective_at}. Send "scheduled_change": null to remove it`,
    });
}
