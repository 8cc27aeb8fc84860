// Generated from spec.yaml by `npm run generate`. Do not edit.
import { isIpv6 } from './ip.ts';

/** Scheme, authority, path, query and fragment (RFC 3986 appendix B, with the scheme's own characters). */
const PARTS = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const PATH = /^(?:[\w\-.~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/;
const QUERY = /^(?:[\w\-.~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*$/;
const AUTHORITY =
  /^(?:(?:[\w\-.~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*@)?(\[[^\]]*\]|(?:[\w\-.~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*)(?::\d*)?$/;
const FUTURE = /^v[0-9A-F]+\.[\w\-.~!$&'()*+,;=:]+$/i;
/** What an IRI has beyond a URI (RFC 3987 §2.2), near enough: anything beyond ASCII except spaces and control characters. */
const BEYOND_ASCII = /(?![\u0080-\u00a0\p{Z}\p{C}])[\u00a0-\u{10ffff}]/gu;
const TEMPLATE = /^(?:[^\p{Cc} "'<>\\^`{|}]|\{[+#./;?&=,!@|]?(?:\w|[.,:*]|%[0-9A-Fa-f]{2})+\})*$/u;

/** RFC 3986 §3: with a scheme. */
export function isUri(text: string): boolean {
  return matches(text, true);
}

/** RFC 3986 §4.1: also without one. */
export function isUriReference(text: string): boolean {
  return matches(text, false);
}

export function isIri(text: string): boolean {
  return matches(text.replace(BEYOND_ASCII, 'x'), true);
}

export function isIriReference(text: string): boolean {
  return matches(text.replace(BEYOND_ASCII, 'x'), false);
}

/** RFC 6570. */
export function isUriTemplate(text: string): boolean {
  return TEMPLATE.test(text);
}

function matches(text: string, absolute: boolean): boolean {
  const parts = PARTS.exec(text);
  if (parts === null) return false;
  const [, scheme, authority, path = '', query = '', fragment = ''] = parts;
  if (absolute && scheme === undefined) return false;
  if (authority === undefined ? path.startsWith('//') : !isAuthority(authority)) return false;
  if (scheme === undefined && authority === undefined && /^[^/]*:/.test(path)) return false;
  return PATH.test(path) && QUERY.test(query) && QUERY.test(fragment);
}

function isAuthority(text: string): boolean {
  const host = AUTHORITY.exec(text)?.[1];
  if (host === undefined) return false;
  if (!host.startsWith('[')) return true;
  const address = host.slice(1, -1);
  return isIpv6(address) || FUTURE.test(address);
}
