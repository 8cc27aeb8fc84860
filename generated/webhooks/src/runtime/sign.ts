// Generated from spec.yaml by `npm run generate`. Do not edit.
import { bytesOf, signedBytes } from './bytes.ts';
import { checkedSecret, hmacKey } from './hmac-key.ts';

export interface Signing {
  /** The body to send. */
  readonly body: string | Uint8Array;
  /** The secret of the destination; during a rotation both, the new one first. */
  readonly secret: string | readonly string[];
  /** Default: the clock of the machine. */
  readonly now?: (() => Date) | undefined;
}

/**
 * Returns the value of the signature header for a webhook, for tests of receivers.
 *
 * @throws SetupError for a body that is neither text nor bytes, and for an empty secret
 */
export async function sign({ body, secret, now = () => new Date() }: Signing): Promise<string> {
  const ts = String(Math.floor(now().getTime() / 1_000));
  const signed = signedBytes(ts, bytesOf(body));
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (secrets.length === 0) checkedSecret(undefined);
  const signatures = await Promise.all(
    secrets.map(
      async (one) => `h1=${toHex(await crypto.subtle.sign('HMAC', await hmacKey(checkedSecret(one), 'sign'), signed))}`,
    ),
  );
  return [`ts=${ts}`, ...signatures].join(';');
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
