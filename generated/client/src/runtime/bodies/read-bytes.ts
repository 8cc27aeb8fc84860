// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Returns the received bytes. */
export async function read(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}
