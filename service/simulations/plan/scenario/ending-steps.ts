import type { EndingOptions } from '@billing/types';

import { type Step, step, when } from './step.ts';
import * as subscription from './subscription-changes.ts';
import { cancelSteps } from './transaction-changes.ts';

/** A pause (simulations.md §3), with the effects of its options (§4). */
export function pauseSteps({ effective_from, has_past_due_transaction }: EndingOptions): readonly Step[] {
  return [
    ...when(
      effective_from === 'next_billing_period',
      step('subscription.updated', (story, now) => subscription.scheduled(story, now, 'pause')),
    ),
    step('subscription.updated', subscription.paused),
    step('subscription.paused'),
    ...when(has_past_due_transaction, ...cancelSteps),
  ];
}

/** The same for a cancellation. */
export function cancellationSteps({ effective_from, has_past_due_transaction }: EndingOptions): readonly Step[] {
  return [
    ...when(
      effective_from === 'next_billing_period',
      step('subscription.updated', (story, now) => subscription.scheduled(story, now, 'cancel')),
    ),
    step('subscription.updated', subscription.canceled),
    step('subscription.canceled'),
    ...when(has_past_due_transaction, ...cancelSteps),
  ];
}
