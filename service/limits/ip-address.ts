import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * An IP address in its one spelling: IPv6 shortest and in lower case without zone, IPv4 mapped into IPv6 as IPv4. Undefined when the
 * text is no address. A port and IPv6 brackets, as proxies write them, are dropped.
 */
export function ipAddress(text: string): string | undefined {
  const bare = withoutPort(text.trim()).replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  return mapped?.[1] ?? address;
}

/** What requests of an address are counted under: the address, for IPv6 its /64, which is what one customer of a provider gets. */
export function countedAddress(address: string): string {
  if (!address.includes(':')) return address;
  return `${ipv6Groups(address).slice(0, 4).join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed !== null) return bracketed[1] ?? '';
  return /^[\d.]+:\d+$/.test(text) ? text.replace(/:\d+$/, '') : text;
}

/** The eight groups, without leading zeros. The IPv4 tail that some ranges are written with counts as two groups of zeros. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
