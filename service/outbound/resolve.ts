import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

import { AttemptFailure } from './attempt-failure.ts';

/** One try of a query; the second one waits twice as long. */
const QUERY_MS = 1_000;
const TRIES = 2;
/** How long the other family's answer is waited for once one has come: some name servers never answer for AAAA. */
const OTHER_FAMILY_MS = 250;

/** `servers` are asked in place of the system's own, as `127.0.0.1:5353`. */
export interface NameServers {
  readonly servers?: readonly string[] | undefined;
}

/**
 * All addresses of a host, IPv4 first; an IP address is its own. Fails with `dns_error` when there are none.
 *
 * Names are asked by c-ares, not by getaddrinfo: that blocks one of libuv's four threads until the system gives up on a name, so four
 * destinations whose name servers hang would hold up all others. The price is that /etc/hosts isn't read. A resolver is made for each call
 * because `cancel` ends all queries of one, and because it keeps answers for no longer than the call.
 */
export async function resolveHost(
  host: string,
  signal: AbortSignal,
  { servers }: NameServers,
): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  // RFC 6761 §6.3: these names are answered without asking anyone.
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: QUERY_MS, tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  let patience: NodeJS.Timeout | undefined;
  const answered = (addresses: string[]) => {
    patience ??= setTimeout(cancel, OTHER_FAMILY_MS);
    return addresses;
  };
  try {
    const queries = [resolver.resolve4(host), resolver.resolve6(host)];
    const answers = await Promise.allSettled(queries.map((query) => query.then(answered)));
    signal.throwIfAborted();
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    throw new AttemptFailure('dns_error', answers);
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', cancel);
  }
}
