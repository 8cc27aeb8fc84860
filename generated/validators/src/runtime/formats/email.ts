// Generated from spec.yaml by `npm run generate`. Do not edit.
import { isHostname } from './hostname.ts';
import { isIdnHostname } from './idn-hostname.ts';
import { isIpv4, isIpv6 } from './ip.ts';

/** RFC 5321 §4.1.2 `Dot-string` and `Quoted-string`. */
const LOCAL = /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/;
/** RFC 6531: the same with characters beyond ASCII. */
const IDN_LOCAL =
  /^(?:[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+)*|"(?:[ !#-[\]-~\u0080-\u{10ffff}]|\\[ -~])*")$/u;

/** RFC 5321 §4.5.3.1: characters before the `@`, and behind it. Together they are 320. */
const LOCAL_LENGTH = 64;
const DOMAIN_LENGTH = 255;

/** RFC 5321 §4.1.2 `Mailbox`, with its limits. */
export function isEmail(text: string): boolean {
  return isMailbox(text, LOCAL, isHostname);
}

export function isIdnEmail(text: string): boolean {
  return isMailbox(text, IDN_LOCAL, isIdnHostname);
}

function isMailbox(text: string, local: RegExp, isDomain: (domain: string, length?: number) => boolean): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > LOCAL_LENGTH || !local.test(text.slice(0, at))) return false;
  const domain = text.slice(at + 1);
  return isDomain(domain, DOMAIN_LENGTH) || isAddressLiteral(domain);
}

function isAddressLiteral(domain: string): boolean {
  if (!domain.startsWith('[') || !domain.endsWith(']')) return false;
  const address = domain.slice(1, -1);
  return isIpv4(address) || (/^ipv6:/i.test(address) && isIpv6(address.slice(5)));
}
