import { OperatorError } from '../common/operator-error.ts';

/** Where mail is handed in. */
interface EmailServer {
  readonly host: string;
  /** Without one: 587, or 465 with TLS from the start. */
  readonly port?: number;
  /** TLS from the start. */
  readonly secure: boolean;
  /** Ends the connection unless it changes to TLS, before a password or message is sent. */
  readonly requireTLS: boolean;
  /** Stays in clear text. */
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/**
 * Reads `SMTP_URL`: `smtps://` is TLS from the start, `smtp://` changes to TLS with STARTTLS and sends nothing without it. Only
 * `smtp://…?tls=never` sends in clear text, to this machine's own mail server too. User and password are percent-encoded. No other
 * parameter is an option, so none can switch on what this service switches off.
 *
 * @throws OperatorError without the URL, which may hold a password.
 */
export function emailServer(smtpUrl: string): EmailServer {
  const url = URL.parse(smtpUrl);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw badUrl('it has to start with smtp:// or smtps:// and name a host');
  if (!['', '/'].includes(url.pathname) || !['', '?tls=never'].includes(url.search) || url.hash !== '')
    throw badUrl('nothing but ?tls=never may follow host and port');
  const secure = url.protocol === 'smtps:';
  const clearText = url.search !== '';
  if (secure && clearText) throw badUrl('?tls=never contradicts smtps://');
  if ((url.username === '') !== (url.password === '')) throw badUrl('user and password belong together');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
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
    throw badUrl('user and password have to be percent-encoded, a % itself as %25');
  }
}

function badUrl(fault: string): OperatorError {
  return new OperatorError(
    `SMTP_URL can't be used: ${fault}. For example smtps://user:password@mail.example.com:465, smtp://user:password@mail.example.com:587 with STARTTLS, ` +
      'or smtp://localhost:25?tls=never in clear text.',
  );
}
