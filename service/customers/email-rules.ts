import { emailFault } from '../common/email-fault.ts';
import type { NewError } from '../common/errors.ts';

/** The spec checks the form `local@domain` beforehand, because what has not even that has a code of its own. */
export function checkCustomerEmail(newError: NewError<'customer_email_invalid'>, email: string): void {
  const fault = emailFault(email);
  if (fault !== undefined) throw newError('customer_email_invalid', `The email address ${fault}.`);
}

/** The refused domain that an address belongs to, or undefined. A refused domain takes its subdomains along. */
export function refusedDomain(email: string, refused: readonly string[]): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return refused.find((name) => domain === name || domain.endsWith(`.${name}`));
}
