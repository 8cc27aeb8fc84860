// Generated from spec.yaml by `npm run generate`. Do not edit.
import { TooLargeError } from './receiver.ts';

/** Reads all bytes of a stream. Discards a body above `maxBytes`, but reads it, so that the sender receives the response. */
export async function readChunks(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const stored: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size <= maxBytes) stored.push(chunk);
    else stored.length = 0;
  }
  if (size > maxBytes) throw new TooLargeError(maxBytes);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of stored) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
