import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import type { SMTPServerOptions } from 'smtp-server';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { createEmailSender } from '../../../../service/outbound/email-sender.ts';
import { ManualClock } from '../../../support/manual-clock.ts';
import { startMailServer } from './mail-server.ts';
import { startTalker } from './open-sender.ts';
import { messageTo } from '../message.ts';

const pair = { key: '', cert: '' };

beforeAll(() => {
  const directory = mkdtempSync(join(tmpdir(), 'billing-'));
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  Object.assign(pair, { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') });
  rmSync(directory, { recursive: true });
});

/**
 * What the sender makes of a server with that certificate, reached by a name that it has or by one that it
 * doesn't.
 */
async function sendTo(host: string, options: SMTPServerOptions) {
  const { port, received } = await startMailServer({ ...options, ...pair });
  const scheme = options.secure === true ? 'smtps' : 'smtp';
  return { attempt: await sendOver(`${scheme}://billing:s3cret@${host}:${port}`), received };
}

async function sendOver(smtpUrl: string) {
  const sender = createEmailSender({
    clock: new ManualClock(),
    smtpUrl,
    from: 'billing@service.example',
    environment: 'live',
    describe: () => 'Occurs.',
  });
  onTestFinished(() => sender.close());
  return sender.send(messageTo('ops@shop.example'));
}

function trustCertificate(): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, pair.cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}

const login: SMTPServerOptions = { onAuth: ({ username }, _session, callback) => callback(null, { user: username }) };
const kinds: readonly (readonly [string, SMTPServerOptions])[] = [
  ['TLS from the start', { ...login, secure: true, disabledCommands: [] }],
  ['STARTTLS', { ...login, disabledCommands: [] }],
];

test.each(kinds)(
  '%s: a server whose certificate is trusted and names it gets password and message',
  async (_, options) => {
    trustCertificate();
    const { attempt, received } = await sendTo('localhost', options);
    expect(attempt).toMatchObject({ outcome: 'accepted', code: 250, error: null });
    expect(received.map(({ user, secure }) => ({ user, secure }))).toEqual([{ user: 'billing', secure: true }]);
  },
);

test.each(kinds)('%s: a server with an untrusted certificate gets neither', async (_, options) => {
  const { attempt, received } = await sendTo('localhost', options);
  expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'tls_error' });
  expect(attempt.body).toMatch(/^TLS with the mail server of SMTP_URL failed.* \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/);
  expect(received).toEqual([]);
});

test.each(kinds)('%s: a certificate for another name gets neither', async (_, options) => {
  trustCertificate();
  const { attempt, received } = await sendTo('127.0.0.1', options);
  expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'tls_error' });
  expect(attempt.body).toMatch(/\(ERR_TLS_CERT_ALTNAME_INVALID\)$/);
  expect(received).toEqual([]);
});

test('a server that does not offer STARTTLS gets neither password nor message', async () => {
  const users: unknown[] = [];
  const { attempt, received } = await sendTo('localhost', {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, callback) => {
      users.push(username);
      callback(null, { user: username });
    },
  });
  expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'tls_error' });
  expect(attempt.body).toMatch(/nothing was sent.* add \?tls=never to SMTP_URL\.$/);
  expect({ users, received }).toEqual({ users: [], received: [] });
});

test('sends nothing more to a server that rejects STARTTLS or EHLO', async () => {
  const obliging = (line: string) =>
    line.startsWith('EHLO') ? '250-talker\r\n250-STARTTLS\r\n250 AUTH PLAIN' : '502 no';
  const helo = (line: string) => (line.startsWith('HELO') ? '250 talker' : '502 no');
  for (const response of [obliging, helo]) {
    const { url, lines } = await startTalker('220 talker', response);
    const attempt = await sendOver(url.replace('?tls=never', '').replace('//', '//billing:s3cret@'));
    expect(attempt).toMatchObject({ outcome: 'failed' });
    expect(lines.filter((line) => !/^(EHLO |HELO |STARTTLS$|QUIT$)/.test(line))).toEqual([]);
  }
});

test('uses clear text only if the URL allows it', async () => {
  const { url, received } = await startMailServer({ ...pair, disabledCommands: ['AUTH'] });
  expect(await sendOver(url)).toMatchObject({ outcome: 'accepted' });
  expect(received.map(({ secure }) => secure)).toEqual([false]);
});
