// Generated from spec.yaml by `npm run generate`. Do not edit.
import { SetupError } from './rejections.ts';

/** @throws SetupError for a value that is neither text nor bytes. */
export function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  // `instanceof` fails for arrays of another realm, which some test runners use.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  throw new SetupError(
    'body',
    'The body must be the received text or bytes. Pass the raw body before anything parses it: a parsed body does not contain the signed bytes.',
  );
}

/** The signed bytes: `<ts>:<body>`. */
export function signedBytes(ts: string, body: Uint8Array): ArrayBuffer {
  const before = new TextEncoder().encode(`${ts}:`);
  const buffer = new ArrayBuffer(before.length + body.length);
  const both = new Uint8Array(buffer);
  both.set(before);
  both.set(body, before.length);
  return buffer;
}
