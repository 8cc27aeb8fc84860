import { Email } from '@billing/validators/schemas/Email';

import { ServiceError } from '../basics/errors.ts';

/** Longest local part that RFC 5321 §4.5.3.1.1 lets through. */
const LOCAL_PART_LIMIT = 64;

/**
 * Beyond the form `local@domain`, which the spec checks: printable ASCII without spaces, no dot at an end of the local part or
 * doubled, a local part of at most 64 characters, and in all an address that mail can be sent to (RFC 5321 §4.1.2).
 *
 * @throws ServiceError `customer_email_invalid`
 */
export function checkCustomerEmail(email: string): void {
  const local = email.slice(0, email.lastIndexOf('@'));
  const fault = !/^[\x21-\x7e]+$/.test(email)
    ? 'has a space or a character outside ASCII'
    : /^\.|\.\.|\.$/.test(local)
      ? 'has a dot in front of, behind or doubled in the part before the @'
      : local.length > LOCAL_PART_LIMIT
        ? `has more than ${LOCAL_PART_LIMIT} characters before the @`
        : !Email.validate(email).ok
          ? 'is not one that mail can be sent to'
          : undefined;
  if (fault !== undefined) throw new ServiceError('customer_email_invalid', `The e-mail address ${fault}.`);
}

/** The refused domain that an address belongs to, or undefined. A refused domain takes its subdomains along. */
export function refusedDomain(email: string, refused: readonly string[]): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return refused.find((name) => domain === name || domain.endsWith(`.${name}`));
}
