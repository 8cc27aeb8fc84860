import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { signatureHeader } from '../../../service/outbound/signature.ts';
import { SECRET } from './message.ts';

/** The test vector of the guide "Verifying signatures". */
const TS = 1_735_787_046;
const BODY =
  '{"event_id":"evt_01jg8test00000000000000001","event_type":"product.updated","occurred_at":"2025-01-02T03:04:05.678901Z","notification_id":"ntf_01jg8test00000000000000002","data":{"id":"pro_01jg8test00000000000000003","name":"Café plan"}}';
const H1 = '8d1c8743bf8b7867209951cdafaf23700216785a312ee2adf9db268d0f36152b';
const OLDER = 'svc_ntfset_01jg8test00000000000000004_OlderEndpointSecret0000000000000000';

function openssl(secret: string, text: string): string {
  const output = execFileSync('openssl', ['dgst', '-sha256', '-hmac', secret], { input: text, encoding: 'utf8' });
  return /([0-9a-f]{64})\s*$/.exec(output)?.[1] ?? output;
}

test('equals the signature of the reference implementation', () => {
  expect(Buffer.byteLength(BODY)).toBe(238);
  expect(signatureHeader([SECRET], TS, BODY)).toBe(`ts=${TS};h1=${H1}`);
  expect(signatureHeader([SECRET], TS, Buffer.from(BODY))).toBe(`ts=${TS};h1=${H1}`);
});

test('equals the signature of openssl, and during a rotation the newer secret signs first', () => {
  for (const body of ['', '{}', BODY, '{"name":"日本 \u{1F600} \\u0000"}']) {
    const [newer, older] = [openssl(SECRET, `${TS}:${body}`), openssl(OLDER, `${TS}:${body}`)];
    expect(newer).not.toBe(older);
    expect(signatureHeader([SECRET], TS, body)).toBe(`ts=${TS};h1=${newer}`);
    expect(signatureHeader([SECRET, OLDER], TS, body)).toBe(`ts=${TS};h1=${newer};h1=${older}`);
  }
});
