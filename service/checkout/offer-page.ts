import { form } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import type { Offer } from './offer.ts';
import { messagePage, page } from './page.ts';

/** What the link offers. Nothing is stored until the customer goes on. */
export function offerPage({ seller, lines }: Offer): string {
  return page(
    'Your order',
    html`<h1>Your order</h1>
      <p>You buy from ${seller}:</p>
      <ul>
        ${lines.map(
          ({ product, name, description, quantity }) =>
            html`<li>
              ${product}<br /><span class="muted">${name ?? description}${quantity > 1 && html` × ${quantity}`}</span>
            </li>`,
        )}
      </ul>
      ${form('buy', html`<button type="submit">Continue to checkout</button>`)}`,
  );
}

export function notOfferedPage(): string {
  return messagePage(
    'Not for sale',
    'This link names nothing that can be bought. The seller may have changed or removed the offer.',
  );
}
