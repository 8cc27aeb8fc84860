import type { PreviewAddressInput } from '@billing/types';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { type Parties, placeOf } from '../pricing/read-parties.ts';
import type { Place, TaxTable } from '../tax/tax-table.ts';

/**
 * Where a preview sells to: the address of the customer, or the country and postal code of the request.
 *
 * @throws `invalid_field` when the request has both, or lacks the postal code that the country requires.
 */
export function placeOfPreview(
  newError: NewError<'invalid_field'>,
  { postalCodeCountries }: TaxTable,
  { address }: Parties,
  named: PreviewAddressInput | null | undefined,
): Place | null {
  if (named === null || named === undefined) return address === null ? null : placeOf(address);
  if (address !== null)
    throw invalidFields(newError, { field: 'address', message: 'must be absent or null when address_id is given' });
  const { country_code, postal_code = null, ...left } = named;
  assertAllUsed(left);
  if (postalCodeCountries.includes(country_code) && !postal_code?.trim())
    throw invalidFields(newError, { field: 'address.postal_code', message: `is required in ${country_code}` });
  return { country: country_code, region: null, postalCode: postal_code };
}
