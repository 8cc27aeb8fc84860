import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';

import type { Clock } from '../common/clock.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { Message, Sender } from './attempt.ts';
import { isOneAddress } from './email-address.ts';
import { emailMessage, type EmailOrigin } from './email-message.ts';
import { accepted, failed, MAX_REPLY_BYTES, withoutReply, type EmailOutcome } from './email-outcome.ts';
import { emailServer } from './email-server.ts';

export interface EmailSenderOptions extends Pick<EmailOrigin, 'environment' | 'describe'> {
  readonly clock: Clock;
  /** `SMTP_URL`, see `emailServer`. Without it every attempt fails with an error that says so. */
  readonly smtpUrl: string | undefined;
  /** `billing@example.com` or `Billing <billing@example.com>`. */
  readonly from: string;
  /** Timeout in milliseconds, from waiting for a free connection to the last reply. */
  readonly timeoutMs?: number;
}

const NOT_CONFIGURED = withoutReply(
  'smtp_not_configured',
  'No mail server is configured. Set SMTP_URL, for example smtps://user:password@mail.example.com, and start the service again.',
);
const NOT_ONE_ADDRESS = withoutReply(
  'protocol_error',
  'The destination is not one e-mail address, so nothing was sent. Change the destination of the notification setting.',
);

/** A common limit of connections per client; Postfix allows 50. */
const MAX_CONNECTIONS = 10;

/**
 * Creates a sender of e-mail notifications over pooled connections. Each attempt has one recipient. TLS
 * certificates are verified. `address` of an attempt is null: the remote is the configured mail server.
 *
 * A local part outside ASCII requires SMTPUTF8; a server without it replies with an error.
 *
 * @throws OperatorError when `smtpUrl` or `from` can't be used.
 */
export function createEmailSender(options: EmailSenderOptions): Sender {
  const { clock, smtpUrl, environment, describe, timeoutMs = 30_000 } = options;
  const origin = { from: mailbox(options.from), environment, describe };
  const transport = smtpUrl === undefined ? undefined : openTransport(smtpUrl);
  const inFlight = new Set<Promise<unknown>>();

  const deliver = async (message: Message, startedAt: Date): Promise<EmailOutcome> => {
    if (transport === undefined) return NOT_CONFIGURED;
    if (!isOneAddress(message.destination)) return NOT_ONE_ADDRESS;
    const email = emailMessage(message, startedAt, origin);
    const sending = transport.sendMail({ ...email, signal: AbortSignal.timeout(timeoutMs) });
    inFlight.add(sending);
    try {
      return accepted((await sending).response);
    } catch (error) {
      return failed(error);
    } finally {
      inFlight.delete(sending);
    }
  };

  return {
    async send(message) {
      const startedAt = clock.now();
      const start = performance.now();
      const outcome = await deliver(message, startedAt);
      const durationMs = performance.now() - start;
      return { startedAt, durationMs, ...outcome, headers: [], address: null, retryAfterMs: null };
    },
    async close() {
      transport?.close({ force: true });
      await Promise.allSettled(inFlight);
    },
  };
}

/**
 * A nodemailer pool. It sends a message again over another connection if the server had closed the idle one
 * before any byte of the message was sent. No nodemailer timeout is shorter than an attempt's 30 s.
 */
function openTransport(smtpUrl: string) {
  return createTransport({
    ...emailServer(smtpUrl),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 2,
    maxResponseSize: MAX_REPLY_BYTES,
    socketCloseTimeout: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function mailbox(from: string): EmailOrigin['from'] {
  const [first, ...others] = addressparser(from, { flatten: true });
  if (/\p{Cc}/u.test(from) || first === undefined || others.length > 0 || !isOneAddress(first.address)) {
    throw new OperatorError(
      `BILLING_EMAIL_FROM can't be ${JSON.stringify(from)}. Set one address, for example billing@example.com or Billing <billing@example.com>.`,
    );
  }
  return { name: first.name, address: first.address };
}
