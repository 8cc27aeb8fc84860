import type { Address } from '@billing/types';
import { Address as AddressSchema } from '@billing/validators/schemas/Address';
import type { Selectable, Transaction } from 'kysely';

import { validated } from '../common/validated.ts';
import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import type { AddressRow, CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { addressEntity } from './address-entity.ts';

/** Absent members are stored as null. */
export type NewAddress = Pick<AddressRow, 'country_code'> &
  Partial<Pick<AddressRow, 'description' | 'first_line' | 'second_line' | 'city' | 'postal_code' | 'region'>>;

/** @throws `invalid_field`, `entity_archived` when the customer is archived, `address_location_not_allowed`. */
export async function createAddress(
  newError: NewError<'invalid_field' | 'entity_archived' | 'address_location_not_allowed'>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<Services, 'clock' | 'rules' | 'notifyDue'>,
  customer: Selectable<CustomerRow>,
  address: NewAddress,
): Promise<Address> {
  if (customer.status === 'archived')
    throw newError('entity_archived', `Customer ${customer.id} is archived. Only active customers can get an address.`);
  if (rules.rejectedCountries.includes(address.country_code)) {
    throw newError('address_location_not_allowed', `Addresses in ${address.country_code} are not accepted.`);
  }
  const now = timestamp(clock.now());
  const row = await trx
    .insertInto('addresses')
    .values({
      ...address,
      account_id: customer.account_id,
      id: newId('add_', clock),
      customer_id: customer.id,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const entity = validated(newError, AddressSchema, addressEntity(row));
  await publish(trx, { clock, notifyDue }, { accountId: customer.account_id, type: 'address.created', data: entity });
  return entity;
}
