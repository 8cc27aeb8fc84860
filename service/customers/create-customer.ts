import type { Customer, CustomerCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { eventOfNew, type Origin, REQUESTED } from '../entities/origin.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { type NewRow, toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';
import { customerEntity } from './customer-entity.ts';
import { checkCustomerEmail, type CustomerRuleCode, emailTaken } from './customer-rules.ts';

interface CustomerOrigin extends Origin {
  /** A customer of a request gives consent at checkout. */
  readonly marketing_consent: boolean;
}

const REQUESTED_CUSTOMER: CustomerOrigin = { ...REQUESTED, marketing_consent: false };

/**
 * @throws `customer_email_invalid`, `customer_email_domain_not_allowed`, or `customer_already_exists` with
 *   the id of the customer that has the email address.
 */
export async function createCustomer(
  newError: NewError<CustomerRuleCode>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  accountId: string,
  { email, name = null, locale, custom_data = null }: CustomerCreate,
  { marketing_consent, ...origin }: CustomerOrigin = REQUESTED_CUSTOMER,
): Promise<Customer> {
  checkCustomerEmail(newError, email, rules);
  const now = clock.now();
  const [row] = await insertCustomer(trx, {
    account_id: accountId,
    id: newId('ctm_', clock),
    name,
    email,
    locale: locale ?? 'en',
    custom_data: await customDataColumn(newError, trx, rules, accountId, custom_data),
    marketing_consent,
    import_meta: toJson(origin.import_meta),
    created_at: now,
    updated_at: now,
  });
  if (row === undefined) throw await emailTaken(newError, trx, accountId, email);
  const customer = customerEntity(row);
  await publish(
    trx,
    { clock, notifyDue },
    { accountId, type: eventOfNew('customer', origin), data: customer, occurredAt: now },
  );
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
