import { createServer, type Socket } from 'node:net';

import { describe, expect, onTestFinished, test } from 'vitest';

import { listening } from './mail-server.ts';
import { message, openSender, startTalker } from './open-sender.ts';

describe('an attempt without a reply', () => {
  test('fails when no server listens', async () => {
    const server = createServer();
    const port = await listening(server.listen(0, '127.0.0.1'));
    await new Promise((done) => server.close(done));
    expect(await openSender(`smtp://127.0.0.1:${port}`).send(message)).toMatchObject({
      outcome: 'failed',
      code: 0,
      error: 'connection_refused',
      body: 'The mail server of SMTP_URL refused the connection. (ECONNREFUSED)',
    });
  });

  const stallAt: Readonly<Record<string, (line: string) => boolean>> = {
    EHLO: (line) => line.startsWith('EHLO'),
    'MAIL FROM': (line) => line.startsWith('MAIL'),
    'RCPT TO': (line) => line.startsWith('RCPT'),
    DATA: (line) => line === 'DATA',
    'the end of the message': (line) => line === '.',
  };
  const obliging = (line: string) =>
    line === 'DATA' ? '354 go' : /^(EHLO|MAIL|RCPT|RSET|QUIT|\.$)/.test(line) ? '250 ok' : undefined;

  test('fails at the time limit when the server accepts and sends nothing', async () => {
    const { url } = await startTalker(undefined, () => undefined);
    const attempt = await openSender(url, { timeoutMs: 200 }).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'timeout' });
    expect(attempt.body).toBe('The mail server did not accept the message in time.');
    expect(attempt.durationMs).toBeGreaterThan(150);
    expect(attempt.durationMs).toBeLessThan(20_000);
  });

  test.each(Object.keys(stallAt))('fails at the time limit when the server falls silent at %s', async (step) => {
    const { url } = await startTalker('220 talker', (line) => (stallAt[step]?.(line) ? undefined : obliging(line)));
    const attempt = await openSender(url, { timeoutMs: 150 }).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'timeout' });
  });

  test('fails at one deadline, even if the server responds a few bytes at a time', async () => {
    const { url, sockets } = await startTalker('220-slow', () => undefined);
    const drip = setInterval(() => sockets.forEach((socket) => void socket.write('220-still\r\n')), 20);
    onTestFinished(() => clearInterval(drip));
    const attempt = await openSender(url, { timeoutMs: 150 }).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', error: 'timeout' });
  });

  test('calls a server that closes each connection at once at most three times', async () => {
    const calls: Socket[] = [];
    const server = createServer((socket) => {
      calls.push(socket);
      socket.destroy();
    });
    const port = await listening(server.listen(0, '127.0.0.1'));
    onTestFinished(() => void server.close());
    const attempt = await openSender(`smtp://127.0.0.1:${port}`).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'connection_failed' });
    expect(calls.length).toBeLessThanOrEqual(3);
  });

  test.each(Object.keys(stallAt))('fails when the server closes the connection at %s', async (step) => {
    const { url } = await startTalker('220 talker', (line) => (stallAt[step]?.(line) ? null : obliging(line)));
    const attempt = await openSender(url).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'connection_failed' });
  });

  test('fails when the host name does not exist', async () => {
    const attempt = await openSender('smtp://mail.invalid').send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'dns_error' });
  });
});
