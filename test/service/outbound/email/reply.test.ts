import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, test } from 'vitest';

import { startMailServer } from './mail-server.ts';
import { message, openSender, startTalker } from './open-sender.ts';
import { readEmail } from './reading.ts';

describe('an address in another script', () => {
  test('is sent with SMTPUTF8', async () => {
    const { url, received } = await startMailServer();
    const destination = 'büro.東京@shop.example';
    expect((await openSender(url).send({ ...message, destination })).outcome).toBe('accepted');
    expect(received[0]).toMatchObject({ to: [destination], smtpUtf8: true });
    expect(readEmail(received[0]?.raw ?? Buffer.of()).header('To')).toBe(destination);
  });

  test('is sent to a server without SMTPUTF8, whose rejection is stored', async () => {
    const mailError = Object.assign(new Error('No such mailbox'), { responseCode: 553 });
    const { url } = await startMailServer({
      hideSMTPUTF8: true,
      onRcptTo: (_address, _session, callback) => callback(mailError),
    });
    const attempt = await openSender(url).send({ ...message, destination: 'büro@shop.example' });
    expect(attempt).toMatchObject({ outcome: 'refused', code: 553, body: '553 No such mailbox' });
  });
});

describe('the reply of a mail server', () => {
  const commands = ['MAIL FROM', 'RCPT TO', 'DATA'] as const;

  test.each([true, false])(
    '4xx allows a retry and 5xx does not, at each command, with pipelining %s',
    async (pipelining) => {
      const reject: { at?: (typeof commands)[number]; code?: number } = {};
      const rejection = (at: (typeof commands)[number]) =>
        reject.at === at ? Object.assign(new Error('Not now'), { responseCode: reject.code }) : null;
      const { url } = await startMailServer({
        hidePIPELINING: !pipelining,
        onMailFrom: (_address, _session, callback) => callback(rejection('MAIL FROM')),
        onRcptTo: (_address, _session, callback) => callback(rejection('RCPT TO')),
        onData(stream, _session, callback) {
          stream.resume();
          stream.on('end', () => callback(rejection('DATA')));
        },
      });
      const sender = openSender(url);
      for (const at of commands) {
        for (const code of [450, 452, 550, 552]) {
          Object.assign(reject, { at, code });
          const outcome = code < 500 ? 'failed' : 'refused';
          const attempt = await sender.send(message);
          expect(attempt, at).toMatchObject({ outcome, code, body: `${code} Not now`, error: null });
        }
      }
      Object.assign(reject, { at: undefined });
      expect((await sender.send(message)).outcome).toBe('accepted');
    },
  );

  test.each([
    ['554 No SMTP service here', 554],
    ['421 Too busy', 421],
  ])('the greeting %j fails the connection, not the message', async (greeting, code) => {
    const { url } = await startTalker(greeting, () => undefined);
    expect(await openSender(url).send(message)).toMatchObject({ outcome: 'failed', code, body: greeting, error: null });
  });

  test('a rejected password allows a retry, and is not shown', async () => {
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(Object.assign(new Error('Bad password'), { responseCode: 535 })),
    };
    const { port } = await startMailServer(options);
    const attempt = await openSender(`smtp://billing:s3cret@127.0.0.1:${port}?tls=never`).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 535, body: '535 Bad password', error: null });
  });

  test('stores a reply of several lines whole, and cuts an endless one', async () => {
    const { url } = await startTalker('220 talker', (line) =>
      line.startsWith('EHLO') ? '250 ok' : '550-No.\r\n550 Never.',
    );
    expect(await openSender(url).send(message)).toMatchObject({
      outcome: 'refused',
      code: 550,
      body: '550-No.\n550 Never.',
    });
    const endless = await startTalker('220 talker', () => `250-${'x'.repeat(20_000)}`);
    expect(await openSender(endless.url).send(message)).toMatchObject({
      outcome: 'failed',
      code: 0,
      error: 'protocol_error',
    });
  });

  test('stores a reply that contains NUL', async () => {
    const { url } = await startTalker('220 talker', (line) => (line.startsWith('EHLO') ? '250 ok' : '450 a\0b'));
    expect((await openSender(url).send(message)).body).toBe('450 a\uFFFDb');
  });

  test('reports a server of another protocol', async () => {
    const { url } = await startTalker('SSH-2.0-OpenSSH_9.6', () => undefined);
    expect(await openSender(url).send(message)).toMatchObject({
      outcome: 'failed',
      code: 0,
      body: 'SSH-2.0-OpenSSH_9.6',
      error: 'protocol_error',
    });
  });
});
