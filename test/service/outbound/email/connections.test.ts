import { type Socket } from 'node:net';

import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, test } from 'vitest';

import { startMailServer } from './mail-server.ts';
import { message, openSender, startTalker } from './open-sender.ts';

describe('connections', () => {
  test('are reused for messages until close', async () => {
    const { url, received, mailServer } = await startMailServer();
    const sender = openSender(url);
    for (let count = 0; count < 5; count += 1) expect((await sender.send(message)).outcome).toBe('accepted');
    expect(received.map(({ connection }) => connection)).toEqual([1, 1, 1, 1, 1]);
    await sender.close();
    await expect.poll(() => mailServer.connections.size, { timeout: 20_000 }).toBe(0);
  });

  test('authenticate with the user and the password of the URL', async () => {
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) => callback(null, { user: `${username} ${password}` }),
    };
    const { port, received } = await startMailServer(options);
    await openSender(`smtp://ops%40service.example:p%3A%2F@127.0.0.1:${port}/?tls=never`).send(message);
    expect(received[0]?.user).toBe('ops@service.example p:/');
  });

  test.each([
    ['after each message', (socket: Socket) => void socket.end()],
    ['by a reset', (socket: Socket) => void socket.resetAndDestroy()],
    ['saying 421', (socket: Socket) => void socket.end('421 Idle for too long\r\n')],
  ])('that the server closes while they are idle, %s, fail no message', async (_, hangUp) => {
    const { url, mailServer, connections } = await startMailServer();
    const sockets: Socket[] = [];
    mailServer.server.on('connection', (socket) => void sockets.push(socket));
    const sender = openSender(url);
    for (let count = 0; count < 3; count += 1) {
      // The next message goes out before this side has heard of the close.
      expect((await sender.send(message)).outcome).toBe('accepted');
      hangUp(sockets.at(-1) as Socket);
    }
    expect((await sender.send(message)).outcome).toBe('accepted');
    expect(connections).toHaveLength(4);
  });

  test('that the server closes just when a message begins, fail no message', async () => {
    const { url } = await startTalker(
      '220 talker',
      (() => {
        let mails = 0;
        return (line: string) => {
          if (line.startsWith('MAIL')) mails += 1;
          if (line.startsWith('MAIL') && mails % 3 === 2) return null;
          return line === 'DATA' ? '354 go' : /^(EHLO|MAIL|RCPT|\.$)/.test(line) ? '250 ok' : undefined;
        };
      })(),
    );
    const sender = openSender(url);
    for (let count = 0; count < 6; count += 1) expect((await sender.send(message)).outcome).toBe('accepted');
  });

  test('carry many concurrent messages over few connections', async () => {
    const { url, received, connections } = await startMailServer();
    const sender = openSender(url);
    const attempts = await Promise.all(Array.from({ length: 100 }, () => sender.send(message)));
    expect(new Set(attempts.map(({ outcome }) => outcome))).toEqual(new Set(['accepted']));
    expect(received).toHaveLength(100);
    expect(connections.length).toBeLessThanOrEqual(10);
  });

  test('close ends messages in flight, and later messages fail', async () => {
    const { url, sockets, lines } = await startTalker('220 talker', () => undefined);
    const sender = openSender(url);
    const sending = sender.send(message);
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(1);
    await sender.close();
    expect(await sending).toMatchObject({ outcome: 'failed', code: 0, error: 'connection_failed' });
    expect(await sender.send(message)).toMatchObject({ outcome: 'failed', code: 0, error: 'connection_failed' });
    expect(sockets.size).toBe(1);
    await sender.close();
  });
});

describe('configuration', () => {
  test('every attempt without a mail server names the missing setting', async () => {
    const attempt = await openSender(undefined).send(message);
    expect(attempt).toMatchObject({
      outcome: 'failed',
      code: 0,
      error: 'smtp_not_configured',
      headers: [],
      address: null,
    });
    expect(attempt.body).toMatch(/Set SMTP_URL/);
  });

  test('an attempt to an address that is not verified sends nothing and says how to verify it', async () => {
    const { url, connections } = await startMailServer();
    const attempt = await openSender(url).send({ ...message, isUnverified: true });
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'not_verified' });
    expect(attempt.body).toMatch(/Open the link in the email.* To get another link, set "active" to false/);
    expect(connections).toEqual([]);
  });

  test.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://:25',
    'smtp://user@mail.example.com',
    'smtp://user:100%@mail.example.com',
    'smtp://user:hunter2@mail.example.com/?tls.rejectUnauthorized=false',
    'smtp://mail.example.com/path',
    'smtp://mail.example.com?tls=maybe',
    'smtps://mail.example.com?tls=never',
    'smtp://mail.example.com:99999',
  ])('rejects %j at the start, without printing a password', (smtpUrl) => {
    expect(() => openSender(smtpUrl)).toThrow(/^SMTP_URL can't be used: (?!.*hunter2)/);
  });

  test.each([
    '',
    'Billing',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'G: a@b.example, c@d.example;',
    'Bill\u0007ing <a@b.example>',
  ])('rejects the sender %j', (from) => {
    expect(() => openSender(undefined, { from })).toThrow(/^BILLING_EMAIL_FROM can't be/);
  });
});
