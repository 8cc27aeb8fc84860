import type { CreationOptions } from '@billing/types';

import type { Timestamp } from '../../../storage/columns.ts';
import { type Step, step, when } from './step.ts';
import type { Story, Subscription } from './scenario-state.ts';
import { after } from './times.ts';
import * as transaction from './transaction-changes.ts';

/** The creation of a subscription (simulations.md §3), with the effects of its options (§4). */
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
    step('transaction.ready', (story) => transaction.changed(story, { status: 'ready' })),
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

/** What the transaction says from the start, by the options. */
export function prefilled(story: Story, options: CreationOptions): Pick<Story, 'transaction'> {
  return transaction.repriced(story, {
    ...(options.customer_simulated_as === 'existing_details_prefilled' && customerIds(story)),
    ...(options.business_simulated_as === 'existing_details_prefilled' && businessId(story)),
    ...(options.discount_simulated_as === 'prefilled' && discountId(story)),
  });
}

function nameCustomer(story: Story): Partial<Story> {
  return transaction.repriced(story, customerIds(story));
}

function nameBusiness(story: Story): Partial<Story> {
  return transaction.changed(story, businessId(story));
}

function completeAddress({ address, terms }: Story): Partial<Story> {
  return { address: { ...address, ...terms.addressCompletion } };
}

/** What was about to be paid has become less, so that attempt is given up for another. */
function enterDiscount(story: Story, now: Timestamp): Partial<Story> {
  const [attempt, ...earlier] = story.transaction.payments;
  const payments = [{ ...attempt!, status: 'canceled', error_code: 'canceled' }, ...earlier];
  const discounted = transaction.repriced(story, { ...discountId(story), payments });
  return transaction.attempted({ ...story, ...discounted }, now);
}

function startSubscription(story: Story, now: Timestamp): Partial<Story> {
  const { billing_cycle } = story.subscription;
  const ends_at = after(now, story.trial ?? billing_cycle);
  const period = { starts_at: now, ends_at };
  const status = story.trial === null ? 'active' : 'trialing';
  const billedAt = story.trial === null ? story.transaction.billed_at : null;
  const subscription: Subscription = {
    ...story.subscription,
    status,
    customer_id: story.customer.id,
    address_id: story.address.id,
    business_id: story.transaction.business_id,
    started_at: now,
    first_billed_at: billedAt,
    next_billed_at: ends_at,
    current_billing_period: period,
    discount: subscriptionDiscount(story, now),
    items: story.subscription.items.map((item) => ({
      ...item,
      status,
      created_at: now,
      updated_at: now,
      previously_billed_at: billedAt,
      next_billed_at: ends_at,
      trial_dates: story.trial === null ? null : period,
    })),
  };
  return { subscription };
}

/** A discount that does not recur is over with the first charge. */
function subscriptionDiscount({ transaction: { discount_id }, discount, trial, subscription }: Story, now: Timestamp) {
  if (discount_id === null) return null;
  const { recur, maximum_recurring_intervals } = discount;
  const intervals = recur ? maximum_recurring_intervals : 1;
  const firstCharge = trial === null ? now : after(now, trial);
  const ends_at = intervals === null ? null : after(firstCharge, subscription.billing_cycle, intervals);
  return { id: discount_id, starts_at: now, ends_at };
}

function nameSubscription(story: Story): Partial<Story> {
  const { id, current_billing_period } = story.subscription;
  return transaction.changed(story, { subscription_id: id, billing_period: current_billing_period });
}

function customerIds({ customer, address }: Story) {
  return { customer_id: customer.id, address_id: address.id };
}

function businessId({ business }: Story) {
  return { business_id: business.id };
}

function discountId({ discount }: Story) {
  return { discount_id: discount.id };
}
