import { CountryCode } from '@billing/validators/schemas/CountryCode';
import { Email } from '@billing/validators/schemas/Email';
import type { CountryCode as Country } from '@billing/types';

import type { FormErrors, FormValues } from '../pages/form.ts';

/** A customer's details. Without an email address, the transaction has its customer already. */
export interface Details {
  readonly email: string | null;
  readonly name: string | null;
  readonly country_code: Country;
  readonly postal_code: string | null;
}

interface DetailsRules {
  /** Whether the form has the fields of the customer. */
  readonly needsCustomer: boolean;
  /** Countries whose tax depends on the postal code. */
  readonly postalCodeCountries: readonly string[];
}

/** Reads the form of `detailsPage`. */
export function readDetails(
  values: FormValues,
  { needsCustomer, postalCodeCountries }: DetailsRules,
): { readonly details: Details } | { readonly errors: FormErrors } {
  const email = values['email'] ?? '';
  const country = CountryCode.validate(values['country_code']);
  const postalCode = values['postal_code'] ?? '';
  const errors: Record<string, string> = {};
  if (needsCustomer && !Email.validate(email).ok)
    errors['email'] = 'Enter your email address, such as jo@customer.example.';
  if (!country.ok) errors['country_code'] = 'Choose your country.';
  else if (postalCode === '' && postalCodeCountries.includes(country.value))
    errors['postal_code'] = 'Enter your postal code.';
  if (!country.ok || Object.keys(errors).length > 0) return { errors };
  return {
    details: {
      email: needsCustomer ? email : null,
      name: values['name'] || null,
      country_code: country.value,
      postal_code: postalCode || null,
    },
  };
}
