import type { TransactionRevise } from '@billing/types';

import { assertAllUsed } from '../common/assert-all-used.ts';
import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { BuyerCopy } from '../storage/rows/transaction-rows.ts';
import { isTaxNumber } from '../tax/tax-number.ts';

/**
 * The copy of the buyer with the corrections of a request.
 *
 * @throws `invalid_field` for a business without a name, and for a tax number that removes a valid one.
 */
export function revisedBuyer(
  newError: NewError<'invalid_field'>,
  before: BuyerCopy,
  { customer = {}, address = {}, business, ...left }: TransactionRevise,
): BuyerCopy {
  assertAllUsed(left);
  return {
    customer: { ...before.customer, ...changedMembers(before.customer, customer) },
    address: { ...before.address, ...changedMembers(before.address, address) },
    business: business === undefined ? before.business : revisedBusiness(newError, before, business),
  };
}

function revisedBusiness(
  newError: NewError<'invalid_field'>,
  { address, business }: BuyerCopy,
  corrections: NonNullable<TransactionRevise['business']>,
): NonNullable<BuyerCopy['business']> {
  if (business === null) return newBusiness(newError, corrections);
  const revised = { ...business, ...changedMembers(business, corrections) };
  const isValid = (text: string | null): boolean => isTaxNumber(address.country_code, text ?? '');
  if (!isValid(business.tax_identifier) || isValid(revised.tax_identifier)) return revised;
  throw invalidFields(newError, {
    field: 'business.tax_identifier',
    message: `must be a valid tax number of ${address.country_code}, because it replaces a valid one`,
  });
}

function newBusiness(
  newError: NewError<'invalid_field'>,
  { name, tax_identifier, ...left }: NonNullable<TransactionRevise['business']>,
): NonNullable<BuyerCopy['business']> {
  assertAllUsed(left);
  if (name !== undefined) return { name, company_number: null, tax_identifier: tax_identifier ?? null };
  throw invalidFields(newError, { field: 'business.name', message: 'is required: the transaction has no business' });
}
