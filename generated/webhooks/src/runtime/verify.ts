// Generated from spec.yaml by `npm run generate`. Do not edit.
import { bytesOf, signedBytes } from './bytes.ts';
import { checkedSecret, hmacKey } from './hmac-key.ts';
import { SignatureError } from './rejections.ts';

export interface SignatureCheck {
  /** The value of the signature header, as the HTTP server provides it. */
  readonly header: string | readonly string[] | null | undefined;
  /** The raw body: the bytes or their text, never a parsed and serialized copy. */
  readonly body: string | Uint8Array;
  /** The whole secret of the destination, including its prefix. Undefined is an error of the receiver. */
  readonly secret: string | undefined;
  /** Maximum age of a signature in seconds, inclusive; default 5. Signatures from the future are accepted. */
  readonly toleranceSeconds?: number | undefined;
  /** Default: the clock of the machine. */
  readonly now?: (() => Date) | undefined;
}

/** The sender sends at most two, during a rotation. Each costs a hash of the whole body, so an attacker must not list hundreds. */
const MOST_SIGNATURES = 10;

/**
 * Resolves if the signature is valid and recent: one `h1` of the header equals the HMAC-SHA256 of `<ts>:<body>`, compared in
 * constant time.
 *
 * @throws SignatureError with the first applicable `reason`, in the order `missing`, `malformed`, `expired`, `mismatch`
 * @throws SetupError for a parsed body and for an empty secret
 */
export async function verify(check: SignatureCheck): Promise<void> {
  const { toleranceSeconds = 5, now = () => new Date() } = check;
  const body = bytesOf(check.body);
  const { ts, signatures } = parseHeader(check.header);
  const secret = checkedSecret(check.secret);
  const age = (now().getTime() - Number(ts) * 1_000) / 1_000;
  // The negated comparison also rejects NaN.
  if (!(age <= toleranceSeconds))
    throw new SignatureError(
      'expired',
      `The webhook was signed ${age} s ago; at most ${toleranceSeconds} s are accepted. Verify it on arrival, on a machine with a correct clock.`,
    );
  const key = await hmacKey(secret, 'verify');
  const signed = signedBytes(ts, body);
  for (const signature of signatures) {
    if (await crypto.subtle.verify('HMAC', key, signature, signed)) return;
  }
  throw new SignatureError(
    'mismatch',
    'No signature matches. Use the secret of the destination that received the webhook, and the raw body before anything parses it.',
  );
}

function parseHeader(header: SignatureCheck['header']): { ts: string; signatures: ArrayBuffer[] } {
  // Joins repeated headers like HTTP servers do. The first one provides the time.
  const text = typeof header === 'string' ? header : (header ?? []).join(', ');
  if (text === '') throw new SignatureError('missing', 'The webhook has no signature header.');
  const parts = text.split(';').map((part) => {
    const equals = part.indexOf('=');
    return equals < 0 ? { key: part, value: '' } : { key: part.slice(0, equals), value: part.slice(equals + 1) };
  });
  const valuesOf = (wanted: string): string[] => parts.filter(({ key }) => key === wanted).map(({ value }) => value);
  const [times, hexes] = [valuesOf('ts'), valuesOf('h1')];
  const [ts] = times;
  if (ts === undefined || times.length > 1 || !/^[0-9]+$/.test(ts))
    throw new SignatureError('malformed', 'The signature header must have one `ts` in whole seconds.');
  if (hexes.length === 0 || hexes.length > MOST_SIGNATURES)
    throw new SignatureError('malformed', `The signature header must have 1 to ${MOST_SIGNATURES} \`h1\`.`);
  return { ts, signatures: hexes.filter((hex) => /^[0-9a-f]{64}$/.test(hex)).map(fromHex) };
}

function fromHex(hex: string): ArrayBuffer {
  const buffer = new ArrayBuffer(hex.length / 2);
  const bytes = new Uint8Array(buffer);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return buffer;
}
