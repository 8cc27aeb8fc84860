import { alert, form } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import type { ShownSubscription, Subscription } from './linked-subscription.ts';
import { type Environment, messagePage, page } from './page.ts';
import { canceledText, dateText, namesOf, subscriptionSummary } from './subscription-summary.ts';

const TITLE = 'Cancel your subscription';

/**
 * Requires a confirmation before a subscription is canceled; afterwards it says when the subscription ends.
 */
export function cancelPage(environment: Environment, shown: ShownSubscription, notice?: string): string {
  const { row, seller } = shown;
  if (row.status === 'canceled')
    return messagePage(environment, 'Subscription canceled', canceledText(row), 'You are not charged again.');
  const end = endOf(row);
  if (row.scheduled_change?.action === 'cancel') {
    return messagePage(
      environment,
      'Your subscription ends',
      `Your subscription to ${namesOf(row)} with ${seller} is canceled and ends on ${end}.`,
      'You are not charged again. Until then nothing changes.',
    );
  }
  return page(
    environment,
    TITLE,
    html`<h1>${TITLE}</h1>
      ${subscriptionSummary(shown)}
      <p>
        ${
          end === undefined
            ? 'If you cancel, it ends at once.'
            : `If you cancel, it ends on ${end}. Until then nothing changes. You are not charged again.`
        }
      </p>
      ${notice !== undefined && alert(notice)}
      ${form('cancel', html`<button type="submit">Cancel the subscription</button>`)}`,
  );
}

/** When a subscription ends that is canceled now; undefined for one that ends at once. */
function endOf({ scheduled_change: change, status, current_billing_period }: Subscription): string | undefined {
  if (change?.action === 'cancel') return dateText(change.effective_at);
  if (status === 'paused' || current_billing_period === null) return undefined;
  return dateText(current_billing_period.ends_at);
}
