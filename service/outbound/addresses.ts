import { BlockList, isIP } from 'node:net';

/** What destinations may be. `allowPrivate` is for local development: it admits http and every address. */
export interface DestinationPolicy {
  readonly allowPrivate: boolean;
}

/**
 * IPv4 addresses that are on no public network, from IANA's special-purpose registry (RFC 6890 and its updates), and one that is public
 * by number only.
 */
const SPECIAL_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8], // this network; 0.0.0.0 itself reaches loopback on Linux
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT; Alibaba's metadata
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // Azure's host agent, which answers to every virtual machine
  ['169.254.0.0', 16], // link-local; most clouds' metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments; Oracle's metadata
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 3], // multicast, reserved, broadcast
];

/**
 * Of IPv6 only 2000::/3 is handed out. Loopback, unspecified, mapped, compatible, NAT64, discard, unique local, link-local, site-local and
 * multicast addresses all lie outside of it; these lie inside.
 */
const GLOBAL_UNICAST = ['2000::', 3] as const;
const SPECIAL_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarking, ORCHID and more
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which carries any IPv4 address
  ['3ffe::', 16], // 6bone, given back
  ['3fff::', 20], // documentation
];

const globalUnicast = new BlockList();
globalUnicast.addSubnet(...GLOBAL_UNICAST, 'ipv6');
const special = new BlockList();
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6');

/**
 * Whether something may be sent to an IP address: the one verdict for create, update, simulate and each connection. An IPv6 address with a
 * zone, and anything that is no IP address, never may without `allowPrivate`. A NAT64 prefix that a network chose for itself looks like any
 * other public address and can't be told apart.
 */
export function isAllowedAddress(address: string, { allowPrivate }: DestinationPolicy): boolean {
  if (allowPrivate) return true;
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
