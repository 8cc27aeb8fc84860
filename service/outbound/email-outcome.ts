import type { Attempt, AttemptError } from './attempt.ts';

/** The result of an attempt, from the mail server's reply or its absence. */
export type EmailOutcome = Pick<Attempt, 'outcome' | 'code' | 'body' | 'error'>;

/** Maximum bytes of a reply that are read and stored. A longer one closes the connection. */
export const MAX_REPLY_BYTES = 16_384;

/**
 * Commands about this message. A 5xx to any other command is about the connection: a wrong password says
 * nothing about the recipient.
 */
const MESSAGE_COMMANDS = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Bodies of attempts without a reply. The owner of the destination reads them as well as the operator, so
 * they omit names and addresses of the mail server.
 */
const WITHOUT_REPLY: Readonly<Partial<Record<AttemptError, string>>> = {
  timeout: 'The mail server did not accept the message in time.',
  connection_refused: 'The mail server of SMTP_URL refused the connection.',
  connection_failed: 'The connection to the mail server of SMTP_URL failed.',
  tls_error:
    'TLS with the mail server of SMTP_URL failed, so nothing was sent. If its certificate comes from an authority of your own, start the ' +
    'service with NODE_EXTRA_CA_CERTS. If it offers no TLS and clear text is acceptable, add ?tls=never to SMTP_URL.',
  dns_error: 'The name of the mail server in SMTP_URL was not found.',
  protocol_error: 'The response of the mail server of SMTP_URL is not SMTP.',
};

/** An attempt without a valid reply, which is retried like any `failed` one. */
export function withoutReply(error: AttemptError, body: string): EmailOutcome {
  return { outcome: 'failed', code: 0, body, error };
}

/** @param reply The reply to the message itself, a 2xx. */
export function accepted(reply: string): EmailOutcome {
  return { outcome: 'accepted', code: replyCode(reply), body: storable(reply), error: null };
}

/**
 * A 5xx to the message is permanent; any other reply, and none at all, is retried.
 *
 * @param error The rejection of nodemailer.
 */
export function failed(error: unknown): EmailOutcome {
  const { response, command } = error as { readonly response?: unknown; readonly command?: unknown };
  // A server that rejects STARTTLS says nothing about the message.
  const reply = typeof response === 'string' && errorClass(error) !== 'tls_error' ? response : '';
  const code = replyCode(reply);
  if (code >= 400) {
    const rejected = code >= 500 && MESSAGE_COMMANDS.has(String(command));
    return { outcome: rejected ? 'refused' : 'failed', code, body: storable(reply), error: null };
  }
  const kind = reply === '' ? errorClass(error) : 'protocol_error';
  const { originalCode } = error as { readonly originalCode?: unknown };
  const detail = typeof originalCode === 'string' ? ` (${originalCode})` : '';
  return withoutReply(kind, storable(reply) || `${WITHOUT_REPLY[kind]}${detail}`);
}

/** 0 for text that does not begin like a reply (RFC 5321 §4.2). */
function replyCode(reply: string): number {
  return Number(/^[2-5]\d\d(?=[ -]|$)/.exec(reply)?.[0] ?? 0);
}

/** PostgreSQL's `text` rejects NUL. */
function storable(reply: string): string {
  return reply.slice(0, MAX_REPLY_BYTES).replaceAll('\0', '\uFFFD');
}

/**
 * Classified by nodemailer's code of the failing step, and by Node's own code where nodemailer reports only
 * a failed socket.
 */
function errorClass(error: unknown): AttemptError {
  const { code, originalCode } = error as { readonly code?: unknown; readonly originalCode?: unknown };
  switch (code) {
    case 'EABORT':
    case 'ETIMEDOUT':
      return 'timeout';
    case 'EDNS':
      return 'dns_error';
    case 'ETLS':
      return 'tls_error';
    case 'EPROTOCOL':
    case 'EENVELOPE':
      return 'protocol_error';
    case 'ESOCKET':
      if (originalCode === 'ECONNREFUSED') return 'connection_refused';
      if (originalCode === 'ETIMEDOUT') return 'timeout';
      return fromOperatingSystem(error) ? 'connection_failed' : 'tls_error';
    default:
      return 'connection_failed';
  }
}

/**
 * Errors of system calls name the call, or bundle those of several addresses. Any other socket error is a
 * TLS error.
 */
function fromOperatingSystem(error: unknown): boolean {
  return error instanceof AggregateError || (error instanceof Error && 'syscall' in error);
}
