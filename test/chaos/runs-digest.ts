import { createHash } from 'node:crypto';

/** SHA-256 of a body, to compare the arrived body with the stored one. */
export function digestOf(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
