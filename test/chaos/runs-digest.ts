import { createHash } from 'node:crypto';

/** SHA-256 of a body: what tells whether it arrived as it is shown. */
export function digestOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
