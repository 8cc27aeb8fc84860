/**
 * Excludes quotes, brackets, commas and invisible characters, so that neither a second address nor a header
 * fits in.
 */
const LOCAL_PART = String.raw`[^\s\p{Cc}\p{Cf}\p{Cs}@"(),:;<>[\]\\]+`;
const DOMAIN = String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)*`;
const ONE_ADDRESS = new RegExp(`^${LOCAL_PART}@${DOMAIN}$`, 'iu');

/** An SMTP command line has 512 bytes (RFC 5321 §4.5.3.1.4): `RCPT TO:<…>` and extensions. */
const MAX_BYTES = 480;

/**
 * Whether `text` is exactly one address, `local@domain`: the local part unquoted, in any script (RFC 6531),
 * the domain in ASCII. Checked again before each send, so that no stored value can add a recipient or a
 * header.
 */
export function isOneAddress(text: string): boolean {
  return Buffer.byteLength(text) <= MAX_BYTES && ONE_ADDRESS.test(text);
}
