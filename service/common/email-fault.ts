import { Email } from '@billing/validators/schemas/Email';

/** Longest local part that RFC 5321 §4.5.3.1.1 lets through. */
const LOCAL_PART_LIMIT = 64;

/**
 * What is wrong with an email address, as the end of a sentence that begins with it; undefined when nothing is. The rule is that of the
 * spec's `Email`, for customers, contacts and destinations alike; this only says which part of it is broken.
 */
export function emailFault(text: string): string | undefined {
  if (Email.validate(text).ok) return undefined;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || at === text.length - 1) return 'is not of the form local@domain, such as jo@customer.example';
  if (!/^[\x21-\x7e]+$/.test(text)) return 'has a space or a character outside ASCII';
  if (/["[]/.test(text)) return 'has quotes, or an IP address in brackets';
  if (/^\.|\.\.|\.$/.test(local)) return 'has a dot in front of, behind or doubled in the part before the @';
  if (local.length > LOCAL_PART_LIMIT) return `has more than ${LOCAL_PART_LIMIT} characters before the @`;
  return 'is not one that mail can be sent to';
}
