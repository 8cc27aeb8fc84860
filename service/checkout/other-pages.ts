import { type Checkout, isMethodChange } from './checkout.ts';
import { form } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import { messagePage, page } from './page.ts';
import { formatAmount, summary } from './summary.ts';

/** The step at the customer's bank, which one of the test cards requires. */
export function authenticationPage(checkout: Checkout): string {
  const [latest] = checkout.row.payments;
  const amount = latest?.amount ?? '0';
  const last4 = latest?.method_details.card?.last4 ?? '';
  return page(
    'Confirm with your bank',
    html`<h1>Confirm with your bank</h1>
      <p>
        ${
          amount === '0'
            ? html`Your bank wants to know whether ${checkout.seller} may charge your subscription to the card ending in
              ${last4}. Nothing is charged now.`
            : html`Your bank wants to know whether this payment is yours:
                <strong>${formatAmount(checkout, amount)}</strong> to ${checkout.seller} with the card ending in
                ${last4}.`
        }
      </p>
      ${form(
        'authenticate',
        html`<button type="submit" name="confirmed" value="yes">
            Confirm the ${amount === '0' ? 'card' : 'payment'}
          </button>
          <button type="submit" name="confirmed" value="no" class="second">Refuse, and pay in another way</button>`,
      )}`,
  );
}

/** While the result is unknown. The page does not reload itself, which would interrupt a screen reader. */
export function processingPage(): string {
  return page(
    'Payment in progress',
    html`<h1>Payment in progress</h1>
      <p role="status">We have not heard from your bank yet. You don't need to pay again.</p>
      <p><a href="">Check again</a></p>`,
  );
}

export function receiptPage(checkout: Checkout): string {
  const { row } = checkout;
  const payment = row.payments.find(({ status }) => status === 'captured');
  const card = payment?.method_details.card;
  if (isMethodChange(row)) {
    return messagePage(
      'Payment method changed',
      `The card ending in ${card?.last4 ?? ''} pays for your subscription from now on. Nothing was charged.`,
    );
  }
  return page(
    'Thank you',
    html`<h1>Thank you</h1>
      <p role="status">${row.totals.grand_total === '0' ? 'Your purchase is complete.' : 'Your purchase is paid.'}</p>
      ${summary(checkout)}
      ${payment !== undefined && html`<p>${payment.amount === '0' ? 'Confirmed' : 'Paid'} on ${payment.captured_at?.slice(0, 10) ?? ''}${card != null && html` with the card ending in ${card.last4}`}.</p>`}
      ${row.invoice_number !== null && html`<p>Invoice number: ${row.invoice_number}</p>`}`,
  );
}

export function canceledPage(): string {
  return messagePage('Purchase canceled', 'This purchase was canceled by the seller. Nothing was charged.');
}

export function notPayablePage(): string {
  return messagePage('No payment here', "This purchase can't be paid online. Please contact the seller.");
}

export function notFoundPage(): string {
  return messagePage('Link not found', 'This payment link does not exist. Check that you copied all of it.');
}

export function tooManyRequestsPage(seconds: number): string {
  return messagePage('Too many requests', `Please wait ${seconds} seconds, then load this page again.`);
}

export function errorPage(): string {
  return messagePage(
    'Something went wrong',
    'The page could not be shown. If you have just paid, load this page again to see whether the payment arrived; you are never charged twice.',
  );
}
