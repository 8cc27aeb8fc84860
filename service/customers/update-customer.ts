import type { Customer, CustomerUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { type EntityKind, updateEntity } from '../entities/update-entity.ts';
import type { AccountServices } from '../services.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { unlessTaken } from '../storage/unless-taken.ts';
import { customerEntity } from './customer-entity.ts';
import { checkCustomerEmail, type CustomerRuleCode, emailTaken } from './customer-rules.ts';

const CUSTOMER: EntityKind<'customers', 'customer.updated'> = {
  table: 'customers',
  name: 'Customer',
  updated: 'customer.updated',
  entity: customerEntity,
};

/** @throws `conflict` when another request has changed the customer since `before` was read. */
export async function updateCustomer(
  newError: NewError<'conflict' | CustomerRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  before: Selectable<CustomerRow>,
  body: CustomerUpdate,
): Promise<Customer> {
  const changes = changedMembers(before, body);
  const { email = before.email } = changes;
  if (email !== before.email) checkCustomerEmail(newError, email, services.rules);
  const customer = await unlessTaken(trx, 'customers_email', () =>
    updateEntity(newError, trx, services, CUSTOMER, before, changes),
  );
  if (customer === undefined) throw await emailTaken(newError, trx, before.account_id, email);
  return customer;
}
