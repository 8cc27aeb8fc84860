import type { EndingOptions } from '@billing/types';

import { type Step, step, when } from './step.ts';
import * as subscription from './subscription-changes.ts';
import { cancelSteps } from './transaction-changes.ts';

/** The events of a pause. */
export function pauseSteps({ effective_from, has_past_due_transaction }: EndingOptions): readonly Step[] {
  return [
    ...when(
      effective_from === 'next_billing_period',
      step('subscription.updated', (state, now) => subscription.scheduled(state, now, 'pause')),
    ),
    step('subscription.updated', subscription.paused),
    step('subscription.paused'),
    ...when(has_past_due_transaction, ...cancelSteps),
  ];
}

/** The events of a cancellation. */
export function cancellationSteps({ effective_from, has_past_due_transaction }: EndingOptions): readonly Step[] {
  return [
    ...when(
      effective_from === 'next_billing_period',
      step('subscription.updated', (state, now) => subscription.scheduled(state, now, 'cancel')),
    ),
    step('subscription.updated', subscription.canceled),
    step('subscription.canceled'),
    ...when(has_past_due_transaction, ...cancelSteps),
  ];
}
