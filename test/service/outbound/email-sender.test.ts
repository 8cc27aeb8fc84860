import { createServer, type Socket } from 'node:net';

import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';

import type { Sender } from '../../../service/outbound/attempt.ts';
import { createEmailSender, type EmailSenderOptions } from '../../../service/outbound/email-sender.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { listening, startMailServer } from './email-mail-server.ts';
import { readEmail, readWords, type Part } from './email-reading.ts';
import { messageTo, SECRET } from './message.ts';

const body =
  '{"event_id":"evt_01jg8test00000000000000001","event_type":"product.updated","data":{"name":"Café plan – 東京","amount":"1000","tags":[]}}';

const message = messageTo('Ops+billing@shop.example', { body });

function openSender(smtpUrl: string | undefined, more: Partial<EmailSenderOptions> = {}): Sender {
  const sender = createEmailSender({
    clock: new ManualClock(),
    smtpUrl,
    from: 'Billing <billing@service.example>',
    environment: 'sandbox',
    describe: (eventType) => `Occurs when ${eventType} does.`,
    ...more,
  });
  onTestFinished(() => sender.close());
  return sender;
}

/** A server that speaks SMTP as `answer` does, line by line; `undefined` is silence, `null` hangs up. */
async function startTalker(greeting: string | undefined, answer: (line: string) => string | null | undefined) {
  const sockets = new Set<Socket>();
  const lines: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (greeting !== undefined) socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        const reply = answer(line);
        if (reply === null) socket.destroy();
        else if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
  });
  const port = await listening(server.listen(0, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${port}`, lines, sockets };
}

describe('the message', () => {
  test('is what a person can read, with the stored bytes attached', async () => {
    const { url, received } = await startMailServer();
    const attempt = await openSender(url).send(message);
    expect(attempt).toEqual({
      startedAt: new Date('2026-03-02T09:30:00.000Z'),
      durationMs: expect.any(Number),
      outcome: 'accepted',
      code: 250,
      headers: [],
      body: '250 Message queued',
      error: null,
      address: null,
      retryAfterMs: null,
    });
    expect(received).toHaveLength(1);
    const [{ from, to, raw }] = received as [(typeof received)[number]];
    expect({ from, to }).toEqual({ from: 'billing@service.example', to: ['Ops+billing@shop.example'] });

    const email = readEmail(raw);
    expect(email.headers).toEqual([
      ['Auto-Submitted', 'auto-generated'],
      ['From', 'Billing <billing@service.example>'],
      ['To', 'Ops+billing@shop.example'],
      ['Subject', '[sandbox] product.updated evt_01jg8test00000000000000001'],
      ['Message-ID', '<ntf_01jg8test00000000000000002@service.example>'],
      ['Date', 'Mon, 02 Mar 2026 09:30:00 +0000'],
      ['MIME-Version', '1.0'],
      ['Content-Type', expect.stringMatching(/^multipart\/mixed;\s*boundary="[^"]+"$/)],
    ]);
    const [text, attachment, ...others] = email.parts;
    expect(others).toEqual([]);
    expect(text?.header('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(text?.content.toString('utf8').replaceAll('\r\n', '\n')).toBe(`\
Event type:      product.updated
Description:     Occurs when product.updated does.
Event id:        evt_01jg8test00000000000000001
Notification id: ntf_01jg8test00000000000000002
Occurred at:     2025-01-02T03:04:05.678901Z
Destination id:  ntfset_01jg8test00000000000000004

{
  "event_id": "evt_01jg8test00000000000000001",
  "event_type": "product.updated",
  "data": {
    "name": "Café plan – 東京",
    "amount": "1000",
    "tags": []
  }
}
`);
    expect(attachment?.headers).toEqual([
      ['Content-Type', 'application/json; name=payload.json'],
      ['Content-Transfer-Encoding', 'base64'],
      ['Content-Disposition', 'attachment; filename=payload.json'],
    ]);
    expect(attachment?.content.equals(Buffer.from(body))).toBe(true);
    expect(raw.toString()).not.toContain(SECRET);
  });

  test('the bytes of the body arrive as they are stored, whatever they look like', async () => {
    const bodies = {
      'lines of a single dot': '{"a":"x",\n.\n"b":".\\n.",\r\n.\r\n"c":1}',
      'a line of 100,000 characters': JSON.stringify({ text: 'ab c'.repeat(25_000) }),
      'what looks like a boundary or a header': '{"a":"\r\n----_NmP\r\nBcc: x@y.example\r\n\r\n"}',
      'spaces at ends of lines, tabs and NUL': '{ "a" : 1 \t\n \t}\u0000 \r\n',
      'characters outside the basic plane': '{"a":"😀é\u2028\ufeff"}',
      nothing: '',
      '2 MiB': JSON.stringify({ text: 'é'.repeat(1024 * 1024) }),
    };
    const { url, received } = await startMailServer();
    const sender = openSender(url);
    for (const [name, body] of Object.entries(bodies)) {
      expect((await sender.send({ ...message, body })).outcome, name).toBe('accepted');
      const email = readEmail(received.at(-1)?.raw ?? Buffer.of());
      expect(email.parts, name).toHaveLength(2);
      expect(email.parts[1]?.content.equals(Buffer.from(body)), name).toBe(true);
    }
    expect(received).toHaveLength(Object.keys(bodies).length);
  });

  test('the text keeps long lines and trailing spaces as they are', async () => {
    const { url, received } = await startMailServer();
    const value = `${'wide '.repeat(400)} .`;
    await openSender(url).send({ ...message, body: JSON.stringify({ value }) });
    const text = readEmail(received[0]?.raw ?? Buffer.of()).parts[0]?.content.toString();
    expect(text).toContain(`\r\n  "value": ${JSON.stringify(value)}\r\n`);
  });
});

describe('nothing that comes from the database adds a recipient or a header', () => {
  const notOneAddress = [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nRCPT TO:<c@d.example>',
    'a@b.example>\r\nRCPT TO:<c@d.example',
    'a@b.example\r',
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'a@b.example c@d.example',
    'Group: a@b.example, c@d.example;',
    'Name <a@b.example>',
    '<a@b.example>',
    'a@b.example> SIZE=1',
    'a@b.example (c@d.example)',
    '"a b"@d.example',
    '"a@b.example,c"@d.example',
    'a@b@d.example',
    'a@[127.0.0.1]',
    'a@bücher.example',
    'a@b.example\u0000',
    'a\u0000@b.example',
    'a\u2028b@d.example',
    'a\u00a0b@d.example',
    'a\u202eb@d.example',
    'a\u0085b@d.example',
    'a\ud800b@d.example',
    'a\\@b.example',
    'a%@',
    '@d.example',
    'a',
    '',
    ' a@b.example',
    `${'a'.repeat(500)}@b.example`,
  ];

  test('what is not one address is not sent to', async () => {
    const { url, connections } = await startMailServer();
    const sender = openSender(url);
    for (const destination of notOneAddress) {
      const attempt = await sender.send({ ...message, destination });
      const name = JSON.stringify(destination);
      expect(attempt, name).toMatchObject({ outcome: 'failed', code: 0, error: 'protocol_error' });
      expect(attempt.body, name).toMatch(/^The destination is not one e-mail address/);
    }
    expect(connections).toEqual([]);
  });

  test('an odd address is one recipient, in the envelope as in the header', async () => {
    const { url, received } = await startMailServer();
    const sender = openSender(url);
    const odd = ["a!#$%&'*+-/=?^_`{|}~@b.example", 'A.B.c@b-c.example', '-rf@b.c.d.example', 'a@localhost'];
    for (const destination of odd) {
      expect((await sender.send({ ...message, destination })).outcome, destination).toBe('accepted');
      expect(received.at(-1)?.to).toEqual([destination]);
      const header = readEmail(received.at(-1)?.raw ?? Buffer.of()).header('To');
      expect(header?.replaceAll(/^<|>$/g, '')).toBe(destination);
    }
  });

  const hostile = [
    'x\r\nBcc: c@d.example',
    'x\nTo: c@d.example',
    'x\rSubject: y',
    'x\r\n\r\n<html>',
    'x\r\n.\r\nMAIL FROM:<c@d.example>',
    'x>\r\nCc: c@d.example',
    '<x>, <y@z.example>',
    '=?utf-8?Q?=0D=0ABcc:_c@d.example?=',
    'x\u2028Bcc: y',
    'x\u0085y',
    'x\u0000y',
    'x\u202ey',
    'ümläut 東京 😀',
    'x'.repeat(2_000),
    ` ${'wide '.repeat(400)}`,
    '',
  ];

  test('hostile text in every field stays in its place', async () => {
    const { url, received } = await startMailServer();
    const sender = openSender(url, { describe: (eventType) => eventType });
    for (const text of hostile) {
      const fields = { eventType: text, eventId: text, notificationId: text, occurredAt: text, settingId: text };
      const name = JSON.stringify(text.slice(0, 50));
      expect((await sender.send({ ...message, ...fields })).outcome, name).toBe('accepted');
      expect(received.at(-1), name).toMatchObject({ from: 'billing@service.example', to: [message.destination] });
      expectUntouched(readEmail(received.at(-1)?.raw ?? Buffer.of()), name);
    }
    expect(received).toHaveLength(hostile.length);
  });

  function expectUntouched(email: Part, name: string): void {
    expect(
      email.headers.map(([header]) => header),
      name,
    ).toEqual(['Auto-Submitted', 'From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']);
    expect(email.header('To'), name).toBe(message.destination);
    expect(email.header('Message-ID'), name).toMatch(/^<[\w.-]*@service\.example>$/);
    expect(email.header('Subject'), name).toMatch(/^[\x20-\x7e]*$/);
    expect(readWords(email.header('Subject') ?? ''), name).toMatch(/^\[sandbox\] ?[^\p{Cc}\p{Cf}]*$/u);
    const lines = email.parts[0]?.content.toString().split('\r\n') ?? [];
    expect(
      lines.slice(0, 7).map((line) => line.slice(0, 16)),
      name,
    ).toEqual([
      'Event type:     ',
      'Description:    ',
      'Event id:       ',
      'Notification id:',
      'Occurred at:    ',
      'Destination id: ',
      '',
    ]);
    expect(email.parts, name).toHaveLength(2);
  }
});

describe('an address in another script', () => {
  test('goes by SMTPUTF8', async () => {
    const { url, received } = await startMailServer();
    const destination = 'büro.東京@shop.example';
    expect((await openSender(url).send({ ...message, destination })).outcome).toBe('accepted');
    expect(received[0]).toMatchObject({ to: [destination], smtpUtf8: true });
    expect(readEmail(received[0]?.raw ?? Buffer.of()).header('To')).toBe(destination);
  });

  test('is up to the server when that does not know SMTPUTF8', async () => {
    const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 553 });
    const { url } = await startMailServer({
      hideSMTPUTF8: true,
      onRcptTo: (_address, _session, callback) => callback(refusal),
    });
    const attempt = await openSender(url).send({ ...message, destination: 'büro@shop.example' });
    expect(attempt).toMatchObject({ outcome: 'refused', code: 553, body: '553 No such mailbox' });
  });
});

describe("the server's reply", () => {
  const commands = ['MAIL FROM', 'RCPT TO', 'DATA'] as const;

  test.each([true, false])(
    '4xx is worth another try, 5xx ends it, at each command; pipelining %s',
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
  ])('%j as the greeting is about the connection, not the message', async (greeting, code) => {
    const { url } = await startTalker(greeting, () => undefined);
    expect(await openSender(url).send(message)).toMatchObject({ outcome: 'failed', code, body: greeting, error: null });
  });

  test('a refused password is worth another try, and is not shown', async () => {
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(Object.assign(new Error('Bad password'), { responseCode: 535 })),
    };
    const { port } = await startMailServer(options);
    const attempt = await openSender(`smtp://billing:s3cret@127.0.0.1:${port}`).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 535, body: '535 Bad password', error: null });
  });

  test('a reply of several lines is kept whole, one without end is not', async () => {
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

  test('NUL in a reply can be stored', async () => {
    const { url } = await startTalker('220 talker', (line) => (line.startsWith('EHLO') ? '250 ok' : '450 a\0b'));
    expect((await openSender(url).send(message)).body).toBe('450 a\uFFFDb');
  });

  test('what speaks another protocol is no mail server', async () => {
    const { url } = await startTalker('SSH-2.0-OpenSSH_9.6', () => undefined);
    expect(await openSender(url).send(message)).toMatchObject({
      outcome: 'failed',
      code: 0,
      body: 'SSH-2.0-OpenSSH_9.6',
      error: 'protocol_error',
    });
  });
});

describe('without a reply', () => {
  test('nobody listens', async () => {
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

  test('a server that accepts and never speaks costs the time limit and no more', async () => {
    const { url } = await startTalker(undefined, () => undefined);
    const attempt = await openSender(url, { timeoutMs: 200 }).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'timeout' });
    expect(attempt.body).toBe('The mail server did not take the message in time.');
    expect(attempt.durationMs).toBeGreaterThan(150);
    expect(attempt.durationMs).toBeLessThan(20_000);
  });

  test.each(Object.keys(stallAt))('a server that falls silent at %s', async (step) => {
    const { url } = await startTalker('220 talker', (line) => (stallAt[step]?.(line) ? undefined : obliging(line)));
    const attempt = await openSender(url, { timeoutMs: 150 }).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'timeout' });
  });

  test('one deadline over it all: a server that answers a little at a time does not stretch it', async () => {
    const { url, sockets } = await startTalker('220-slow', () => undefined);
    const drip = setInterval(() => sockets.forEach((socket) => void socket.write('220-still\r\n')), 20);
    onTestFinished(() => clearInterval(drip));
    const attempt = await openSender(url, { timeoutMs: 150 }).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', error: 'timeout' });
  });

  test('a server that hangs up before it speaks is not called again and again', async () => {
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

  test.each(Object.keys(stallAt))('a server that hangs up at %s', async (step) => {
    const { url } = await startTalker('220 talker', (line) => (stallAt[step]?.(line) ? null : obliging(line)));
    const attempt = await openSender(url).send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'connection_failed' });
  });

  test('a name that does not exist', async () => {
    const attempt = await openSender('smtp://mail.invalid').send(message);
    expect(attempt).toMatchObject({ outcome: 'failed', code: 0, error: 'dns_error' });
  });
});

describe('connections', () => {
  test('one carries message after message, until close', async () => {
    const { url, received, mailServer } = await startMailServer();
    const sender = openSender(url);
    for (let count = 0; count < 5; count += 1) expect((await sender.send(message)).outcome).toBe('accepted');
    expect(received.map(({ connection }) => connection)).toEqual([1, 1, 1, 1, 1]);
    await sender.close();
    await expect.poll(() => mailServer.connections.size, { timeout: 20_000 }).toBe(0);
  });

  test('user and password of the URL log in', async () => {
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) => callback(null, { user: `${username} ${password}` }),
    };
    const { port, received } = await startMailServer(options);
    await openSender(`smtp://ops%40service.example:p%3A%2F@127.0.0.1:${port}`).send(message);
    expect(received[0]?.user).toBe('ops@service.example p:/');
  });

  test.each([
    ['after each message', (socket: Socket) => void socket.end()],
    ['by a reset', (socket: Socket) => void socket.resetAndDestroy()],
    ['saying 421', (socket: Socket) => void socket.end('421 Idle for too long\r\n')],
  ])('that the server closes while they are idle, %s, fail nothing', async (_, hangUp) => {
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

  test('that the server hangs up just when a message begins, fail nothing', async () => {
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

  test('many at once go over few', async () => {
    const { url, received, connections } = await startMailServer();
    const sender = openSender(url);
    const attempts = await Promise.all(Array.from({ length: 100 }, () => sender.send(message)));
    expect(new Set(attempts.map(({ outcome }) => outcome))).toEqual(new Set(['accepted']));
    expect(received).toHaveLength(100);
    expect(connections.length).toBeLessThanOrEqual(10);
  });

  test('close ends what is in flight, and what comes later fails', async () => {
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
  test('without a mail server every attempt says which setting to set', async () => {
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

  test.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://:25',
    'smtp://user@mail.example.com',
    'smtp://user:100%@mail.example.com',
    'smtp://user:hunter2@mail.example.com/?tls.rejectUnauthorized=false',
    'smtp://mail.example.com/path',
    'smtp://mail.example.com:99999',
  ])('%j is refused at the start, without showing a password', (smtpUrl) => {
    expect(() => openSender(smtpUrl)).toThrow(/^SMTP_URL can't be used: (?!.*hunter2)/);
  });

  test.each([
    '',
    'Billing',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'G: a@b.example, c@d.example;',
  ])('%j is no sender', (from) => {
    expect(() => openSender(undefined, { from })).toThrow(/can't be the sender/);
  });
});
