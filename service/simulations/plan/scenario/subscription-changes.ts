import type { Timestamp } from '../../../storage/columns.ts';
import type { Story, Subscription } from './scenario-state.ts';
import { after } from './times.ts';

type SubscriptionChange = Pick<Story, 'subscription'>;
type Item = Subscription['items'][number];

/** The subscription and every item of it with these members. */
export function changed(
  { subscription }: Story,
  now: Timestamp,
  members: Partial<Subscription>,
  itemMembers: Partial<Item> = {},
): SubscriptionChange {
  const items = subscription.items.map((item) => ({ ...item, ...itemMembers, updated_at: now }));
  return { subscription: { ...subscription, ...members, items } };
}

/** A new period begins, at whose end it is charged again. */
export function renewed(story: Story, now: Timestamp): SubscriptionChange {
  const next = after(now, story.subscription.billing_cycle);
  return changed(
    story,
    now,
    {
      status: 'active',
      paused_at: null,
      current_billing_period: { starts_at: now, ends_at: next },
      next_billed_at: next,
    },
    { status: 'active', next_billed_at: next },
  );
}

/** It will be paused or canceled when the period ends, and not charged for another. */
export function scheduled(story: Story, now: Timestamp, action: 'pause' | 'cancel'): SubscriptionChange {
  const effective_at = story.subscription.current_billing_period!.ends_at;
  return changed(
    story,
    now,
    { scheduled_change: { action, effective_at, resume_at: null }, next_billed_at: null },
    { next_billed_at: null },
  );
}

export function paused(story: Story, now: Timestamp): SubscriptionChange {
  return ended(story, now, { status: 'paused', paused_at: now });
}

export function canceled(story: Story, now: Timestamp): SubscriptionChange {
  return ended(story, now, { status: 'canceled', canceled_at: now });
}

function ended(story: Story, now: Timestamp, members: Partial<Subscription>): SubscriptionChange {
  return changed(
    story,
    now,
    { ...members, current_billing_period: null, next_billed_at: null, scheduled_change: null },
    { status: 'inactive', next_billed_at: null },
  );
}
