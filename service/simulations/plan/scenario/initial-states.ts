import type { CreationOptions, EndingOptions, RenewalOptions } from '@billing/types';

import type { Timestamp } from '../../../storage/columns.ts';
import type { Cast } from './sample-entities.ts';
import { prefilled } from './creation-steps.ts';
import { newSubscription, newTransaction } from './new-entities.ts';
import type { Story, Subscription } from './scenario-state.ts';
import * as subscription from './subscription-changes.ts';
import { after, nextEventAfter } from './times.ts';
import * as transaction from './transaction-changes.ts';

type Period = NonNullable<Subscription['current_billing_period']>;

/** Somebody comes to a checkout. */
export function beforeCreation(cast: Cast, options: CreationOptions, start: Timestamp): Story {
  const draft = newTransaction(cast, start, { status: 'draft', origin: 'web', checkout: cast.terms.checkout });
  const story = { ...cast, transaction: draft, subscription: newSubscription(cast, start) };
  return { ...story, ...prefilled(story, options) };
}

/** The period of an active subscription is over. */
export function beforeRenewal(cast: Cast, _options: RenewalOptions, start: Timestamp): Story {
  return inPeriod(cast, periodUntil(cast, start));
}

/** A subscription has been paused for a while. */
export function beforeResume(cast: Cast, options: RenewalOptions, start: Timestamp): Story {
  const pausedAt = after(start, { interval: 'day', frequency: 20 }, -1);
  const story = beforeRenewal(cast, options, pausedAt);
  return { ...story, ...subscription.paused(story, pausedAt) };
}

/** A subscription is in the middle of a period, or at its end when something is planned for then. */
export function beforeEnding(cast: Cast, options: EndingOptions, start: Timestamp): Story {
  const planned = options.effective_from === 'next_billing_period';
  const story = inPeriod(cast, planned ? periodUntil(cast, nextEventAfter(start)) : periodAround(cast, start));
  return options.has_past_due_transaction ? { ...story, ...overdue(story) } : story;
}

/** A subscription in its first period, with the transaction that it is charged by next. */
function inPeriod(cast: Cast, period: Period): Story {
  const { starts_at, ends_at } = period;
  const started = newSubscription(cast, starts_at);
  const charge = newTransaction(cast, ends_at, {
    status: 'billed',
    origin: 'subscription_recurring',
    customer_id: cast.customer.id,
    address_id: cast.address.id,
    subscription_id: cast.subscriptionId,
  });
  return {
    ...cast,
    transaction: charge,
    subscription: {
      ...started,
      started_at: starts_at,
      first_billed_at: starts_at,
      next_billed_at: ends_at,
      current_billing_period: period,
      items: started.items.map((item) => ({ ...item, previously_billed_at: starts_at, next_billed_at: ends_at })),
    },
  };
}

/** The charge of the period that runs has failed. */
function overdue(story: Story): Partial<Story> {
  const billing_period = story.subscription.current_billing_period!;
  const at = billing_period.starts_at;
  const billed = transaction.changed(story, { created_at: at, billed_at: at, billing_period, status: 'past_due' });
  return transaction.attempted({ ...story, ...billed }, at, { status: 'error', error_code: 'not_enough_balance' });
}

function periodUntil(cast: Cast, ends_at: Timestamp): Period {
  return { starts_at: after(ends_at, newSubscription(cast, ends_at).billing_cycle, -1), ends_at };
}

function periodAround(cast: Cast, moment: Timestamp): Period {
  const starts_at = after(moment, { interval: 'day', frequency: 10 }, -1);
  return { starts_at, ends_at: after(starts_at, newSubscription(cast, moment).billing_cycle) };
}
