import type { Address, Business, Customer } from '@billing/types';

/** The parties of a document, as they were when the transaction was billed or last revised. */
export interface Parties {
  /** The name of the account that sells. */
  readonly accountName: string;
  readonly customer: Pick<Customer, 'name' | 'email'>;
  readonly address: Pick<
    Address,
    'first_line' | 'second_line' | 'city' | 'postal_code' | 'region' | 'country_code'
  > | null;
  readonly business: Pick<Business, 'name' | 'company_number' | 'tax_identifier'> | null;
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/**
 * The business if there is one, the customer, and the address, one line each; the first line is a name or an
 * email address.
 */
export function buyerLines({ customer, address, business }: Parties): readonly string[] {
  const place = address && [address.postal_code, address.city].filter(Boolean).join(' ');
  return [
    business?.name,
    customer.name,
    address?.first_line,
    address?.second_line,
    place,
    address?.region,
    address && COUNTRIES.of(address.country_code),
    customer.email,
    business?.company_number && `Company number: ${business.company_number}`,
    business?.tax_identifier && `Tax number: ${business.tax_identifier}`,
  ].flatMap((line) => (line ? [line] : []));
}
