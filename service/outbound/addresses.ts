import { BlockList, isIP } from 'node:net';

import type { DestinationReach } from '../common/destination-reach.ts';
import { type Block, specialPurposeBlocks } from './special-purpose.ts';

/** Which networks destinations may be in. Unless `reach` is `public`, http is allowed too. */
export interface DestinationPolicy {
  readonly reach: DestinationReach;
}

/**
 * Link-local addresses and cloud metadata services. A response from these could contain the machine's own
 * credentials.
 */
const METADATA: readonly Block[] = [
  ['100.100.100.200', 32], // Alibaba
  ['168.63.129.16', 32], // Azure's host agent, in the public range
  ['169.254.0.0', 16], // link-local; most clouds
  ['192.0.0.192', 32], // Oracle
  ['fd00:42::42', 128], // Scaleway
  ['fd00:ec2::', 32], // AWS
  ['fd20:ce::254', 128], // Google
  ['fe80::', 10], // link-local
];

const LOOPBACK: readonly Block[] = [
  ['127.0.0.0', 8],
  ['::1', 128],
];

const PRIVATE: readonly Block[] = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT, which overlay networks use
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['fc00::', 7],
];

/** Blocks missing in the special-purpose registries. */
const NOT_UNICAST: readonly Block[] = [
  ['224.0.0.0', 4], // multicast
  ['3ffe::', 16], // 6bone, returned to IANA
];

/**
 * IANA has allocated only 2000::/3 for global IPv6 unicast. Mapped, compatible, translated, site-local and
 * multicast addresses all lie outside.
 */
const GLOBAL_UNICAST: readonly Block[] = [['2000::', 3]];

const metadata = matcher(METADATA);
/** Whether an IP address is one of this machine only. */
export const isLoopbackAddress = matcher(LOOPBACK);
const privateUse = matcher(PRIVATE);
const globalUnicast = matcher(GLOBAL_UNICAST);
const special = matcher([...specialPurposeBlocks('ipv4'), ...specialPurposeBlocks('ipv6'), ...NOT_UNICAST]);

/**
 * Whether messages may be sent to an IP address: the one check for create, update, simulate and each
 * connection. Always false for an IPv6 address with a zone, a metadata address, and text that is not an IP
 * address. A network-specific NAT64 prefix looks like any other public address and can't be detected.
 */
export function isAllowedAddress(address: string, { reach }: DestinationPolicy): boolean {
  if (address.includes('%') || isIP(address) === 0 || metadata(address)) return false;
  if (isLoopbackAddress(address)) return reach !== 'public';
  if (privateUse(address)) return reach === 'private';
  return !special(address) && (isIP(address) === 4 || globalUnicast(address));
}

/** One list per version: an IPv6 list would match every IPv4 address in ::ffff:0:0/96. */
function matcher(blocks: readonly Block[]): (address: string) => boolean {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const [network, prefix] of blocks) lists[versionOf(network)].addSubnet(network, prefix, versionOf(network));
  return (address) => lists[versionOf(address)].check(address, versionOf(address));
}

function versionOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
