import { createHmac } from 'node:crypto';

import { SetupError, sign, type SignatureCheck, SignatureError, verify } from '@billing/webhooks';
import { expect, test } from 'vitest';

import { BODY, H1, HEADER, SECRET, TS } from './vector.ts';

const OTHER = 'ab'.repeat(32);

const msAfter = (ms: number) => (): Date => new Date(TS * 1_000 + ms);

/** The result of the test vector with these changes: `accepted` or the reason. */
async function verdict(changes: Partial<SignatureCheck> = {}): Promise<string> {
  try {
    await verify({ header: HEADER, body: BODY, secret: SECRET, now: msAfter(0), ...changes });
    return 'accepted';
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return error.message.includes(SECRET) ? 'the message contains the secret' : error.reason;
  }
}

test('accepts the test vector as text, as bytes, and as a view of a larger buffer', async () => {
  const bytes = Buffer.from(BODY);
  expect(bytes).toHaveLength(238);
  expect(await verdict()).toBe('accepted');
  expect(await verdict({ body: new Uint8Array(bytes) })).toBe('accepted');
  expect(await verdict({ body: Buffer.from(`x${BODY}x`).subarray(1, -1) })).toBe('accepted');
});

test('verifies bytes that are not text', async () => {
  const body = Uint8Array.of(0, 0xff, 0xfe, 0x80, 0x0d, 0x0a);
  const h1 = createHmac('sha256', SECRET).update(`${TS}:`).update(body).digest('hex');
  expect(await verdict({ header: `ts=${TS};h1=${h1}`, body })).toBe('accepted');
  expect(await verdict({ header: `ts=${TS};h1=${h1}`, body: Buffer.from(body).toString() })).toBe('mismatch');
});

test.each([
  ['one byte of the body', { body: BODY.replace('Café', 'Cafe') }],
  ['a line end after the body', { body: `${BODY}\n` }],
  ['a reserialized body', { body: JSON.stringify(JSON.parse(BODY), undefined, 1) }],
  ['an empty body', { body: '' }],
  ['another secret', { secret: `${SECRET}0` }],
  ['another time', { header: `ts=${TS + 1};h1=${H1}` }],
  ['the same time in another notation', { header: `ts=0${TS};h1=${H1}` }],
  ['the signature in capitals', { header: `ts=${TS};h1=${H1.toUpperCase()}` }],
  ['a part of the signature', { header: `ts=${TS};h1=${H1.slice(0, -2)}` }],
  ['more than the signature', { header: `ts=${TS};h1=${H1}00` }],
  ['an empty signature', { header: `ts=${TS};h1=` }],
  ['the signature under another name', { header: `ts=${TS};h2=${H1};h1=${OTHER}` }],
])('reports a mismatch for %s', async (_, changes) => {
  expect(await verdict(changes)).toBe('mismatch');
});

test('accepts one matching signature of several, at any position, and ignores other parts', async () => {
  for (const parts of [
    [`h1=${H1}`, `h1=${OTHER}`],
    [`h1=${OTHER}`, `h1=${H1}`],
    ['h1=', 'h1=é', `h1=${H1}`],
    [`h1=${H1}`, 'h2=x', 'v', '', '=', 'a=b=c'],
  ]) {
    expect(await verdict({ header: [`ts=${TS}`, ...parts].join(';') }), parts.join(';')).toBe('accepted');
  }
  expect(await verdict({ header: `h1=${H1};ts=${TS}` })).toBe('accepted');
  expect(await verdict({ header: `ts=${TS};h1=${OTHER};h1=${OTHER}` })).toBe('mismatch');
});

test.each([
  [5_000, {}, 'accepted'],
  [5_001, {}, 'expired'],
  [-3_600_000, {}, 'accepted'],
  [60_000, { toleranceSeconds: 60 }, 'accepted'],
  [60_001, { toleranceSeconds: 60 }, 'expired'],
  [0, { toleranceSeconds: 0 }, 'accepted'],
  [1, { toleranceSeconds: 0 }, 'expired'],
  [0, { toleranceSeconds: Number.NaN }, 'expired'],
  [Number.NaN, {}, 'expired'],
])('the result %i ms after signing, with %o, is: %s', async (ms, changes, expected) => {
  expect(await verdict({ now: msAfter(ms), ...changes })).toBe(expected);
});

test('uses the system clock by default', async () => {
  const signedAt = (ts: number): string =>
    `ts=${ts};h1=${createHmac('sha256', SECRET).update(`${ts}:${BODY}`).digest('hex')}`;
  const check = { body: BODY, secret: SECRET, toleranceSeconds: 600 };
  const ts = Math.floor(Date.now() / 1_000);
  await verify({ header: signedAt(ts), ...check });
  await expect(verify({ header: signedAt(ts - 700), ...check })).rejects.toMatchObject({ reason: 'expired' });
});

test.each([[undefined], [null], [''], [[]]])('reports the header %j as missing', async (header) => {
  expect(await verdict({ header })).toBe('missing');
});

test.each([
  ['neither part', 'Bearer abc'],
  ['no time', `h1=${H1}`],
  ['no signature', `ts=${TS}`],
  ['no name', `=${TS};=${H1}`],
  ['no values', 'ts;h1'],
  ['an empty time', `ts=;h1=${H1}`],
  ['two times', `ts=${TS};ts=${TS};h1=${H1}`],
  ['spaces', `ts=${TS}; h1=${H1}`],
  ['a comma between', `ts=${TS},h1=${H1}`],
  ['names in capitals', `TS=${TS};H1=${H1}`],
  ['a sign', `ts=+${TS};h1=${H1}`],
  ['a negative time', `ts=-${TS};h1=${H1}`],
  ['a fraction', `ts=${TS}.0;h1=${H1}`],
  ['an exponent', `ts=1e99;h1=${H1}`],
  ['a hexadecimal time', `ts=0x6775;h1=${H1}`],
  ['digits of another script', `ts=١٧٣٥٧٨٧٠٤٦;h1=${H1}`],
  ['a line end', `ts=${TS}\n;h1=${H1}`],
  ['names that every object inherits', '__proto__=1;constructor=2;toString=3'],
  ['more signatures than a sender has secrets', `ts=${TS};${`h1=${OTHER};`.repeat(11)}h1=${H1}`],
  ['a megabyte of separators', ';='.repeat(500_000)],
  ['a megabyte of signatures', `ts=${TS}${`;h1=${OTHER}`.repeat(15_000)}`],
])('reports a header with %s as malformed', async (_, header) => {
  expect(await verdict({ header })).toBe('malformed');
});

test('reads a repeated header as servers join it, with the time of the first', async () => {
  const forged = `ts=${TS + 60};h1=${OTHER}`;
  expect(await verdict({ header: [HEADER] })).toBe('accepted');
  for (const header of [[forged, HEADER], `${forged}, ${HEADER}`]) expect(await verdict({ header })).toBe('mismatch');
  for (const header of [[HEADER, forged], `${HEADER}, ${forged}`]) expect(await verdict({ header })).toBe('mismatch');
});

test('treats an absurd time as in the future, where the signature must match', async () => {
  expect(await verdict({ header: `ts=${'9'.repeat(400)};h1=${H1}` })).toBe('mismatch');
  expect(await verdict({ header: `ts=0;h1=${H1}` })).toBe('expired');
});

test('reports malformed before expired, and expired before mismatch', async () => {
  const wrong = { body: 'x', now: msAfter(60_000) };
  expect(await verdict({ ...wrong, header: `ts=${TS}` })).toBe('malformed');
  expect(await verdict({ ...wrong, header: HEADER })).toBe('expired');
  expect(await verdict({ body: 'x' })).toBe('mismatch');
});

test('rejects a parsed body with a remedy', async () => {
  for (const body of [JSON.parse(BODY), undefined, null, 5, [...Buffer.from(BODY)]] as string[]) {
    await expect(verdict({ body })).rejects.toThrow(SetupError);
    await expect(verdict({ body })).rejects.toThrow('Pass the raw body before anything parses it');
  }
});

test("rejects a missing secret as a setup error, after it checks the header's form", async () => {
  for (const secret of ['', undefined] as string[]) {
    await expect(verdict({ secret })).rejects.toThrow(SetupError);
    await expect(verdict({ secret })).rejects.toThrow('Set it to the endpoint secret');
    expect(await verdict({ secret, header: 'x' })).toBe('malformed');
  }
});

test('throws a SetupError, which is a TypeError with a reason, for a mistake of the receiver', async () => {
  await expect(verdict({ secret: undefined })).rejects.toMatchObject({ name: 'SetupError', reason: 'secret' });
  await expect(verdict({ body: {} as string })).rejects.toMatchObject({ name: 'SetupError', reason: 'body' });
  expect(new SetupError('body', '')).toBeInstanceOf(TypeError);
});

test('signs the test vector with its signature', async () => {
  const now = msAfter(999);
  expect(await sign({ body: BODY, secret: SECRET, now })).toBe(HEADER);
  expect(await sign({ body: Buffer.from(BODY), secret: SECRET, now })).toBe(HEADER);
  const both = await sign({ body: BODY, secret: ['a newer secret', SECRET], now });
  expect(both).toMatch(new RegExp(`^ts=${TS};h1=[0-9a-f]{64};h1=${H1}$`));
  expect(await verdict({ header: both })).toBe('accepted');
  expect(await verdict({ header: both, secret: 'a newer secret' })).toBe('accepted');
});

test('does not sign without a secret, or a parsed body', async () => {
  for (const secret of ['', [], ['a', '']]) await expect(sign({ body: BODY, secret })).rejects.toThrow(SetupError);
  await expect(sign({ body: {} as string, secret: SECRET })).rejects.toThrow(SetupError);
});
