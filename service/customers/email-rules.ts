import { emailFault } from '../common/email-fault.ts';
import type { NewError } from '../common/errors.ts';

/** The spec's schema has already checked the form `local@domain`, which has its own error code. */
export function checkCustomerEmail(newError: NewError<'customer_email_invalid'>, email: string): void {
  const fault = emailFault(email);
  if (fault !== undefined) throw newError('customer_email_invalid', `The email address ${fault}.`);
}

/** The refused domain of an email address, or undefined. Refusing a domain includes its subdomains. */
export function refusedDomain(email: string, refused: readonly string[]): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return refused.find((name) => domain === name || domain.endsWith(`.${name}`));
}
