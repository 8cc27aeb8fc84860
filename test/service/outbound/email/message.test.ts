import { describe, expect, test } from 'vitest';

import { SECRET } from '../message.ts';
import { startMailServer } from './mail-server.ts';
import { body, message, openSender } from './open-sender.ts';
import { readEmail, readWords, type Part } from './reading.ts';

describe('the message', () => {
  test('is readable text with the stored bytes attached', async () => {
    const { url, received } = await startMailServer();
    const began = performance.now();
    const attempt = await openSender(url).send(message);
    expect(attempt.durationMs).toBeLessThanOrEqual(performance.now() - began);
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

  test('attaches the stored bytes unchanged, whatever they contain', async () => {
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

  test('shows a body that is not JSON in its text, and replaces what its headers may not contain', async () => {
    const { url, received } = await startMailServer();
    const notificationId = 'ntf <1>';
    await openSender(url).send({ ...message, notificationId, eventId: 'evt =?1?', body: 'no {JSON}' });
    const email = readEmail(received[0]?.raw ?? Buffer.of());
    expect(email.parts[0]?.content.toString()).toContain('\r\n\r\nno {JSON}\r\n');
    expect(email.header('Message-ID')).toBe('<ntf--1-@service.example>');
    expect(email.header('Subject')).toBe('[sandbox] product.updated evt = ?1?');
  });

  test('preserves long lines and trailing spaces of the text', async () => {
    const { url, received } = await startMailServer();
    const value = `${'wide '.repeat(400)} .`;
    await openSender(url).send({ ...message, body: JSON.stringify({ value }) });
    const text = readEmail(received[0]?.raw ?? Buffer.of()).parts[0]?.content.toString();
    expect(text).toContain(`\r\n  "value": ${JSON.stringify(value)}\r\n`);
  });
});

describe('no text of the database adds a recipient or a header', () => {
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

  test('rejects a recipient that is not one address', async () => {
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

  test('an unusual address is one recipient, in the envelope and in the header', async () => {
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
