import type { Transaction } from 'kysely';

import { emailFault } from '../common/email-fault.ts';
import type { NewError } from '../common/errors.ts';
import { rejectedDomain } from '../common/rejected-domain.ts';
import type { Rules } from '../services.ts';
import type { Tables } from '../storage/tables.ts';

export type CustomerRuleCode =
  | 'customer_email_invalid'
  | 'customer_email_domain_not_allowed'
  | 'customer_already_exists'
  | 'storage_limit_reached';

/** The spec's schema has already checked the form `local@domain`, which has its own error code. */
export function checkCustomerEmail(
  newError: NewError<'customer_email_invalid' | 'customer_email_domain_not_allowed'>,
  email: string,
  { rejectedEmailDomains }: Rules,
): void {
  const fault = emailFault(email);
  if (fault !== undefined) throw newError('customer_email_invalid', `The email address ${fault}.`);
  const rejected = rejectedDomain(email, rejectedEmailDomains);
  if (rejected === undefined) return;
  throw newError(
    'customer_email_domain_not_allowed',
    `Customers can't have email addresses in the domain ${rejected}.`,
  );
}

/** The error of an email address that another customer of the account has. */
export async function emailTaken(
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
