// Generated from spec.yaml by `npm run generate`. Do not edit.
import { SetupError } from './rejections.ts';

/** @throws SetupError for a missing or empty secret. */
export function checkedSecret(secret: unknown): string {
  if (typeof secret === 'string' && secret !== '') return secret;
  throw new SetupError(
    'secret',
    'The secret of the destination is missing. Set it to the endpoint secret of the destination in the API.',
  );
}

/** The whole secret is the key, including its prefix. */
export function hmacKey(secret: string, use: 'sign' | 'verify'): ReturnType<typeof crypto.subtle.importKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [use]);
}
