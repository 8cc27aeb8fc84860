import { BlockList, isIP } from 'node:net';

import { ServiceError } from '../basics/errors.ts';

/** Special-purpose ranges of the IANA registries that no destination on the internet has. */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only 2000::/3 is handed out; what tunnels or documents inside it is not public either. */
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/**
 * What a destination of type `url` may be: an absolute https URL with a public host, no user info and no fragment. Local development
 * also takes http, loopback and private hosts. What a name resolves to is checked when something is sent.
 *
 * @throws ServiceError `url_notification_setting_incorrect`
 */
export function checkUrlDestination(destination: string, { allowPrivate }: { readonly allowPrivate: boolean }): void {
  const fault = urlFault(destination, allowPrivate);
  if (fault !== undefined) throw new ServiceError('url_notification_setting_incorrect', `The destination ${fault}.`);
}

/** @throws ServiceError `email_notification_setting_incorrect` */
export function checkEmailDestination(destination: string): void {
  if (destination.length <= 320 && /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(destination)) return;
  throw new ServiceError('email_notification_setting_incorrect', 'The destination is not an e-mail address.');
}

function urlFault(destination: string, allowPrivate: boolean): string | undefined {
  const url = URL.parse(destination);
  if (url === null || destination !== destination.trim()) return 'is not an absolute URL';
  const schemes = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!schemes.includes(url.protocol))
    return `has to start with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
  if (url.username !== '' || url.password !== '') return 'must not carry a user name or password';
  if (destination.includes('#')) return 'must not have a fragment';
  if (!allowPrivate && !isPublicHost(url.hostname)) return 'has to be a host on the public internet';
  return undefined;
}

/** The URL parser has already turned every spelling of an IPv4 address into dotted decimals. */
function isPublicHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(host) === 4) return !NOT_PUBLIC.check(host, 'ipv4');
  if (isIP(host) === 6) return PUBLIC_IPV6.check(host, 'ipv6') && !NOT_PUBLIC.check(host, 'ipv6');
  return host.includes('.') && !LOCAL_NAME.test(host);
}
