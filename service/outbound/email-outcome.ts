import type { Attempt, AttemptError } from './attempt.ts';

/** What a mail server's answer, or its absence, makes of an attempt. */
export type EmailOutcome = Pick<Attempt, 'outcome' | 'code' | 'body' | 'error'>;

/** Most of a reply that is taken and kept, in bytes. A longer one ends the connection. */
export const MAX_REPLY_BYTES = 16_384;

/** Commands about this one message. A 5xx to any other is about the connection: a wrong password says nothing of the recipient. */
const MESSAGE_COMMANDS = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * What an attempt shows that got no reply: for the owner of the destination as well as for the operator, so without names and addresses
 * of the mail server.
 */
const WITHOUT_REPLY: Readonly<Partial<Record<AttemptError, string>>> = {
  timeout: 'The mail server did not take the message in time.',
  connection_refused: 'The mail server of SMTP_URL refused the connection.',
  connection_failed: 'The connection to the mail server of SMTP_URL failed.',
  tls_error:
    'TLS with the mail server of SMTP_URL failed, so nothing was sent. If its certificate comes from an authority of your own, start the ' +
    'service with NODE_EXTRA_CA_CERTS. If it offers no TLS and clear text is acceptable, add ?tls=never to SMTP_URL.',
  dns_error: 'The name of the mail server in SMTP_URL was not found.',
  protocol_error: 'What the mail server of SMTP_URL answered is not SMTP.',
};

/** No answer that counts: worth another try, as `failed` always is. */
export function withoutReply(error: AttemptError, body: string): EmailOutcome {
  return { outcome: 'failed', code: 0, body, error };
}

/** @param reply The reply to the message itself, which nodemailer has found to be a 2xx. */
export function accepted(reply: string): EmailOutcome {
  return { outcome: 'accepted', code: replyCode(reply), body: storable(reply), error: null };
}

/**
 * delivery.md §8: a 5xx to the message ends it for good; every other reply, and none at all, is worth another try.
 *
 * @param error What nodemailer rejected with.
 */
export function failed(error: unknown): EmailOutcome {
  const { response, command } = error as { readonly response?: unknown; readonly command?: unknown };
  // A server that refuses STARTTLS says nothing about the message.
  const reply = typeof response === 'string' && errorClass(error) !== 'tls_error' ? response : '';
  const code = replyCode(reply);
  if (code >= 400) {
    const refused = code >= 500 && MESSAGE_COMMANDS.has(String(command));
    return { outcome: refused ? 'refused' : 'failed', code, body: storable(reply), error: null };
  }
  const kind = reply === '' ? errorClass(error) : 'protocol_error';
  const { originalCode } = error as { readonly originalCode?: unknown };
  const detail = typeof originalCode === 'string' ? ` (${originalCode})` : '';
  return withoutReply(kind, storable(reply) || `${WITHOUT_REPLY[kind]}${detail}`);
}

/** 0 for what does not begin as a reply of RFC 5321 §4.2 does. */
function replyCode(reply: string): number {
  return Number(/^[2-5]\d\d(?=[ -]|$)/.exec(reply)?.[0] ?? 0);
}

/** PostgreSQL has no place for a NUL in text. */
function storable(reply: string): string {
  return reply.slice(0, MAX_REPLY_BYTES).replaceAll('\0', '\uFFFD');
}

/** By nodemailer's code of the failing step, and by Node's own where that one only says that a socket failed. */
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

/** Errors of system calls name the call, or bundle those of several addresses. What else fails in a socket is TLS. */
function fromOperatingSystem(error: unknown): boolean {
  return error instanceof AggregateError || (error instanceof Error && 'syscall' in error);
}
