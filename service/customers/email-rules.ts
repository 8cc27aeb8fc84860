import { emailFault } from '../common/email-fault.ts';
import type { NewError } from '../common/errors.ts';

/** The spec's schema has already checked the form `local@domain`, which has its own error code. */
export function checkCustomerEmail(newError: NewError<'customer_email_invalid'>, email: string): void {
  const fault = emailFault(email);
  if (fault !== undefined) throw newError('customer_email_invalid', `The email address ${fault}.`);
}

/** The rejected domain that an email address belongs to, or undefined. A rejected domain includes its subdomains. */
export function rejectedDomain(email: string, rejected: readonly string[]): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return rejected.find((name) => domain === name || domain.endsWith(`.${name}`));
}
