import type { Kysely, Selectable } from 'kysely';

import type { FieldFault, NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { AddressRow, BusinessRow, CustomerRow } from '../storage/rows/customer-rows.ts';
import { sharedIfLocking } from '../storage/shared-if-locking.ts';
import type { Tables } from '../storage/tables.ts';
import type { Place } from '../tax/tax-table.ts';

export type ReadPartiesCode =
  | 'invalid_field'
  | 'entity_archived'
  | 'transaction_customer_is_required_with_address'
  | 'transaction_customer_is_required_for_business_validation';

/** The customer of a request, with an address and a business that must be the customer's. */
export interface RequestedParties {
  readonly customer_id?: string | null | undefined;
  readonly address_id?: string | null | undefined;
  readonly business_id?: string | null | undefined;
}

export interface Parties {
  readonly customer: Selectable<CustomerRow> | null;
  readonly address: Selectable<AddressRow> | null;
  readonly business: Selectable<BusinessRow> | null;
}

/**
 * Reads who buys. In a transaction it locks the rows, so that a concurrent request can't archive them before
 * the commit.
 *
 * @throws `invalid_field` that names each id that does not exist or belongs to another customer, and
 *   `entity_archived`.
 */
export async function readParties(
  newError: NewError<ReadPartiesCode>,
  db: Kysely<Tables>,
  accountId: string,
  { customer_id = null, address_id = null, business_id = null }: RequestedParties,
): Promise<Parties> {
  checkCustomerNamed(newError, { customer_id, address_id, business_id });
  if (customer_id === null) return { customer: null, address: null, business: null };
  const customer = await findOne(db, 'customers', accountId, customer_id);
  const address = address_id === null ? null : await findOne(db, 'addresses', accountId, address_id, customer_id);
  const business = business_id === null ? null : await findOne(db, 'businesses', accountId, business_id, customer_id);
  const [fault, ...more] = [
    ...faultOf(customer, 'customer_id', 'must be the id of a customer'),
    ...faultOf(address, 'address_id', `must be the id of an address of customer ${customer_id}`),
    ...faultOf(business, 'business_id', `must be the id of a business of customer ${customer_id}`),
  ];
  if (fault !== undefined) throw invalidFields(newError, fault, ...more);
  const found = { customer: customer ?? null, address: address ?? null, business: business ?? null };
  for (const [name, row] of Object.entries({
    Customer: found.customer,
    Address: found.address,
    Business: found.business,
  })) {
    if (row?.status === 'archived')
      throw newError('entity_archived', `${name} ${row.id} is archived. Nothing can be sold to it.`);
  }
  return found;
}

/** The part of an address that prices and tax depend on. */
export function placeOf({
  country_code,
  region,
  postal_code,
}: Pick<Selectable<AddressRow>, 'country_code' | 'region' | 'postal_code'>): Place {
  return { country: country_code, region, postalCode: postal_code };
}

function checkCustomerNamed(
  newError: NewError<ReadPartiesCode>,
  { customer_id, address_id, business_id }: Record<keyof RequestedParties, string | null>,
): void {
  if (customer_id !== null) return;
  if (address_id !== null)
    throw newError(
      'transaction_customer_is_required_with_address',
      `The request has the address_id ${address_id} but no customer_id. Send the customer of the address as well.`,
    );
  if (business_id !== null)
    throw newError(
      'transaction_customer_is_required_for_business_validation',
      `The request has the business_id ${business_id} but no customer_id. Send the customer of the business as well.`,
    );
}

function findOne<Table extends 'customers' | 'addresses' | 'businesses'>(
  db: Kysely<Tables>,
  table: Table,
  accountId: string,
  id: string,
  customerId?: string,
): Promise<Selectable<Tables[Table]> | undefined> {
  const query = db
    .selectFrom(table as 'addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as never);
  const ofCustomer = customerId === undefined ? query : query.where('customer_id', '=', customerId as never);
  return sharedIfLocking(db, ofCustomer).executeTakeFirst() as Promise<Selectable<Tables[Table]> | undefined>;
}

/** A row that was searched for and not found. */
function faultOf(row: object | null | undefined, field: string, message: string): FieldFault[] {
  return row === undefined ? [{ field, message }] : [];
}
