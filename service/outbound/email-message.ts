import type { SendMailOptions } from 'nodemailer/lib/mailer';

import type { Environment } from '../common/environment.ts';
import type { Message } from './attempt.ts';

/** Who sends, and what a reader is told about where a message comes from. */
export interface EmailOrigin {
  readonly from: { readonly name: string; readonly address: string };
  readonly environment: Environment;
  /** What an event type means, in a sentence. */
  readonly describe: (eventType: string) => string;
}

/**
 * The e-mail for one notification, after delivery.md §8: a text that a person reads, and the stored bytes as the attachment
 * `payload.json`. `Message-ID` is the same in all attempts, so a mailbox can tell when a lost reply made it get a message twice.
 *
 * The JSON in the text is for reading: numbers are written as JavaScript writes them. What counts is the attachment.
 *
 * @param message Its destination has to be one address, see `isOneAddress`.
 */
export function emailMessage(
  message: Message,
  sentAt: Date,
  { from, environment, describe }: EmailOrigin,
): SendMailOptions {
  const eventType = oneLine(message.eventType);
  const eventId = oneLine(message.eventId);
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const text = [
    `Event type:      ${eventType}`,
    `Description:     ${oneLine(describe(message.eventType))}`,
    `Event id:        ${eventId}`,
    `Notification id: ${oneLine(message.notificationId)}`,
    `Occurred at:     ${oneLine(message.occurredAt)}`,
    `Destination id:  ${oneLine(message.settingId)}`,
    '',
    indented(message.body),
    '',
  ].join('\n');
  return {
    // No `envelope`: nodemailer would keep a 421 of a closing connection in it, and fail the message on the next connection with it.
    from,
    to: { name: '', address: message.destination },
    // `=?` would begin an encoded word, which a reader's program turns into anything, line breaks among it.
    subject: `[${environment}] ${eventType} ${eventId}`.replaceAll('=?', '= ?'),
    messageId: `<${message.notificationId.replace(/[^\w.-]/g, '-')}@${domain}>`,
    date: sentAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    text,
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

/** Line breaks, control characters and what turns the reading direction, as one space: a value can't look like another line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu, ' ').trim();
}

/** As it is when it is no JSON. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
