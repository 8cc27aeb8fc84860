import type { Checkout } from './checkout.ts';
import { isCardNeeded } from './is-card-needed.ts';
import { declineSentence } from './decline-sentence.ts';
import { alert, errorSummary, type Filled, form, inputField } from './form.ts';
import { html, type Html } from './html.ts';
import { page } from './page.ts';
import { formatAmount, summary } from './summary.ts';

/**
 * Takes a test card. After a failed attempt it says why, so that the customer can try again.
 *
 * @param notice Shown instead of the reason of the last attempt.
 */
export function paymentPage(checkout: Checkout, filled: Filled, notice = failureOf(checkout)): string {
  const { balance } = checkout.row.totals;
  const title = balance === '0' ? 'Confirm your purchase' : 'Payment';
  return page(
    title,
    html`<h1>${title}</h1>
      ${summary(checkout)} ${details(checkout)}
      ${notice !== undefined && Object.keys(filled.errors).length === 0 && alert(notice)} ${errorSummary(filled.errors)}
      ${form(
        'pay',
        html`<input type="hidden" name="amount" value="${balance}" />
          ${isCardNeeded(checkout.row) && card(filled, balance !== '0')}
          <button type="submit">
            ${balance === '0' ? 'Complete the purchase' : `Pay ${formatAmount(checkout, balance)}`}
          </button>`,
      )}`,
  );
}

function failureOf({ row }: Checkout): string | undefined {
  const [latest] = row.payments;
  return latest === undefined ? undefined : declineSentence(latest);
}

function details({ row, email, place }: Checkout): Html | undefined {
  if (!row.checkout_details_entered || row.status !== 'ready') return undefined;
  const where = [place?.postal_code, place?.country_code].filter((part) => typeof part === 'string').join(', ');
  return html`<p class="muted">${email ?? ''}${where !== '' && html`, ${where}`}</p>
    ${form('edit', html`<button type="submit" class="second">Change your details</button>`)}`;
}

/** The browser must not offer real cards here, so the fields have no autocomplete tokens of cards. */
function card(filled: Filled, canSave: boolean): Html {
  return html`<h2>Test card</h2>
    ${!canSave && html`<p class="muted">It is charged when the trial ends. Nothing is charged today.</p>`}
    ${inputField({ name: 'card_number', label: 'Card number', autocomplete: 'off', inputmode: 'numeric', maxlength: 23, hint: 'For example 4242 4242 4242 4242.' }, filled)}
    ${inputField({ name: 'card_expiry', label: 'Expiry date', autocomplete: 'off', inputmode: 'text', maxlength: 9, hint: 'Month and year, such as 11/29.' }, filled)}
    ${inputField({ name: 'cardholder_name', label: 'Name on card', autocomplete: 'off' }, filled)}
    ${
      canSave &&
      html`<div class="field">
        <label class="check"
          ><input
            type="checkbox"
            name="saves_method"
            value="yes"
            ${filled.values['saves_method'] === 'yes' && html` checked`}
          />
          Save this card for later purchases</label
        >
      </div>`
    }`;
}
