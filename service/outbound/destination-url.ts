import { isIP } from 'node:net';

import { type DestinationPolicy, isAllowedAddress, isLoopbackAddress } from './addresses.ts';

/** The URL of a destination, or its fault as the end of a sentence that begins with "The destination". */
export type DestinationUrl = { readonly url: URL } | { readonly fault: string };

const EXAMPLE = 'such as https://hooks.example.com/billing';

/**
 * Names that never resolve on the public internet: RFC 6761, RFC 6762 appendix G, RFC 8375, and common
 * names of home networks.
 */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/**
 * Ports from 1024 on that browsers block, because their services mistake a request for their own protocol:
 * “bad port” in the Fetch standard.
 */
const BAD_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Authority, and the rest. Rejects what browsers repair, such as `https:/host`. */
const PARTS = /^https?:\/\/([^/?#]+)(.*)/is;
/**
 * RFC 3986 §2 without percent signs and brackets, plus letters of other scripts, which the parser
 * percent-encodes.
 */
const URL_CHARACTERS = /^(?:[\w!$&'()*+,\-./:;=?@~#%]|[^\p{ASCII}\p{C}\p{Z}])*$/u;
const AUTHORITY = /^(?<host>\[[^\]]*\]|[^[\]:%]+)(?::(?<port>[1-9]\d{0,4}))?$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Parses the URL of a destination: the one parser for create, update, simulate and deliver. It accepts an
 * absolute https URL with a host on the public internet, no user info, no fragment, and port 443 or from
 * 1024 on. With `loopback`, http and other ports are allowed for hosts of this machine, and with `private`
 * for all hosts.
 *
 * The WHATWG parser alone accepts and repairs much that is not a URL. Connections go to what it makes of a
 * text, so the text must mean the same; it converts names in other scripts to ASCII. Resolved addresses are
 * checked when a message is sent.
 */
export function readDestinationUrl(destination: string, policy: DestinationPolicy): DestinationUrl {
  const parts = PARTS.exec(destination);
  if (parts === null) return { fault: `must be an absolute URL ${EXAMPLE}` };
  const [authority, rest] = [parts[1]!, parts[2]!];
  const fault = authorityFault(authority) ?? restFault(rest);
  if (fault !== undefined) return { fault };
  const url = URL.parse(destination);
  if (url === null) return { fault: HOST_FAULT };
  const host = hostOf(url);
  if (!isHost(host, authority)) return { fault: HOST_FAULT };
  const unreachable = reachFault(url, host, policy);
  return unreachable === undefined ? { url } : { fault: unreachable };
}

/** The host of a URL: an IP address without brackets, or a name in lower case without a trailing dot. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/[[\]]/g, '').replace(/\.$/, '').toLowerCase();
}

/** The port that a URL of http or https leads to. */
export function portOf({ protocol, port }: URL): number {
  // The parser drops the default port.
  if (port === '') return protocol === 'https:' ? 443 : 80;
  return Number(port);
}

const HOST_FAULT =
  'must have a host such as hooks.example.com, whose parts are 1 to 63 letters, digits and hyphens and neither begin nor end with a hyphen, ' +
  'or an IP address such as 192.0.2.1 or [2001:db8::1]';

function authorityFault(authority: string): string | undefined {
  if (authority.includes('@')) return 'must not have a user name or password';
  const { host, port } = AUTHORITY.exec(authority)?.groups ?? {};
  if (host === undefined)
    return /^[^[\]:]+:\d*$/.test(authority) ? 'must have a port from 1 to 65535 behind the colon' : HOST_FAULT;
  if (Number(port ?? 1) > 65_535) return 'must have a port from 1 to 65535 behind the colon';
  return host.startsWith('[') || URL_CHARACTERS.test(host) ? undefined : HOST_FAULT;
}

function restFault(rest: string): string | undefined {
  if (rest.includes('#')) return 'must not have a fragment, the part from # on';
  if (!URL_CHARACTERS.test(rest))
    return 'must have spaces, backslashes, brackets, quotes and control characters percent-encoded, such as %20 for a space';
  if (/%(?![\da-f]{2})/i.test(rest)) return 'must have two hexadecimal digits behind each %, and %25 for a % itself';
  return undefined;
}

/** An IP address must be written as one: the parser also accepts `0x7f.1` and `2130706433`. */
function isHost(host: string, authority: string): boolean {
  if (isIP(host) === 6) return true;
  if (isIP(host) === 4) return authority.replace(/:\d+/, '') === host;
  return host.length <= 253 && host.split('.').every((label) => LABEL.test(label));
}

function reachFault(url: URL, host: string, policy: DestinationPolicy): string | undefined {
  const { reach } = policy;
  if (!isAllowedHost(host, policy)) return HOST_OF_REACH[reach];
  if (reach === 'private' || isOfThisMachine(host)) return undefined;
  if (url.protocol !== 'https:') return `must start with https://, ${EXAMPLE}`;
  const port = portOf(url);
  if (port === 443 || (port >= 1024 && !BAD_PORTS.has(port))) return undefined;
  return 'must have port 443, or one from 1024 on that browsers do not block';
}

const HOST_OF_REACH = {
  public: 'must have a host on the public internet',
  loopback: 'must have a host on the public internet or this machine: localhost, 127.0.0.1 or [::1]',
  private: 'must not have a link-local, metadata, multicast or other special-purpose address',
} as const;

function isAllowedHost(host: string, policy: DestinationPolicy): boolean {
  if (isIP(host) !== 0) return isAllowedAddress(host, policy);
  if (policy.reach === 'private' || (policy.reach === 'loopback' && isOfThisMachine(host))) return true;
  return host.includes('.') && !LOCAL_NAME.test(host);
}

function isOfThisMachine(host: string): boolean {
  return isIP(host) === 0 ? host === 'localhost' || host.endsWith('.localhost') : isLoopbackAddress(host);
}
