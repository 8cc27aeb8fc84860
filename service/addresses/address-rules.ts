import type { NewError } from '../common/errors.ts';
import type { Rules } from '../services.ts';

export type AddressRuleCode = 'address_location_not_allowed' | 'storage_limit_reached';

export function checkCountry(
  newError: NewError<'address_location_not_allowed'>,
  country: string,
  { rejectedCountries }: Rules,
): void {
  if (rejectedCountries.includes(country))
    throw newError('address_location_not_allowed', `Addresses in ${country} are not accepted.`);
}
