import { html } from '../pages/html.ts';
import type { Subscription } from './linked-subscription.ts';
import { type Environment, page } from './page.ts';
import { namesOf, stateText } from './subscription-summary.ts';

/** A subscription with the pages on which it can be managed now; null where there is nothing to do. */
export interface OverviewEntry {
  readonly row: Subscription;
  readonly paymentMethodUrl: string | null;
  readonly cancelUrl: string | null;
}

/** Lists the subscriptions of a customer. */
export function overviewPage(environment: Environment, seller: string, entries: readonly OverviewEntry[]): string {
  return page(
    environment,
    'Your subscriptions',
    html`<h1>Your subscriptions</h1>
      <p class="muted">with ${seller}</p>
      ${entries.length === 0 && html`<p>You have no subscriptions.</p>`}
      ${entries.map(({ row, paymentMethodUrl, cancelUrl }) => {
        const names = namesOf(row);
        const links = [
          ...(paymentMethodUrl === null ? [] : [{ url: paymentMethodUrl, text: 'Change the payment method' }]),
          ...(cancelUrl === null ? [] : [{ url: cancelUrl, text: 'Cancel' }]),
        ];
        return html`<section aria-labelledby="${row.id}">
          <h2 id="${row.id}">${names}</h2>
          <p>${stateText(row)}</p>
          ${
            links.length > 0 &&
            html`<ul>
              ${links.map(
                ({ url, text }) =>
                  html`<li>
                    <a href="${url}">${text} <span class="unseen">of ${names}</span></a>
                  </li>`,
              )}
            </ul>`
          }
        </section>`;
      })}`,
  );
}
