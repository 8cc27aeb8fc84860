import { after } from '../../../common/after.ts';
import type { Timestamp } from '../../../storage/columns.ts';
import type { ScenarioState, Subscription } from './scenario-state.ts';

type SubscriptionChange = Pick<ScenarioState, 'subscription'>;
type Item = Subscription['items'][number];

/** Sets members of the subscription and of each of its items. */
export function changed(
  { subscription }: ScenarioState,
  now: Timestamp,
  members: Partial<Subscription>,
  itemMembers: Partial<Item> = {},
): SubscriptionChange {
  const items = subscription.items.map((item) => ({ ...item, ...itemMembers, updated_at: now }));
  return { subscription: { ...subscription, ...members, items } };
}

/** Starts a new billing period and schedules the next charge for its end. */
export function renewed(state: ScenarioState, now: Timestamp): SubscriptionChange {
  const next = after(now, state.subscription.billing_cycle);
  return changed(
    state,
    now,
    {
      status: 'active',
      paused_at: null,
      current_billing_period: { starts_at: now, ends_at: next },
      next_billed_at: next,
    },
    { status: 'active', previously_billed_at: now, next_billed_at: next },
  );
}

/** Schedules a pause or cancellation for the end of the billing period, and no further charge. */
export function scheduled(state: ScenarioState, now: Timestamp, action: 'pause' | 'cancel'): SubscriptionChange {
  const effective_at = state.subscription.current_billing_period!.ends_at;
  return changed(
    state,
    now,
    { scheduled_change: { action, effective_at, resume_at: null }, next_billed_at: null },
    { next_billed_at: null },
  );
}

export function paused(state: ScenarioState, now: Timestamp): SubscriptionChange {
  return ended(state, now, { status: 'paused', paused_at: now });
}

export function canceled(state: ScenarioState, now: Timestamp): SubscriptionChange {
  return ended(state, now, { status: 'canceled', canceled_at: now });
}

function ended(state: ScenarioState, now: Timestamp, members: Partial<Subscription>): SubscriptionChange {
  return changed(
    state,
    now,
    { ...members, current_billing_period: null, next_billed_at: null, scheduled_change: null },
    { status: 'inactive', next_billed_at: null },
  );
}
