import type { Checkout } from './checkout.ts';
import { countries } from './countries.ts';
import { errorSummary, type Filled, form, inputField, selectField } from '../pages/form.ts';
import { html } from '../pages/html.ts';
import { page } from './page.ts';
import { summary } from './summary.ts';

/** Takes the customer's details. If the seller has set the customer, only the place is left to enter. */
export function detailsPage(checkout: Checkout, filled: Filled): string {
  const { row } = checkout;
  const needsCustomer = row.customer_id === null || row.checkout_details_entered;
  return page(
    'Your details',
    html`<h1>Your details</h1>
      ${summary(checkout)} ${errorSummary(filled.errors)}
      ${form(
        'details',
        html`${
            needsCustomer &&
            html`${inputField({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'email', maxlength: 320 }, filled)}
            ${inputField({ name: 'name', label: 'Full name', autocomplete: 'name', required: false, hint: 'Optional.' }, filled)}`
          }
          ${selectField({ name: 'country_code', label: 'Country', autocomplete: 'country' }, countries, filled)}
          ${inputField(
            {
              name: 'postal_code',
              label: 'Postal code',
              autocomplete: 'postal-code',
              required: false,
              hint: 'Optional in countries without one, and where the tax does not depend on it.',
            },
            filled,
          )} <button type="submit">Continue</button>`,
      )}`,
  );
}
