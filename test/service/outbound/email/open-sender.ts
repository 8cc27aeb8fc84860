import { createServer, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

import type { Sender } from '../../../../service/outbound/attempt.ts';
import { createEmailSender, type EmailSenderOptions } from '../../../../service/outbound/email-sender.ts';
import { ManualClock } from '../../../support/manual-clock.ts';
import { messageTo } from '../message.ts';
import { listening } from './mail-server.ts';

export const body =
  '{"event_id":"evt_01jg8test00000000000000001","event_type":"product.updated","data":{"name":"Café plan – 東京","amount":"1000","tags":[]}}';

/** One that arrives wherever it is sent. */
export const message = messageTo('Ops+billing@shop.example', { body });

/** Closed at the end of the test. */
export function openSender(smtpUrl: string | undefined, more: Partial<EmailSenderOptions> = {}): Sender {
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

/** A server that speaks SMTP as `response` does, line by line; `undefined` is silence, `null` hangs up. */
export async function startTalker(greeting: string | undefined, response: (line: string) => string | null | undefined) {
  const sockets = new Set<Socket>();
  const lines: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (greeting !== undefined) socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        const reply = response(line);
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
  return { url: `smtp://127.0.0.1:${port}?tls=never`, lines, sockets };
}
