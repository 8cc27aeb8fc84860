import type { CreationOptions } from '@billing/types';

import { after } from '../../../common/after.ts';
import type { Timestamp } from '../../../storage/columns.ts';
import { type Step, step, when } from './step.ts';
import type { ScenarioState, Subscription } from './scenario-state.ts';
import * as transaction from './transaction-changes.ts';

/** The events of a subscription's creation at a checkout. */
export function creationSteps(options: CreationOptions): readonly Step[] {
  const { customer_simulated_as, business_simulated_as, discount_simulated_as, trial_period_on_price } = options;
  return [
    step('transaction.created'),
    ...when(customer_simulated_as === 'new', step('customer.created')),
    ...when(
      customer_simulated_as !== 'existing_details_prefilled',
      step('address.created'),
      step('transaction.updated', nameCustomer),
    ),
    step('transaction.ready', (state) => transaction.changed(state, { status: 'ready' })),
    ...when(
      business_simulated_as === 'new',
      step('business.created'),
      step('address.updated', completeAddress),
      step('transaction.updated', nameBusiness),
    ),
    step('transaction.updated', transaction.attempted),
    ...when(discount_simulated_as === 'entered_by_customer', step('transaction.updated', enterDiscount)),
    step('transaction.paid', transaction.paid),
    step('subscription.created', startSubscription),
    step(trial_period_on_price ? 'subscription.trialing' : 'subscription.activated'),
    step('transaction.updated', nameSubscription),
    step('transaction.updated', transaction.settled),
    step('transaction.completed', transaction.completed),
  ];
}

/** The transaction with the ids that the options fill in before the checkout opens. */
export function prefilled(state: ScenarioState, options: CreationOptions): Pick<ScenarioState, 'transaction'> {
  return transaction.repriced(state, {
    ...(options.customer_simulated_as === 'existing_details_prefilled' && customerIds(state)),
    ...(options.business_simulated_as === 'existing_details_prefilled' && businessId(state)),
    ...(options.discount_simulated_as === 'prefilled' && discountId(state)),
  });
}

function nameCustomer(state: ScenarioState): Partial<ScenarioState> {
  return transaction.repriced(state, customerIds(state));
}

function nameBusiness(state: ScenarioState): Partial<ScenarioState> {
  return transaction.repriced(state, businessId(state));
}

function completeAddress({ address, terms }: ScenarioState): Partial<ScenarioState> {
  return { address: { ...address, ...terms.addressCompletion } };
}

/**
 * The discount lowers the amount, so the authorized attempt is canceled and replaced by one for the new
 * amount.
 */
function enterDiscount(state: ScenarioState, now: Timestamp): Partial<ScenarioState> {
  const [attempt, ...earlier] = state.transaction.payments;
  const payments = [{ ...attempt!, status: 'canceled', error_code: 'canceled' }, ...earlier];
  const discounted = transaction.repriced(state, { ...discountId(state), payments });
  return transaction.attempted({ ...state, ...discounted }, now);
}

/** It starts when the payment is captured. */
function startSubscription(state: ScenarioState, now: Timestamp): Partial<ScenarioState> {
  const { billing_cycle } = state.subscription;
  const at = state.transaction.payments[0]?.captured_at ?? now;
  const ends_at = after(at, state.trial ?? billing_cycle);
  const period = { starts_at: at, ends_at };
  const status = state.trial === null ? 'active' : 'trialing';
  const billedAt = state.trial === null ? at : null;
  const subscription: Subscription = {
    ...state.subscription,
    status,
    customer_id: state.customer.id,
    address_id: state.address.id,
    business_id: state.transaction.business_id,
    started_at: at,
    first_billed_at: billedAt,
    next_billed_at: ends_at,
    current_billing_period: period,
    discount: subscriptionDiscount(state, at),
    items: state.subscription.items.map((item) => ({
      ...item,
      status,
      created_at: at,
      updated_at: at,
      previously_billed_at: billedAt,
      next_billed_at: ends_at,
      trial_dates: state.trial === null ? null : period,
    })),
  };
  return { subscription };
}

/** A discount that does not recur ends one billing cycle after the first charge. */
function subscriptionDiscount(
  { transaction: { discount_id }, discount, trial, subscription }: ScenarioState,
  at: Timestamp,
) {
  if (discount_id === null) return null;
  const { recur, maximum_recurring_intervals } = discount;
  const intervals = recur ? maximum_recurring_intervals : 1;
  const firstCharge = trial === null ? at : after(at, trial);
  const ends_at = intervals === null ? null : after(firstCharge, subscription.billing_cycle, intervals);
  return { id: discount_id, starts_at: at, ends_at };
}

function nameSubscription(state: ScenarioState): Partial<ScenarioState> {
  const { id, current_billing_period } = state.subscription;
  return transaction.changed(state, { subscription_id: id, billing_period: current_billing_period });
}

function customerIds({ customer, address }: ScenarioState) {
  return { customer_id: customer.id, address_id: address.id };
}

function businessId({ business }: ScenarioState) {
  return { business_id: business.id };
}

function discountId({ discount }: ScenarioState) {
  return { discount_id: discount.id };
}
