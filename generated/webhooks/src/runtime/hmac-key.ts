import { SetupError } from './rejections.ts';

/** @throws SetupError for a secret that is not there. */
export function checkedSecret(secret: unknown): string {
  if (typeof secret === 'string' && secret !== '') return secret;
  throw new SetupError(
    'secret',
    'The secret of the destination is not there. Set it to the endpoint secret that the API shows for the destination.',
  );
}

/** The whole secret is the key, prefix included. */
export function hmacKey(secret: string, use: 'sign' | 'verify') {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [use]);
}
