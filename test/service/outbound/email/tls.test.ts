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

/** What the sender makes of a server with that certificate, reached by a name that it has or by one that it doesn't. */
async function sendTo(host: string, options: SMTPServerOptions) {
  const { port, received } = await startMailServer({ ...options, ...pair });
  const scheme = options.secure === true ? 'smtps' : 'smtp';
  const sender = createEmailSender({
    clock: new ManualClock(),
    smtpUrl: `${scheme}://billing:s3cret@${host}:${port}`,
    from: 'billing@service.example',
    environment: 'live',
    describe: () => 'Occurs.',
  });
  onTestFinished(() => sender.close());
  return { attempt: await sender.send(messageTo('ops@shop.example')), received };
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

test.each(kinds)('%s: a certificate that nobody vouches for gets neither', async (_, options) => {
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
