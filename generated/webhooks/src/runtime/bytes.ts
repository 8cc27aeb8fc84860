import { SetupError } from './rejections.ts';

/** @throws SetupError for what is neither text nor bytes. */
export function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  // `instanceof` knows only the arrays of its own realm, which under some test runners is another one.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  throw new SetupError(
    'body',
    'The body must be the text or the bytes that were received. A parsed body does not tell which bytes were signed: take the raw one, before anything parses it.',
  );
}

/** What is signed: `<ts>:<body>`. */
export function signedBytes(ts: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const before = new TextEncoder().encode(`${ts}:`);
  const both = new Uint8Array(before.length + body.length);
  both.set(before);
  both.set(body, before.length);
  return both;
}
