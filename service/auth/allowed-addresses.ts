import { BlockList, isIP } from 'node:net';

import { ipAddress } from '../limits/ip-address.ts';

/**
 * Checks a network such as `192.0.2.0/24` or `2001:db8::/32`, or a single address.
 *
 * @throws Error whose message completes "<name of the option> …".
 */
export function checkNetwork(text: string): void {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isLength = bits === undefined || (/^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  if (family === 0 || !isLength || rest.length > 0)
    throw new Error(`must list IP addresses and networks such as 192.0.2.0/24 and 2001:db8::/32, not "${text}"`);
  if (family === 6 && ipAddress(address)?.includes(':') === false)
    throw new Error(`must list IPv4 networks in their own form, such as 192.0.2.0/24, not "${text}"`);
}

/**
 * Whether a client with this address may use a key with these networks; with none, every client may. An IPv4
 * client of an IPv6 socket counts as IPv4.
 */
export function allowsAddress(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const canonical = ipAddress(address);
  if (canonical === undefined) return false;
  const allowed = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    const family = familyOf(start);
    allowed.addSubnet(start, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
  }
  return allowed.check(canonical, familyOf(canonical));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
