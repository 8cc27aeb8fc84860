import { isIP } from 'node:net';

import { type DestinationPolicy, isAllowedAddress } from './addresses.ts';

/** Names that never lead to the public internet: RFC 6761, 6762 with its appendix G, 8375, and what resolvers at home answer to. */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Ports from 1024 on that browsers refuse, because what listens there mistakes a request for its own protocol: fetch standard, “bad port”. */
const BAD_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * What is wrong with a destination's URL, as the end of a sentence that begins with “The destination”; undefined when nothing is.
 *
 * An absolute https URL with a public host, no user info, no fragment, on port 443 or one from 1024 on. With `allowPrivate` also http, any
 * host and any port but 0. The verdict is on what the WHATWG parser made of the text, which is also what is connected to: it has turned
 * decimal, octal, hexadecimal, short, full-width and percent-encoded spellings of an address into the one. What a name resolves to is
 * checked when something is sent.
 */
export function urlFault(destination: string, policy: DestinationPolicy): string | undefined {
  const { allowPrivate } = policy;
  const url = URL.parse(destination);
  if (url === null || destination !== destination.trim()) return 'is not an absolute URL';
  const schemes = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!schemes.includes(url.protocol))
    return `has to start with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
  // The parser drops an empty user name, but not the sign behind it.
  if (url.username !== '' || url.password !== '' || /^[^/?#]*[/\\]+[^/\\?#]*@/.test(destination))
    return 'must not carry a user name or password';
  if (destination.includes('#')) return 'must not have a fragment';
  if (url.port === '0') return 'must not have port 0';
  if (allowPrivate) return undefined;
  if (!isAllowedHost(hostOf(url), policy)) return 'has to be a host on the public internet';
  if (!isAllowedPort(url.port)) return 'has to have port 443, or one from 1024 on that no other protocol claims';
  return undefined;
}

/** The host that a URL leads to: an IP address without brackets, or a name in lower case without the dot that may end it. */
export function hostOf({ hostname }: URL): string {
  return hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

function isAllowedHost(host: string, policy: DestinationPolicy): boolean {
  if (isIP(host) !== 0) return isAllowedAddress(host, policy);
  const labels = host.split('.');
  return labels.length > 1 && !labels.includes('') && !LOCAL_NAME.test(host);
}

function isAllowedPort(port: string): boolean {
  return port === '' || port === '443' || (Number(port) >= 1024 && !BAD_PORTS.has(Number(port)));
}
