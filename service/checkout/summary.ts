import type { CurrencyCode } from '@billing/types';

import { amountFormat } from '../money/format-amount.ts';
import type { Checkout } from './checkout.ts';
import { html, type Html } from '../pages/html.ts';

/** Formats an amount of the checkout, such as `1999` in EUR as `€19.99`. */
export function formatAmount({ row, place }: Checkout, amount: string): string {
  return amountFormat(row.currency_code as CurrencyCode, place?.country_code ?? null)(BigInt(amount));
}

/** The lines, tax and total of the purchase. */
export function summary(checkout: Checkout): Html {
  const { row, seller } = checkout;
  const { subtotal, discount, tax, credit, total, grand_total } = row.totals;
  const amount = (text: string): string => formatAmount(checkout, text);
  return html`<table>
    <caption class="muted">
      Your purchase from ${seller}
    </caption>
    <tbody>
      ${row.lines.map(
        ({ product, price, quantity, totals }) =>
          html`<tr>
            <th scope="row">
              ${product.name}<br /><span class="muted"
                >${price.name ?? price.description}${quantity > 1 && html` × ${quantity}`}</span
              >
            </th>
            <td>${amount(totals.subtotal)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Subtotal</th>
        <td>${amount(subtotal)}</td>
      </tr>
      ${
        discount !== '0' &&
        html`<tr>
          <th scope="row">Discount</th>
          <td>−${amount(discount)}</td>
        </tr>`
      }
      <tr>
        <th scope="row">Tax</th>
        <td>${row.address_id === null ? 'once your country is known' : amount(tax)}</td>
      </tr>
      ${
        credit !== '0' &&
        html`<tr>
          <th scope="row">Credit</th>
          <td>−${amount(credit)}</td>
        </tr>`
      }
      <tr class="total">
        <th scope="row">Total</th>
        <td>${amount(credit === '0' ? total : grand_total)}</td>
      </tr>
    </tfoot>
  </table>`;
}
