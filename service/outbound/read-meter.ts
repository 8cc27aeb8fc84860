import type { Socket } from 'node:net';

/** Enough for nearly every answer to be one step. */
const STEP_BYTES = 4 * 1024;

/** Decides, before each step, whether more of what a socket has read is parsed. */
export interface ReadMeter {
  /** Bytes that were taken; whoever starts something sets it to 0. */
  taken: number;
  mayTakeMore: () => boolean;
}

/**
 * Hands a socket's bytes out in steps of 4 KiB. A read brings up to 64 KiB at once, and undici's parser, which takes all of it, makes an
 * object for each name, value and chunk in it, even when it has destroyed the connection meanwhile: 500 heads of small fields grew the process
 * by 300 MiB. It takes them by `socket.read()`; should it cease to, the tests of hostile receivers fail.
 */
export function meterReads(socket: Socket): ReadMeter {
  const read = socket.read.bind(socket);
  const meter: ReadMeter = { taken: 0, mayTakeMore: () => true };
  socket.read = (size?: number) => {
    if (socket.destroyed || !meter.mayTakeMore()) return null;
    const chunk = read(size ?? (socket.readableLength > STEP_BYTES ? STEP_BYTES : undefined));
    meter.taken += chunk?.length ?? 0;
    return chunk;
  };
  return meter;
}
