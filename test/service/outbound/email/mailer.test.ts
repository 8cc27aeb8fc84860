import { expect, onTestFinished, test } from 'vitest';

import type { EmailOutcome } from '../../../../service/outbound/email-outcome.ts';
import { createMailer, type Mailer } from '../../../../service/outbound/mailer.ts';
import { startMailServer } from './mail-server.ts';
import { startTalker } from './open-sender.ts';
import { readEmail } from './reading.ts';

const MAIL = {
  recipient: 'ops@shop.example',
  subject: 'Confirm the address',
  text: 'Open the link.\n',
  messageId: 'mail_01jg8test00000000000000001',
  sentAt: new Date('2026-03-02T09:30:00Z'),
};

function openMailer(smtpUrl: string): Mailer {
  const mailer = createMailer({ smtpUrl, from: 'Billing <billing@service.example>' });
  onTestFinished(() => mailer.close());
  return mailer;
}

test('sends an email of the service with no other headers than it needs', async () => {
  const { url, received } = await startMailServer();
  expect(await openMailer(url).send(MAIL)).toMatchObject({ outcome: 'accepted', code: 250, error: null });
  const email = readEmail(received[0]!.raw);
  expect(email.headers.slice(0, 6)).toEqual([
    ['Auto-Submitted', 'auto-generated'],
    ['From', 'Billing <billing@service.example>'],
    ['To', 'ops@shop.example'],
    ['Subject', 'Confirm the address'],
    ['Message-ID', '<mail_01jg8test00000000000000001@service.example>'],
    ['Date', 'Mon, 02 Mar 2026 09:30:00 +0000'],
  ]);
  expect(email.headers.map(([name]) => name).slice(6)).toEqual([
    'Content-Transfer-Encoding',
    'MIME-Version',
    'Content-Type',
  ]);
  expect(email.content.toString()).toBe('Open the link.\r\n');
});

test('writes the subject in one line that no mail client decodes to another', async () => {
  const { url, received } = await startMailServer();
  await openMailer(url).send({ ...MAIL, subject: 'a\r\nBcc: b@c.example =?utf-8?Q?d?= e' });
  expect(readEmail(received[0]!.raw).header('Subject')).toBe('a Bcc: b@c.example = ?utf-8?Q?d?= e');
});

test('sends nothing to a recipient that is not one address', async () => {
  const { url, connections } = await startMailServer();
  expect(await openMailer(url).send({ ...MAIL, recipient: 'a@b.example, c@d.example' })).toEqual({
    outcome: 'refused',
    code: 0,
    body: 'The recipient is not one email address, so nothing was sent.',
    error: 'protocol_error',
  });
  expect(connections).toEqual([]);
});

test('close waits until the emails in flight have failed', async () => {
  const { url, lines } = await startTalker('220 talker', () => undefined);
  const mailer = openMailer(url);
  let outcome: EmailOutcome | undefined;
  void mailer.send(MAIL).then((result) => (outcome = result));
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(1);
  await mailer.close();
  expect(outcome).toMatchObject({ outcome: 'failed', code: 0, error: 'connection_failed' });
});
