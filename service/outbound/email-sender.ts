import type { Clock } from '../common/clock.ts';
import type { Message, Sender } from './attempt.ts';
import { isOneAddress } from './email-address.ts';
import { emailMessage, type EmailOrigin } from './email-message.ts';
import { withoutReply, type EmailOutcome } from './email-outcome.ts';
import { mailbox, openMailTransport } from './mailer.ts';

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
/**
 * Retried like any attempt that failed: so the owner sees why in the logs, and what waits is sent once the
 * address is confirmed.
 */
const NOT_VERIFIED = withoutReply(
  'not_verified',
  'The email address of this destination is not verified, so nothing was sent. Open the link in the email that was sent to it, and ' +
    'confirm. To get another link, set "active" to false, and then to true again.',
);
const NOT_ONE_ADDRESS = withoutReply(
  'protocol_error',
  'The destination is not one e-mail address, so nothing was sent. Change the destination of the notification setting.',
);

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
  const transport = smtpUrl === undefined ? undefined : openMailTransport(smtpUrl, timeoutMs);

  const deliver = async (message: Message, startedAt: Date): Promise<EmailOutcome> => {
    if (transport === undefined) return NOT_CONFIGURED;
    if (message.isUnverified === true) return NOT_VERIFIED;
    if (!isOneAddress(message.destination)) return NOT_ONE_ADDRESS;
    return transport.deliver(emailMessage(message, startedAt, origin));
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
      await transport?.close();
    },
  };
}
