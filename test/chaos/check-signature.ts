import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_S = 5;

/** The response of a receiver to a request, and the parts of the header. */
export interface Verdict {
  readonly status: 200 | 400 | 401 | 408;
  /** Seconds since `ts`; NaN where there is none. */
  readonly age: number;
  /** How many `h1` the header has. */
  readonly signatures: number;
}

/**
 * Checks a webhook as its receiver would. Shares no code with the service, so that a mistake in how
 * the service signs is not made here again.
 *
 * @param now Unix time in milliseconds.
 */
export function checkSignature(header: string | undefined, body: Uint8Array, secret: string, now: number): Verdict {
  const parts = (header ?? '').split(';').map((part) => {
    const equals = part.indexOf('=');
    return [part.slice(0, equals), part.slice(equals + 1)] as const;
  });
  const ts = parts.find(([name]) => name === 'ts')?.[1];
  const signatures = parts.filter(([name]) => name === 'h1').map(([, value]) => value);
  const age = now / 1_000 - Number(ts ?? Number.NaN);
  const seen = { age, signatures: signatures.length };
  if (ts === undefined || !/^\d+$/.test(ts) || signatures.length === 0) return { status: 400, ...seen };
  if (age > TOLERANCE_S) return { status: 408, ...seen };
  const expected = Buffer.from(createHmac('sha256', secret).update(`${ts}:`).update(body).digest('hex'));
  const matches = signatures.filter((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return { status: matches.length > 0 ? 200 : 401, ...seen };
}
