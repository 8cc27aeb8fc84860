import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

import { AttemptFailure } from './attempt-failure.ts';

/** Timeout of a query; the second attempt waits twice as long. */
const QUERY_MS = 1_000;
const TRIES = 2;
/**
 * How long to wait for the other address family after one has resolved: some name servers never respond to
 * AAAA queries.
 */
const OTHER_FAMILY_MS = 250;

/** `servers` replace the system's name servers, as `127.0.0.1:5353`. */
export interface NameServers {
  readonly servers?: readonly string[] | undefined;
}

/**
 * Resolves all addresses of a host, IPv4 first; an IP address resolves to itself. Fails with `dns_error`
 * when there are none.
 *
 * c-ares resolves names, not getaddrinfo, which blocks one of libuv's four threads until the system gives
 * up: four destinations with hanging name servers would block all others. The price is that /etc/hosts
 * isn't read. Each call creates a resolver, because `cancel` ends all queries of a resolver, and because
 * its cache then ends with the call.
 */
export async function resolveHost(
  host: string,
  signal: AbortSignal,
  { servers }: NameServers,
): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  // RFC 6761 §6.3: these names are resolved without a query.
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: QUERY_MS, tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel);
  let otherFamily: NodeJS.Timeout | undefined;
  const resolved = (addresses: string[]) => {
    otherFamily ??= setTimeout(cancel, OTHER_FAMILY_MS);
    return addresses;
  };
  try {
    const queries = [resolver.resolve4(host), resolver.resolve6(host)];
    const results = await Promise.allSettled(queries.map((query) => query.then(resolved)));
    signal.throwIfAborted();
    const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    if (addresses.length > 0) return addresses;
    throw new AttemptFailure('dns_error', results);
  } finally {
    clearTimeout(otherFamily);
    signal.removeEventListener('abort', cancel);
  }
}
