import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The canonical form of an IP address: IPv6 compressed, in lower case and without zone; an IPv4-mapped
 * address as IPv4. Drops a port and the brackets of IPv6, as proxies write them. Undefined for any other
 * text.
 */
export function ipAddress(text: string): string | undefined {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  return mapped?.[1] ?? address;
}

/**
 * The beginning of addresses that a translator (NAT64) makes of IPv4 addresses: 64:ff9b::/96 of RFC 6052.
 */
const TRANSLATED = '64:ff9b:0:0:0:0';

/**
 * The key that requests of an address are counted under: the address, or the /64 of an IPv6 address, which
 * providers assign to one customer. All IPv4 clients of a translator share a /64, so they count by their own
 * address.
 */
export function countedAddress(address: string): string {
  if (!address.includes(':')) return address;
  const groups = ipv6Groups(address);
  if (groups.slice(0, 6).join(':') === TRANSLATED) return ipv4Of(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function ipv4Of(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed !== null) return bracketed[1] ?? '';
  return /^[\d.]+:\d+$/.test(text) ? text.replace(/:\d+$/, '') : text;
}

/** The eight groups, without leading zeros. An IPv4 tail counts as two groups of zeros. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
