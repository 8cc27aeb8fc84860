import type { Duplex } from 'node:stream';

/** Time for the client to read the response and close the connection. */
const LINGER_MS = 1_000;

/**
 * Ends a socket after a last response, and destroys it if the client doesn't close it. Bytes that still
 * arrive are read and dropped: closing a socket with unread bytes resets the connection, and the client may
 * lose the response.
 */
export function lingeringClose(socket: Duplex, lastBytes = ''): void {
  // setImmediate runs after pending reads: a process that was busy when the timer ended has not read them
  // yet.
  const destroying = setTimeout(() => setImmediate(() => socket.destroy()), LINGER_MS);
  socket.once('close', () => clearTimeout(destroying));
  socket.end(lastBytes);
  socket.resume();
}
