import type { Duplex } from 'node:stream';

/**
 * How long the client has to read the last response and to close. What it has sent by then is read and dropped: a socket that is closed
 * with unread bytes resets the connection, and the client loses the response.
 */
const LINGER_MS = 1_000;

/** Ends a socket that no request is read from any more, and destroys it even when its client never closes. */
export function lingeringClose(socket: Duplex, lastBytes = ''): void {
  // Behind what has arrived meanwhile: when the process was busy for that long, it has not read anything yet.
  const destroying = setTimeout(() => setImmediate(() => socket.destroy()), LINGER_MS);
  socket.once('close', () => clearTimeout(destroying));
  socket.end(lastBytes);
  socket.resume();
}
