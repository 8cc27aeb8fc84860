import type { SendMailOptions } from 'nodemailer/lib/mailer';

import type { Environment } from '../common/environment.ts';
import type { Message } from './attempt.ts';
import { domainOf, type Mailbox } from './mailer.ts';
import { oneLine } from './one-line.ts';

/** The sender, and the context that a message mentions. */
export interface EmailOrigin {
  readonly from: Mailbox;
  readonly environment: Environment;
  /** The description of an event type, in a sentence. */
  readonly describe: (eventType: string) => string;
}

/**
 * The e-mail for one notification: a readable text, and the stored bytes as the attachment `payload.json`.
 * `Message-ID` is the same in all attempts, so a mailbox can detect a duplicate after a lost reply.
 *
 * The JSON in the text is for reading: it has numbers as JavaScript writes them. The attachment is
 * authoritative.
 *
 * @param message Its destination must be one address, see `isOneAddress`.
 */
export function emailMessage(
  message: Message,
  sentAt: Date,
  { from, environment, describe }: EmailOrigin,
): SendMailOptions {
  return {
    // No `envelope`: nodemailer would retain a 421 of a closing connection in it, and fail the message on
    // the next connection too.
    from,
    to: { name: '', address: message.destination },
    // `=?` would start an encoded word, which mail clients decode to any text, including line breaks.
    subject: `[${environment}] ${oneLine(message.eventType)} ${oneLine(message.eventId)}`.replaceAll('=?', '= ?'),
    messageId: `<${message.notificationId.replace(/[^\w.-]/g, '-')}@${domainOf(from)}>`,
    date: sentAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    text: readableText(message, describe(message.eventType)),
    attachments: [
      {
        filename: 'payload.json',
        contentType: 'application/json',
        contentTransferEncoding: 'base64',
        content: Buffer.from(message.body),
      },
    ],
  };
}

function readableText(message: Message, description: string): string {
  return [
    `Event type:      ${oneLine(message.eventType)}`,
    `Description:     ${oneLine(description)}`,
    `Event id:        ${oneLine(message.eventId)}`,
    `Notification id: ${oneLine(message.notificationId)}`,
    `Occurred at:     ${oneLine(message.occurredAt)}`,
    `Destination id:  ${oneLine(message.settingId)}`,
    '',
    indented(message.body),
    '',
  ].join('\n');
}

/** Unchanged when it is not JSON. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
