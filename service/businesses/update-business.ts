import type { Business, BusinessUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { type EntityKind, updateEntity } from '../entities/update-entity.ts';
import type { AccountServices } from '../services.ts';
import type { BusinessRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { businessEntity } from './business-entity.ts';
import { type BusinessRuleCode, checkContactDomains, storedContacts } from './business-rules.ts';

const BUSINESS: EntityKind<'businesses', 'business.updated'> = {
  table: 'businesses',
  name: 'Business',
  updated: 'business.updated',
  json: ['contacts'],
  entity: businessEntity,
};

/** @throws `conflict` when another request has changed the business since `before` was read. */
export async function updateBusiness(
  newError: NewError<'conflict' | BusinessRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  before: Selectable<BusinessRow>,
  { contacts, ...body }: BusinessUpdate,
): Promise<Business> {
  const stored = contacts === undefined ? undefined : storedContacts(newError, contacts);
  const changes = changedMembers(before, { ...body, contacts: stored });
  if (changes.contacts !== undefined) checkContactDomains(newError, changes.contacts, services.rules);
  return updateEntity(newError, trx, services, BUSINESS, before, changes);
}
