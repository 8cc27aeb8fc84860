import type { Address, AddressCreate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { checkCustomerActive } from '../customers/check-active.ts';
import { eventOfNew, REQUESTED } from '../entities/origin.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { type NewRow, toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { AddressRow, CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { addressEntity } from './address-entity.ts';
import { type AddressRuleCode, checkCountry } from './address-rules.ts';

/** @throws `entity_archived` when the customer is archived. */
export async function createAddress(
  newError: NewError<'entity_archived' | AddressRuleCode>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  customer: Pick<Selectable<CustomerRow>, 'account_id' | 'id'>,
  {
    country_code,
    description = null,
    first_line = null,
    second_line = null,
    city = null,
    postal_code = null,
    region = null,
    custom_data = null,
  }: AddressCreate,
  origin = REQUESTED,
): Promise<Address> {
  checkCountry(newError, country_code, rules);
  const accountId = customer.account_id;
  const customData = await customDataColumn(newError, trx, rules, accountId, custom_data);
  await checkCustomerActive(newError, trx, customer, 'an address');
  const now = clock.now();
  const row = await trx
    .insertInto('addresses')
    .values({
      account_id: accountId,
      id: newId('add_', clock),
      customer_id: customer.id,
      description,
      first_line,
      second_line,
      city,
      postal_code,
      region,
      country_code,
      custom_data: customData,
      import_meta: toJson(origin.import_meta),
      created_at: now,
      updated_at: now,
    } satisfies NewRow<AddressRow, AddressCreate>)
    .returningAll()
    .executeTakeFirstOrThrow();
  const address = addressEntity(row);
  await publish(
    trx,
    { clock, notifyDue },
    { accountId, type: eventOfNew('address', origin), data: address, occurredAt: now },
  );
  return address;
}
