import type { Address, AddressUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { type EntityKind, updateEntity } from '../entities/update-entity.ts';
import type { AccountServices } from '../services.ts';
import type { AddressRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { addressEntity } from './address-entity.ts';
import { type AddressRuleCode, checkCountry } from './address-rules.ts';

const ADDRESS: EntityKind<'addresses', 'address.updated'> = {
  table: 'addresses',
  name: 'Address',
  updated: 'address.updated',
  entity: addressEntity,
};

/** @throws `conflict` when another request has changed the address since `before` was read. */
export async function updateAddress(
  newError: NewError<'conflict' | AddressRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  before: Selectable<AddressRow>,
  body: AddressUpdate,
): Promise<Address> {
  const changes = changedMembers(before, body);
  if (changes.country_code !== undefined) checkCountry(newError, changes.country_code, services.rules);
  return updateEntity(newError, trx, services, ADDRESS, before, changes);
}
