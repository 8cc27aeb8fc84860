import type { CreationOptions, EndingOptions, RenewalOptions } from '@billing/types';

import { after } from '../../../common/after.ts';
import type { Timestamp } from '../../../storage/columns.ts';
import type { InitialEntities } from './sample-entities.ts';
import { prefilled } from './creation-steps.ts';
import { newSubscription, newTransaction } from './new-entities.ts';
import type { ScenarioState, Subscription } from './scenario-state.ts';
import * as subscription from './subscription-changes.ts';
import { nextEventAfter } from './times.ts';
import * as transaction from './transaction-changes.ts';

type Period = NonNullable<Subscription['current_billing_period']>;

/** A checkout has just been opened. */
export function beforeCreation(entities: InitialEntities, options: CreationOptions, start: Timestamp): ScenarioState {
  const draft = newTransaction(entities, start, { status: 'draft', origin: 'web', checkout: entities.terms.checkout });
  const state = { ...entities, transaction: draft, subscription: newSubscription(entities, start) };
  return { ...state, ...prefilled(state, options) };
}

/** The billing period of an active subscription ends now. */
export function beforeRenewal(entities: InitialEntities, _options: RenewalOptions, start: Timestamp): ScenarioState {
  return inPeriod(entities, periodUntil(entities, start));
}

/** A subscription was paused 20 days ago. */
export function beforeResume(entities: InitialEntities, options: RenewalOptions, start: Timestamp): ScenarioState {
  const pausedAt = after(start, { interval: 'day', frequency: 20 }, -1);
  const state = beforeRenewal(entities, options, pausedAt);
  return { ...state, ...subscription.paused(state, pausedAt) };
}

/**
 * A subscription is in the middle of its billing period, or at the end of it if the change takes effect
 * then.
 */
export function beforeEnding(entities: InitialEntities, options: EndingOptions, start: Timestamp): ScenarioState {
  const planned = options.effective_from === 'next_billing_period';
  const state = inPeriod(
    entities,
    planned ? periodUntil(entities, nextEventAfter(start)) : periodAround(entities, start),
  );
  return options.has_past_due_transaction ? { ...state, ...overdue(state) } : state;
}

/** A subscription in its first billing period, with the transaction of the next charge. */
function inPeriod(entities: InitialEntities, period: Period): ScenarioState {
  const { starts_at, ends_at } = period;
  const started = newSubscription(entities, starts_at);
  const charge = newTransaction(entities, ends_at, {
    status: 'billed',
    origin: 'subscription_recurring',
    customer_id: entities.customer.id,
    address_id: entities.address.id,
    subscription_id: entities.subscriptionId,
  });
  return {
    ...entities,
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

/** The charge for the current period has failed. */
function overdue(state: ScenarioState): Partial<ScenarioState> {
  const billing_period = state.subscription.current_billing_period!;
  const at = billing_period.starts_at;
  const billed = { ...state, ...transaction.billed(state, at, billing_period) };
  const pastDue = { ...state, ...transaction.changed(billed, { created_at: at, status: 'past_due' }) };
  return transaction.attempted(pastDue, at, { status: 'error', error_code: 'not_enough_balance' });
}

function periodUntil(entities: InitialEntities, ends_at: Timestamp): Period {
  return { starts_at: after(ends_at, newSubscription(entities, ends_at).billing_cycle, -1), ends_at };
}

function periodAround(entities: InitialEntities, moment: Timestamp): Period {
  const starts_at = after(moment, { interval: 'day', frequency: 10 }, -1);
  return { starts_at, ends_at: after(starts_at, newSubscription(entities, moment).billing_cycle) };
}
