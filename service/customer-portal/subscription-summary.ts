import type { CurrencyCode } from '@billing/types';

import { amountFormat } from '../money/format-amount.ts';
import { html, type Html } from '../pages/html.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { PriceCopy } from '../storage/rows/catalog-rows.ts';
import type { ShownSubscription, Subscription } from './linked-subscription.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as people write it, in UTC: `2 April 2026`. */
export function dateText(at: Timestamp): string {
  return DATE.format(new Date(at));
}

/** What a subscription consists of, such as `Team plan × 10`. */
export function namesOf({ items }: Pick<Subscription, 'items'>): string {
  return items.map(({ product, quantity }) => `${product.name}${quantity > 1 ? ` × ${quantity}` : ''}`).join(', ');
}

/** The items of a subscription with their prices, and when it is charged next. */
export function subscriptionSummary(shown: ShownSubscription): Html {
  const { row, seller } = shown;
  return html`<table>
      <caption class="muted">
        Your subscription with ${seller}
      </caption>
      <tbody>
        ${row.items.map(
          ({ product, price, quantity }) =>
            html`<tr>
              <th scope="row">${product.name}<br /><span class="muted">${price.name ?? price.description}</span></th>
              <td>${unitAmount(price, shown)}${quantity > 1 && html` × ${quantity}`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${stateText(row)}</p>`;
}

/** The amount of one unit where the customer is, in the currency of the subscription. */
function unitAmount({ unit_price, unit_price_overrides }: PriceCopy, { row, country }: ShownSubscription): string {
  const override = unit_price_overrides.find(
    (each) =>
      each.unit_price.currency_code === row.currency_code && each.country_codes.some((code) => code === country),
  );
  const { amount, currency_code } = override?.unit_price ?? unit_price;
  return amountFormat(currency_code as CurrencyCode, country)(BigInt(amount));
}

/** What happens next with a subscription, in one sentence. */
export function stateText(row: Subscription): string {
  const { status, scheduled_change: change, next_billed_at } = row;
  if (status === 'canceled') return canceledText(row);
  if (change?.action === 'cancel') return `It ends on ${dateText(change.effective_at)} and is not charged again.`;
  if (change?.action === 'pause') return `It pauses on ${dateText(change.effective_at)}.`;
  if (change?.action === 'resume') return `It is paused until ${dateText(change.effective_at)}.`;
  if (status === 'paused') return 'It is paused.';
  if (status === 'past_due') return 'A payment is overdue.';
  if (next_billed_at === null) return 'It is not charged again.';
  const when = dateText(next_billed_at);
  return status === 'trialing' ? `The trial ends on ${when}; then it is charged.` : `It is charged next on ${when}.`;
}

export function canceledText({ canceled_at }: Pick<Subscription, 'canceled_at'>): string {
  return canceled_at === null ? 'It was canceled.' : `It was canceled on ${dateText(canceled_at)}.`;
}
