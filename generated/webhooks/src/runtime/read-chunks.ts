import { TooLargeError } from './receiver.ts';

/** All bytes of a stream. What comes beyond `maxBytes` is let through unread, so that the sender still gets its answer. */
export async function readChunks(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size <= maxBytes) kept.push(chunk);
    else kept.length = 0;
  }
  if (size > maxBytes) throw new TooLargeError(maxBytes);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of kept) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
