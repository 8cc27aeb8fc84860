import { expect, test } from 'vitest';

import { emailServer } from '../../../../service/outbound/email-server.ts';
import { OperatorError } from '../../../../service/common/operator-error.ts';

const STARTTLS = { secure: false, requireTLS: true, ignoreTLS: false };

test.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', ...STARTTLS }],
  ['smtp://mail.example.com/', { host: 'mail.example.com', ...STARTTLS }],
  ['smtp://mail.example.com:587', { host: 'mail.example.com', port: 587, ...STARTTLS }],
  ['smtps://[2001:db8::1]:465', { host: '2001:db8::1', port: 465, ...STARTTLS, secure: true }],
  ['smtp://localhost:25?tls=never', { host: 'localhost', port: 25, secure: false, requireTLS: false, ignoreTLS: true }],
  [
    'smtps://user%40example.com:p%25ss@mail.example.com',
    { host: 'mail.example.com', ...STARTTLS, secure: true, auth: { user: 'user@example.com', pass: 'p%ss' } },
  ],
])('reads the mail server of %s', (url, server) => {
  expect(emailServer(url)).toEqual(server);
});

test.each([
  ['mail.example.com', 'it must start with smtp:// or smtps:// and have a host'],
  ['https://mail.example.com', 'it must start with smtp:// or smtps:// and have a host'],
  ['smtp://', 'it must start with smtp:// or smtps:// and have a host'],
  ['smtp://mail.example.com/inbox', 'only ?tls=never may follow host and port'],
  ['smtp://mail.example.com?tls=always', 'only ?tls=never may follow host and port'],
  ['smtp://mail.example.com#tls', 'only ?tls=never may follow host and port'],
  ['smtps://mail.example.com?tls=never', '?tls=never contradicts smtps://'],
  ['smtp://user@mail.example.com', 'user and password must both be set or both be absent'],
  ['smtp://:hunter2@mail.example.com', 'user and password must both be set or both be absent'],
  ['smtp://user:hunter2%@mail.example.com', 'user and password must be percent-encoded, a % itself as %25'],
])('rejects %s as a mail server, without its password', (url, fault) => {
  const read = (): unknown => emailServer(url);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(`SMTP_URL can't be used: ${fault}.`);
  expect(read).not.toThrow('hunter2');
});
