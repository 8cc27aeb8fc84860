import type { Selectable, Transaction } from 'kysely';

import { addressEntity } from '../addresses/address-entity.ts';
import { businessEntity } from '../businesses/business-entity.ts';
import { anyError } from '../common/any-error.ts';
import { changedMembers } from '../common/changed-members.ts';
import { customerEntity } from '../customers/customer-entity.ts';
import { type EntityKind, updateEntity } from '../entities/update-entity.ts';
import { deletePaymentMethod } from '../payment-methods/delete-payment-method.ts';
import type { AccountServices } from '../services.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { ERASED, erasedEmail } from './scrub.ts';

type Customer = Selectable<CustomerRow>;

const CUSTOMER: EntityKind<'customers', 'customer.updated'> = {
  table: 'customers',
  name: 'Customer',
  updated: 'customer.updated',
  entity: customerEntity,
};
const ADDRESS: EntityKind<'addresses', 'address.updated'> = {
  table: 'addresses',
  name: 'Address',
  updated: 'address.updated',
  entity: addressEntity,
};
const BUSINESS: EntityKind<'businesses', 'business.updated'> = {
  table: 'businesses',
  name: 'Business',
  updated: 'business.updated',
  json: ['contacts'],
  entity: businessEntity,
};

const ARCHIVED = { status: 'archived', custom_data: null, import_meta: null } as const;

/**
 * Archives a customer, whose row the transaction has locked, with all addresses and businesses, and replaces
 * their personal data. Deletes the payment methods. Each that changes has its event, so that receivers can
 * do the same. The country of an address stays, because the tax follows from it.
 */
export async function eraseParties(
  trx: Transaction<Tables>,
  services: AccountServices,
  customer: Customer,
): Promise<void> {
  const { account_id, id } = customer;
  const methods = await trx
    .selectFrom('payment_methods')
    .select(['account_id', 'id'])
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
  for (const method of methods) await deletePaymentMethod(trx, services, method, 'api');
  for (const business of await rowsOf(trx, 'businesses', customer)) {
    const none = { company_number: null, tax_identifier: null, contacts: [] };
    const changes = changedMembers(business, { ...ARCHIVED, ...none, name: ERASED });
    await updateEntity(anyError, trx, services, BUSINESS, business, changes);
  }
  for (const address of await rowsOf(trx, 'addresses', customer)) {
    const lines = { first_line: null, second_line: null, city: null, postal_code: null, region: null };
    const changes = changedMembers(address, { ...ARCHIVED, ...lines, description: null });
    await updateEntity(anyError, trx, services, ADDRESS, address, changes);
  }
  const members = { email: erasedEmail(id), name: null, marketing_consent: false, locale: 'en' };
  const changes = changedMembers(customer, { ...ARCHIVED, ...members });
  await updateEntity(anyError, trx, services, CUSTOMER, customer, changes);
}

function rowsOf<Table extends 'addresses' | 'businesses'>(
  trx: Transaction<Tables>,
  table: Table,
  { account_id, id }: Customer,
): Promise<Selectable<Tables[Table]>[]> {
  return trx
    .selectFrom(table as 'addresses')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute() as unknown as Promise<Selectable<Tables[Table]>[]>;
}
