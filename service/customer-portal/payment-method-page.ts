import { alert, form } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import type { ShownSubscription } from './linked-subscription.ts';
import { type Environment, messagePage, page } from './page.ts';
import { canceledText, subscriptionSummary } from './subscription-summary.ts';

const TITLE = 'Change your payment method';

/** Shows what pays for a subscription now, and leads to the checkout that changes it. */
export function paymentMethodPage(environment: Environment, shown: ShownSubscription, notice?: string): string {
  const reason = whyNot(shown);
  if (reason !== undefined) return messagePage(environment, TITLE, reason);
  const { row } = shown;
  const card = row.instrument?.details.card;
  const isOverdue = row.status === 'past_due';
  return page(
    environment,
    TITLE,
    html`<h1>${TITLE}</h1>
      ${subscriptionSummary(shown)} ${card != null && html`<p>It is paid with the card ending in ${card.last4}.</p>`}
      <p>
        ${
          isOverdue
            ? 'On the next page you pay what is overdue. The card that you use there also pays for the subscription from then on.'
            : 'On the next page you enter another card. Nothing is charged today.'
        }
      </p>
      ${notice !== undefined && alert(notice)}
      ${form(
        'continue',
        html`<button type="submit">${isOverdue ? 'Continue to the payment' : 'Continue to the card'}</button>`,
      )}`,
  );
}

/** For sellers with their own checkout, to which a form of this service must not lead. */
export function continuePage(environment: Environment, url: string): string {
  return page(
    environment,
    TITLE,
    html`<h1>${TITLE}</h1>
      <p><a href="${url}">Continue at ${new URL(url).host}</a></p>`,
  );
}

/** Why the payment method of a subscription can't be changed, for its customer. */
function whyNot({ row }: ShownSubscription): string | undefined {
  if (row.status === 'canceled') return `This subscription has ended. ${canceledText(row)}`;
  if (row.collection_mode === 'manual') return 'This subscription is paid by invoice, so there is no payment method.';
  if (row.status === 'paused') return 'This subscription is paused. Please ask the seller to resume it first.';
  return undefined;
}
