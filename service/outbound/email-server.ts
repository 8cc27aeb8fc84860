import { OperatorError } from '../common/operator-error.ts';

/** The mail server to submit messages to. */
interface EmailServer {
  readonly host: string;
  /** Default: 587, or 465 with implicit TLS. */
  readonly port?: number;
  /** Implicit TLS. */
  readonly secure: boolean;
  /** Closes the connection unless it upgrades to TLS, before a password or message is sent. */
  readonly requireTLS: boolean;
  /** Stays in clear text. */
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/**
 * Parses `SMTP_URL`: `smtps://` uses implicit TLS, `smtp://` requires STARTTLS. Only `smtp://…?tls=never`
 * sends in clear text, even to a mail server on this machine. User and password are percent-encoded. No
 * other parameter is accepted, so none can enable what this service disables.
 *
 * @throws OperatorError without the URL, which may contain a password.
 */
export function emailServer(smtpUrl: string): EmailServer {
  const url = URL.parse(smtpUrl);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw badUrl('it must start with smtp:// or smtps:// and have a host');
  if (!['', '/'].includes(url.pathname) || !['', '?tls=never'].includes(url.search) || url.hash !== '')
    throw badUrl('only ?tls=never may follow host and port');
  const secure = url.protocol === 'smtps:';
  const clearText = url.search !== '';
  if (secure && clearText) throw badUrl('?tls=never contradicts smtps://');
  if ((url.username === '') !== (url.password === ''))
    throw badUrl('user and password must both be set or both be absent');
  return {
    host: url.hostname.replace(/[[\]]/g, ''),
    secure,
    requireTLS: !clearText,
    ignoreTLS: clearText,
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(url.username !== '' && { auth: { user: decoded(url.username), pass: decoded(url.password) } }),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badUrl('user and password must be percent-encoded, a % itself as %25');
  }
}

function badUrl(fault: string): OperatorError {
  return new OperatorError(
    `SMTP_URL can't be used: ${fault}. For example smtps://user:password@mail.example.com:465, smtp://user:password@mail.example.com:587 with STARTTLS, ` +
      'or smtp://localhost:25?tls=never in clear text.',
  );
}
