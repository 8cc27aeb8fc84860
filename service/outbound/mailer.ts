import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { SendMailOptions } from 'nodemailer/lib/mailer';

import { OperatorError } from '../common/operator-error.ts';
import { isOneAddress } from './email-address.ts';
import { accepted, failed, MAX_REPLY_BYTES, withoutReply, type EmailOutcome } from './email-outcome.ts';
import { emailServer } from './email-server.ts';
import { oneLine } from './one-line.ts';

/** The name and address that emails are from. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A pool of connections to a mail server. */
export interface MailTransport {
  /** Never throws for what the mail server does. */
  deliver(email: SendMailOptions): Promise<EmailOutcome>;
  /** Aborts what is being sent. */
  close(): Promise<void>;
}

/** A common limit of connections per client; Postfix allows 50. */
const MAX_CONNECTIONS = 10;

/**
 * A nodemailer pool. It sends a message again over another connection if the server had closed the idle one
 * before any byte of the message was sent. No nodemailer timeout is shorter than an attempt's 30 s.
 *
 * @throws OperatorError when `smtpUrl` can't be used.
 */
export function openMailTransport(smtpUrl: string, timeoutMs: number): MailTransport {
  const transport = createTransport({
    ...emailServer(smtpUrl),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 2,
    maxResponseSize: MAX_REPLY_BYTES,
    socketCloseTimeout: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const inFlight = new Set<Promise<unknown>>();
  return {
    async deliver(email) {
      const sending = transport.sendMail({ ...email, signal: AbortSignal.timeout(timeoutMs) });
      inFlight.add(sending);
      try {
        return accepted((await sending).response);
      } catch (error) {
        return failed(error);
      } finally {
        inFlight.delete(sending);
      }
    },
    async close() {
      transport.close({ force: true });
      await Promise.allSettled(inFlight);
    },
  };
}

/** @throws OperatorError unless `from` is one address. */
export function mailbox(from: string): Mailbox {
  const [first, ...others] = addressparser(from, { flatten: true });
  if (/\p{Cc}/u.test(from) || first === undefined || others.length > 0 || !isOneAddress(first.address)) {
    throw new OperatorError(
      `BILLING_EMAIL_FROM can't be ${JSON.stringify(from)}. Set one address, for example billing@example.com or Billing <billing@example.com>.`,
    );
  }
  return { name: first.name, address: first.address };
}

export function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** An email of the service itself. */
export interface OwnMail {
  /** One address. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The same for each try, so that a mailbox can detect a duplicate. */
  readonly messageId: string;
  readonly sentAt: Date;
}

/** Sends emails of the service itself, such as the one that an address is confirmed with. */
export interface Mailer {
  send(mail: OwnMail): Promise<EmailOutcome>;
  close(): Promise<void>;
}

const NOT_ONE_ADDRESS: EmailOutcome = {
  ...withoutReply('protocol_error', 'The recipient is not one email address, so nothing was sent.'),
  outcome: 'refused',
};

/** @throws OperatorError when `smtpUrl` or `from` can't be used. */
export function createMailer({
  smtpUrl,
  from: sender,
  timeoutMs = 30_000,
}: {
  readonly smtpUrl: string;
  readonly from: string;
  readonly timeoutMs?: number;
}): Mailer {
  const from = mailbox(sender);
  const transport = openMailTransport(smtpUrl, timeoutMs);
  return {
    async send({ recipient, subject, text, messageId, sentAt }) {
      if (!isOneAddress(recipient)) return NOT_ONE_ADDRESS;
      return transport.deliver({
        from,
        to: { name: '', address: recipient },
        // `=?` would start an encoded word, which mail clients decode to any text, including line breaks.
        subject: oneLine(subject).replaceAll('=?', '= ?'),
        messageId: `<${messageId}@${domainOf(from)}>`,
        date: sentAt,
        headers: { 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
        text,
      });
    },
    close: () => transport.close(),
  };
}
