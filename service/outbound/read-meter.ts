import type { Socket } from 'node:net';

/** Enough to read nearly every response in one step. */
const STEP_BYTES = 4 * 1024;

/** Decides before each step whether to parse more of what a socket has read. */
export interface ReadMeter {
  /** Bytes read so far; reset to 0 at the start of each request. */
  bytesRead: number;
  mayTakeMore: () => boolean;
}

/**
 * Passes a socket's bytes on in steps of 4 KiB. A read returns up to 64 KiB, and undici's parser processes
 * all of it, creating an object for each name, value and chunk, even after it has destroyed the connection:
 * 500 heads of small fields grew the process by 300 MiB. This relies on undici reading by `socket.read()`,
 * which the tests of hostile receivers check.
 */
export function meterReads(socket: Socket): ReadMeter {
  const read = socket.read.bind(socket);
  const meter: ReadMeter = { bytesRead: 0, mayTakeMore: () => true };
  socket.read = (size?: number) => {
    if (socket.destroyed || !meter.mayTakeMore()) return null;
    const chunk = read(size ?? (socket.readableLength > STEP_BYTES ? STEP_BYTES : undefined));
    meter.bytesRead += chunk?.length ?? 0;
    return chunk;
  };
  return meter;
}
