import { expect, test } from 'vitest';

import { accepted, failed, MAX_REPLY_BYTES } from '../../../../service/outbound/email-outcome.ts';

/** An error as nodemailer and Node.js make them. */
function errorWith(members: object): Error {
  return Object.assign(new Error('failed'), members);
}

test.each([
  ['250 2.0.0 queued as 1', 250],
  ['250-first line\r\n250 last line', 250],
  ['250', 250],
  ['2500 unusual', 0],
  ['queued 250', 0],
  ['199 unusual', 0],
])('stores the reply %j with its code', (reply, code) => {
  expect(accepted(reply)).toEqual({ outcome: 'accepted', code, body: reply, error: null });
});

test('stores no more than the limit of a reply, and no NUL', () => {
  expect(accepted(`250 \0${'x'.repeat(MAX_REPLY_BYTES)}`).body).toBe(`250 \uFFFD${'x'.repeat(MAX_REPLY_BYTES - 5)}`);
});

test.each([
  ['550 no such user', 'RCPT TO', 'refused'],
  ['552 too large', 'DATA', 'refused'],
  ['553 not allowed', 'MAIL FROM', 'refused'],
  ['500 unknown', 'DATA', 'refused'],
  ['535 wrong password', 'AUTH PLAIN', 'failed'],
  ['554 no service', 'CONN', 'failed'],
  ['450 busy', 'RCPT TO', 'failed'],
  ['499 later', 'DATA', 'failed'],
  ['400 later', 'DATA', 'failed'],
])('the reply %j to %s means %s', (response, command, outcome) => {
  const code = Number(response.slice(0, 3));
  expect(failed(errorWith({ response, command, code: 'EENVELOPE' }))).toEqual({
    outcome,
    code,
    body: response,
    error: null,
  });
});

test('a reply that is neither an error nor in the form of one is a fault of the protocol', () => {
  expect(failed(errorWith({ response: '250 fine', command: 'DATA' }))).toEqual({
    outcome: 'failed',
    code: 0,
    body: '250 fine',
    error: 'protocol_error',
  });
});

test.each([
  [{ code: 'EABORT' }, 'timeout', 'The mail server did not accept the message in time.'],
  [{ code: 'ETIMEDOUT' }, 'timeout', 'The mail server did not accept the message in time.'],
  [{ code: 'EDNS' }, 'dns_error', 'The name of the mail server in SMTP_URL was not found.'],
  [{ code: 'ETLS', response: '454 TLS not available' }, 'tls_error', 'TLS with the mail server of SMTP_URL failed'],
  [{ code: 'EPROTOCOL' }, 'protocol_error', 'The response of the mail server of SMTP_URL is not SMTP.'],
  [{ code: 'EENVELOPE' }, 'protocol_error', 'The response of the mail server of SMTP_URL is not SMTP.'],
  [
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED', syscall: 'connect' },
    'connection_refused',
    'The mail server of SMTP_URL refused the connection. (ECONNREFUSED)',
  ],
  [{ code: 'ESOCKET', originalCode: 'ETIMEDOUT' }, 'timeout', 'in time. (ETIMEDOUT)'],
  [
    { code: 'ESOCKET', originalCode: 'ECONNRESET', syscall: 'read' },
    'connection_failed',
    'The connection to the mail server of SMTP_URL failed. (ECONNRESET)',
  ],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'tls_error', '(CERT_HAS_EXPIRED)'],
  [{ code: 'EOTHER' }, 'connection_failed', 'The connection to the mail server of SMTP_URL failed.'],
  [{}, 'connection_failed', 'The connection to the mail server of SMTP_URL failed.'],
] as const)('without a reply, the error %j is reported as %s', (members, error, body) => {
  expect(failed(errorWith(members))).toEqual({
    outcome: 'failed',
    code: 0,
    body: expect.stringContaining(body) as unknown,
    error,
  });
});

test('errors of several addresses are errors of the connection', () => {
  const error = Object.assign(new AggregateError([]), { code: 'ESOCKET' });
  expect(failed(error)).toMatchObject({ error: 'connection_failed' });
});
