import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';

type Row = Selectable<SubscriptionRow>;

export type EndedCode = 'subscription_update_when_canceled' | 'subscription_update_when_past_due';

/** Checks that a subscription can be changed and charged at all. */
export function checkNotEnded(newError: NewError<EndedCode>, { id, status, canceled_at }: Row): void {
  if (status === 'canceled')
    throw newError(
      'subscription_update_when_canceled',
      `Subscription ${id} was canceled at ${canceled_at}. A canceled subscription can't be changed or charged.`,
    );
  if (status === 'past_due')
    throw newError(
      'subscription_update_when_past_due',
      `Subscription ${id} is past_due. It can be changed and charged when its overdue transaction is paid.`,
    );
}
