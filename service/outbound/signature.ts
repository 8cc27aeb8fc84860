import { createHmac } from 'node:crypto';

/**
 * The `Service-Signature` header: `ts=<unix seconds>;h1=<hex>`, with one `h1` per secret in the given
 * order, newest first. An `h1` is the HMAC-SHA256 of `<ts>:<body>` with the whole secret, including its
 * prefix, as the key.
 */
export function signatureHeader(secrets: readonly string[], ts: number, body: string | Uint8Array): string {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', secret).update(`${ts}:`).update(body);
    return `h1=${hmac.digest('hex')}`;
  });
  return [`ts=${ts}`, ...signatures].join(';');
}
