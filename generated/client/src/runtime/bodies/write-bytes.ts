// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Sends bytes unchanged. */
export function write(body: unknown): Uint8Array {
  return body as Uint8Array;
}
