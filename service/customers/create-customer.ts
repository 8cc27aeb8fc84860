import type { Customer, CustomerCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import type { NewRow } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';
import { customerEntity } from './customer-entity.ts';
import { checkCustomerEmail, rejectedDomain } from './email-rules.ts';

/**
 * @throws `customer_email_invalid`, `customer_email_domain_not_allowed`, or `customer_already_exists` with the id of the customer
 *   that has the email address.
 */
export async function createCustomer(
  newError: NewError<
    'customer_email_invalid' | 'customer_email_domain_not_allowed' | 'customer_already_exists' | 'storage_limit_reached'
  >,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<Services, 'clock' | 'rules' | 'notifyDue'>,
  accountId: string,
  { email, name = null, locale, custom_data = null }: CustomerCreate,
): Promise<Customer> {
  checkCustomerEmail(newError, email);
  const rejected = rejectedDomain(email, rules.rejectedEmailDomains);
  if (rejected !== undefined) {
    throw newError(
      'customer_email_domain_not_allowed',
      `Customers can't have email addresses in the domain ${rejected}.`,
    );
  }
  const now = timestamp(clock.now());
  const [row] = await insertCustomer(trx, {
    account_id: accountId,
    id: newId('ctm_', clock),
    name,
    email,
    locale: locale ?? 'en',
    custom_data: await customDataColumn(newError, trx, rules, accountId, custom_data),
    import_meta: null,
    created_at: now,
    updated_at: now,
  });
  if (row === undefined) throw await alreadyExists(newError, trx, accountId, email);
  const customer = customerEntity(row);
  await publish(trx, { clock, notifyDue }, { accountId, type: 'customer.created', data: customer, occurredAt: now });
  return customer;
}

/** Returns no row when the account has a customer with that email address. */
const insertCustomer = statement((db, row: NewRow<CustomerRow, CustomerCreate>) =>
  db
    .insertInto('customers')
    .values(row)
    .onConflict((conflict) => conflict.constraint('customers_email').doNothing())
    .returningAll(),
);

async function alreadyExists(
  newError: NewError<'customer_already_exists'>,
  trx: Transaction<Tables>,
  accountId: string,
  email: string,
): Promise<Error> {
  const other = await trx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('email_lower', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return newError('customer_already_exists', `Customer ${other.id} already has this email address.`);
}
