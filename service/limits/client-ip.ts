import { BlockList, isIPv4, isIPv6 } from 'node:net';

import { ipAddress } from './ip-address.ts';

/** The proxies whose `X-Forwarded-For` is believed. */
export interface TrustedProxies {
  includes(address: string): boolean;
}

/**
 * From networks (`10.0.0.0/8`) and addresses.
 *
 * @throws Error naming the first that is neither.
 */
export function trustedProxies(networks: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;
    const longest = family === 'ipv4' ? 32 : 128;
    const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (family === undefined || rest.length > 0 || !(length <= longest)) {
      throw new Error(`"${network}" is neither an IP address nor a network such as 10.0.0.0/8`);
    }
    list.addSubnet(address, length, family);
  }
  return { includes: (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') };
}

/**
 * The address a request comes from: that of the socket, unless it is a trusted proxy's. Then the hops of `X-Forwarded-For` are read
 * from the right, the end that the nearest proxy wrote, and the first that is not a trusted proxy is the caller. What stands left of
 * it anyone could have written.
 */
export function clientIp(socketAddress: string, forwardedFor: string | undefined, proxies: TrustedProxies): string {
  let caller = ipAddress(socketAddress) ?? socketAddress;
  for (const hop of forwardedFor?.split(',').reverse() ?? []) {
    if (!proxies.includes(caller)) break;
    const address = ipAddress(hop);
    if (address === undefined) break;
    caller = address;
  }
  return caller;
}
