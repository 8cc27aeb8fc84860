// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ReadBody } from '../read-json.ts';

/** Returns the received bytes. */
export async function readBytes(response: Response): Promise<ReadBody> {
  return { body: new Uint8Array(await response.arrayBuffer()), isOther: true };
}
