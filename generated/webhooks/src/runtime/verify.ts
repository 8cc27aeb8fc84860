import { bytesOf, signedBytes } from './bytes.ts';
import { checkedSecret, hmacKey } from './hmac-key.ts';
import { SignatureError } from './rejections.ts';

export interface SignatureCheck {
  /** The value of the signature header, as the HTTP server gives it. */
  readonly header: string | readonly string[] | null | undefined;
  /** The body exactly as it came: the bytes, or their text. Never one that was parsed and written again. */
  readonly body: string | Uint8Array;
  /** The whole secret of the destination that was called, prefix included. Undefined is refused as a mistake of the receiver. */
  readonly secret: string | undefined;
  /** How old a signature may be; 5 when left out. One that is just as old is accepted, and so is one from a clock that is ahead. */
  readonly toleranceSeconds?: number | undefined;
  /** The clock of the machine when left out. */
  readonly now?: (() => Date) | undefined;
}

/** The sender gives two at most, while a secret is replaced. Each costs a hash of the whole body, so a stranger may not list hundreds. */
const MOST_SIGNATURES = 10;

/**
 * Resolves when the webhook was sent by who has the secret, and lately: an `h1` of the header is the HMAC-SHA256 of `<ts>:<body>`, compared
 * in constant time. One `h1` that fits is enough.
 *
 * @throws SignatureError whose `reason` is the first that applies, in the order `missing`, `malformed`, `expired`, `mismatch`
 * @throws SetupError for a body that was parsed, and for an empty secret: mistakes of the receiver, not of the sender
 */
export async function verify(check: SignatureCheck): Promise<void> {
  const { toleranceSeconds = 5, now = () => new Date() } = check;
  const body = bytesOf(check.body);
  const { ts, signatures } = parseHeader(check.header);
  const secret = checkedSecret(check.secret);
  const age = (now().getTime() - Number(ts) * 1_000) / 1_000;
  // Written so that a tolerance or a time that is no number refuses.
  if (!(age <= toleranceSeconds))
    throw new SignatureError(
      'expired',
      `The webhook was signed ${age} s ago, and ${toleranceSeconds} s are accepted. Check it as it arrives, on a machine whose clock is right.`,
    );
  const key = await hmacKey(secret, 'verify');
  const signed = signedBytes(ts, body);
  for (const signature of signatures) {
    if (await crypto.subtle.verify('HMAC', key, signature, signed)) return;
  }
  throw new SignatureError(
    'mismatch',
    'No signature of the webhook fits. Check that the secret is that of the destination which was called, and that the body is taken before anything parses it.',
  );
}

function parseHeader(header: SignatureCheck['header']): { ts: string; signatures: Uint8Array<ArrayBuffer>[] } {
  // As servers join a header that came more than once. The time is that of the first.
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
    throw new SignatureError('malformed', 'The signature header must have one `ts`, in whole seconds.');
  if (hexes.length === 0 || hexes.length > MOST_SIGNATURES)
    throw new SignatureError('malformed', `The signature header must have 1 to ${MOST_SIGNATURES} \`h1\`.`);
  return { ts, signatures: hexes.filter((hex) => /^[0-9a-f]{64}$/.test(hex)).map(fromHex) };
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
