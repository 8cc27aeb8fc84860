/** Returns the received bytes. */
export async function read(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}
