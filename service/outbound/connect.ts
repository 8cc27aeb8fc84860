import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as startTls, type SecureContext } from 'node:tls';

import { type DestinationPolicy, isAllowedAddress } from './addresses.ts';
import { AttemptFailure } from './attempt-failure.ts';
import type { Deadline } from './deadline.ts';

/** Further addresses of a name are not tried: their share of the time would be too short to connect. */
const MAX_ADDRESSES = 4;

export interface ConnectOptions {
  readonly host: string;
  readonly port: number;
  /** All addresses of the host, resolved once for this connection. */
  readonly addresses: readonly string[];
  /** Undefined for http. */
  readonly secureContext: SecureContext | undefined;
  readonly policy: DestinationPolicy;
}

export interface Connected {
  readonly socket: Socket;
  /** As `203.0.113.9:443` or `[2001:db8::1]:443`. */
  readonly address: string;
}

/**
 * Opens a TCP or TLS connection to one of the addresses, in order, each with its share of the remaining
 * time. When any address is not allowed, none is tried: `address_not_allowed`. Nothing is resolved here, so
 * the checked address is the one that is reached, and it is checked once more after connecting. A custom
 * `lookup` could not do this: `net.connect` never calls it for an IP address.
 *
 * @throws AttemptFailure
 */
export async function connect(options: ConnectOptions, deadline: Deadline): Promise<Connected> {
  const { addresses, port, secureContext, policy } = options;
  if (!addresses.every((address) => isAllowedAddress(address, policy))) throw new AttemptFailure('address_not_allowed');
  const tcp = await connectToOne(addresses.slice(0, MAX_ADDRESSES), port, deadline);
  const reached = tcp.remoteAddress;
  if (reached === undefined || !isAllowedAddress(reached, policy)) {
    tcp.destroy();
    throw new AttemptFailure(reached === undefined ? 'connection_failed' : 'address_not_allowed');
  }
  const socket = secureContext === undefined ? tcp : await secured(tcp, options.host, secureContext, deadline);
  return { socket, address: isIP(reached) === 6 ? `[${reached}]:${port}` : `${reached}:${port}` };
}

async function connectToOne(addresses: readonly string[], port: number, deadline: Deadline): Promise<Socket> {
  let last = new AttemptFailure('connection_failed');
  for (const [index, host] of addresses.entries()) {
    const socket = connectTcp({ host, port, noDelay: true });
    // The last address has all the remaining time, and the deadline ends it.
    const others = addresses.length - index - 1;
    const share = others === 0 ? undefined : setTimeout(() => socket.destroy(), deadline.left / (others + 1));
    try {
      await ready(socket, 'connect', deadline.signal);
      return socket;
    } catch (error) {
      deadline.signal.throwIfAborted();
      const { code } = error as { readonly code?: unknown };
      last = new AttemptFailure(code === 'ECONNREFUSED' ? 'connection_refused' : 'connection_failed', error);
    } finally {
      clearTimeout(share);
    }
  }
  throw last;
}

async function secured(tcp: Socket, host: string, secureContext: SecureContext, deadline: Deadline): Promise<Socket> {
  const socket = startTls({
    socket: tcp,
    secureContext,
    host,
    // Server name indication is for names only: RFC 6066 §3.
    servername: isIP(host) === 0 ? host : '',
    ALPNProtocols: ['http/1.1'],
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED could disable it for the process.
    rejectUnauthorized: true,
  });
  try {
    await ready(socket, 'secureConnect', deadline.signal);
    return socket;
  } catch (error) {
    // Its end has closed `tcp`, too.
    deadline.signal.throwIfAborted();
    throw new AttemptFailure('tls_error', error);
  }
}

/**
 * Waits for an event. Destroys the socket and rejects when it closes first or the signal aborts. Leaves
 * only the error listener behind.
 */
function ready(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const finish = (settle: () => void) => {
      socket.off(event, onReady).off('close', onClose);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onReady = () => finish(resolve);
    const onClose = () => finish(() => reject(failure ?? new Error('The connection was closed while it was opened.')));
    const onAbort = () => {
      socket.destroy();
      finish(() => reject(signal.reason));
    };
    // Stays attached: until the request starts there is no other listener, and an unhandled error would end
    // the process.
    socket.on('error', (error) => {
      failure = error;
    });
    socket.once(event, onReady).once('close', onClose);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}
