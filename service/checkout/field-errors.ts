import type { ServiceError } from '../common/errors.ts';
import type { FormErrors } from '../pages/form.ts';

/** What a customer can do about what only the seller can change. */
export const contactSeller = 'Please contact the seller.';

/** Which field an error of the API is about, and what to say about it. */
const FIELDS: Readonly<Record<string, readonly [field: string, message: string]>> = {
  customer_email_invalid: ['email', 'Enter a complete email address, such as jo@customer.example.'],
  customer_email_domain_not_allowed: ['email', 'Email addresses of this domain are not accepted. Enter another one.'],
  customer_already_exists: ['email', 'Send the form once more, please.'],
  address_location_not_allowed: ['country_code', "The seller doesn't sell to this country."],
};

/**
 * An error of the API as one of the details form. Details of the API are for the seller, not for the
 * customer.
 */
export function fieldErrors({ code }: ServiceError): FormErrors {
  const [field, message] = FIELDS[code] ?? [
    'country_code',
    `This purchase can't be completed like this. ${contactSeller}`,
  ];
  return { [field]: message };
}
