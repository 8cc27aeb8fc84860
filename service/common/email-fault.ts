import { Email } from '@billing/validators/schemas/Email';

/** Maximum length of a local part (RFC 5321, section 4.5.3.1.1). */
const LOCAL_PART_LIMIT = 64;

/**
 * The reason why an email address is invalid, as a predicate for a sentence about it; undefined for a valid
 * one. The rule is the spec's schema `Email`, for customers, contacts and destinations alike; this function
 * only describes the violation.
 */
export function emailFault(text: string): string | undefined {
  if (Email.validate(text).ok) return undefined;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || at === text.length - 1) return 'does not have the form local@domain, such as jo@customer.example';
  if (!/^[\x21-\x7e]+$/.test(text)) return 'contains a space or a character outside ASCII';
  if (/["[]/.test(text)) return 'contains quotes, or an IP address in brackets';
  if (/^\.|\.\.|\.$/.test(local)) return 'has two dots in a row, or a dot at the start or end of the part before the @';
  if (local.length > LOCAL_PART_LIMIT) return `has more than ${LOCAL_PART_LIMIT} characters before the @`;
  return 'is not a valid email address, such as jo@customer.example';
}
