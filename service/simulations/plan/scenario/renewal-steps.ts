import type { RenewalOptions } from '@billing/types';

import type { Timestamp } from '../../../storage/columns.ts';
import { type Step, step, when } from './step.ts';
import type { ScenarioState } from './scenario-state.ts';
import * as subscription from './subscription-changes.ts';
import * as transaction from './transaction-changes.ts';

/** The events of a subscription's renewal. */
export function renewalSteps(options: RenewalOptions): readonly Step[] {
  return [step('subscription.updated', subscription.renewed), ...chargeSteps(options)];
}

/** The events of a resumed subscription, which is charged as in a renewal. */
export function resumeSteps(options: RenewalOptions): readonly Step[] {
  return [step('subscription.updated', subscription.renewed), step('subscription.resumed'), ...chargeSteps(options)];
}

function chargeSteps(options: RenewalOptions): readonly Step[] {
  return [
    step('transaction.created', bill),
    step('transaction.billed'),
    ...(options.payment_outcome === 'success' ? paymentSteps : [...failureSteps, ...dunningSteps(options)]),
  ];
}

const paymentSteps: readonly Step[] = [
  step('transaction.updated', transaction.attempted),
  step('transaction.paid', transaction.paid),
  step('transaction.updated', transaction.settled),
  step('transaction.completed', transaction.completed),
];

const failureSteps: readonly Step[] = [
  step('transaction.updated', failPayment),
  step('transaction.payment_failed'),
  step('transaction.updated', (state) => transaction.changed(state, { status: 'past_due' })),
  step('transaction.past_due'),
  step('subscription.updated', (state, now) => subscription.changed(state, now, { status: 'past_due' })),
  step('subscription.past_due'),
];

/** The events after a failed payment: it is recovered, or dunning ends without payment. */
function dunningSteps({ payment_outcome, dunning_exhausted_action: action }: RenewalOptions): readonly Step[] {
  if (payment_outcome !== 'failed') {
    return [
      ...when(
        payment_outcome === 'recovered_updated_payment_method',
        step('payment_method.saved', saveNextPaymentMethod),
      ),
      step('transaction.updated', transaction.attempted),
      step('transaction.paid', transaction.paid),
      step('subscription.updated', (state, now) => subscription.changed(state, now, { status: 'active' })),
      step('subscription.activated'),
      step('transaction.updated', transaction.settled),
      step('transaction.completed', transaction.completed),
    ];
  }
  return [
    ...when(
      action === 'subscription_paused',
      step('subscription.updated', subscription.paused),
      step('subscription.paused'),
    ),
    ...when(
      action === 'subscription_canceled',
      step('subscription.updated', subscription.canceled),
      step('subscription.canceled'),
    ),
    ...when(action !== null, ...transaction.cancelSteps),
  ];
}

function bill(state: ScenarioState, now: Timestamp): Partial<ScenarioState> {
  return transaction.billed(state, now, state.subscription.current_billing_period!);
}

function failPayment(state: ScenarioState, now: Timestamp): Partial<ScenarioState> {
  return transaction.attempted(state, now, { status: 'error', error_code: 'not_enough_balance' });
}

function saveNextPaymentMethod(
  { nextPaymentMethod: { paymentMethod, payingWith } }: ScenarioState,
  now: Timestamp,
): Partial<ScenarioState> {
  return { paymentMethod: { ...paymentMethod, saved_at: now }, payingWith };
}
