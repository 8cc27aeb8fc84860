import { type Checkout, isMethodChange } from './checkout.ts';
import { declineSentence } from './decline-sentence.ts';
import { alert, errorSummary, type Filled, form, inputField } from '../pages/form.ts';
import { html, type Html } from '../pages/html.ts';
import { page } from './page.ts';
import { formatAmount, summary } from './summary.ts';

/**
 * Takes a test card. After a failed attempt it says why, so that the customer can try again.
 *
 * @param notice Shown instead of the reason of the last attempt.
 */
export function paymentPage(checkout: Checkout, filled: Filled, notice = failureOf(checkout)): string {
  const { balance } = checkout.row.totals;
  const { title, note, button } = wordsFor(checkout);
  return page(
    title,
    html`<h1>${title}</h1>
      ${!isMethodChange(checkout.row) && summary(checkout)} ${note !== undefined && html`<p>${note}</p>`}
      ${details(checkout)} ${notice !== undefined && Object.keys(filled.errors).length === 0 && alert(notice)}
      ${errorSummary(filled.errors)}
      ${form(
        'pay',
        html`<input type="hidden" name="amount" value="${balance}" />
          ${checkout.takesCard && card(checkout, filled)}
          <button type="submit">${button}</button>`,
      )}`,
  );
}

interface Words {
  readonly title: string;
  readonly note?: string;
  readonly button: string;
}

function wordsFor(checkout: Checkout): Words {
  const { row, seller, takesCard } = checkout;
  const isFree = row.totals.balance === '0';
  if (isMethodChange(row)) {
    const note = `The card that you enter here pays for your subscription with ${seller} from now on. Nothing is charged today.`;
    return { title: 'Change your payment method', note, button: 'Use this card' };
  }
  if (isFree && takesCard && row.lines.some(({ price }) => price.trial_period !== null)) {
    const note = 'The trial is free. The card pays for the subscription when the trial ends.';
    return { title: 'Start your trial', note, button: 'Start the trial' };
  }
  if (isFree) {
    const note = 'Nothing is charged today. The card pays for the subscription from its first renewal on.';
    return { title: 'Confirm your purchase', ...(takesCard && { note }), button: 'Complete the purchase' };
  }
  const payment = { title: 'Payment', button: `Pay ${formatAmount(checkout, row.totals.balance)}` };
  if (row.subscription_id === null || row.collection_mode === 'manual') return payment;
  return { ...payment, note: 'This payment is overdue. The card also pays for your subscription from now on.' };
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
function card({ row }: Checkout, filled: Filled): Html {
  return html`<h2>Test card</h2>
    ${inputField({ name: 'card_number', label: 'Card number', autocomplete: 'off', inputmode: 'numeric', maxlength: 23, hint: 'For example 4242 4242 4242 4242.' }, filled)}
    ${inputField({ name: 'card_expiry', label: 'Expiry date', autocomplete: 'off', inputmode: 'text', maxlength: 9, hint: 'Month and year, such as 11/29.' }, filled)}
    ${inputField({ name: 'cardholder_name', label: 'Name on card', autocomplete: 'off' }, filled)}
    ${
      !isMethodChange(row) &&
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
