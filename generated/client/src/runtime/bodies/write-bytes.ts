/** Sends bytes unchanged. */
export function write(body: unknown): Uint8Array {
  return body as Uint8Array;
}
