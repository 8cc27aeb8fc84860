import { OperatorError } from '../basics/operator-error.ts';

/** Where mail is handed in. */
interface EmailServer {
  readonly host: string;
  /** Without one: 587, or 465 with TLS from the start. */
  readonly port?: number;
  /** TLS from the start. Without it the connection changes to TLS as soon as the server offers that. */
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/**
 * What `SMTP_URL` says: `smtp://` or `smtps://`, user and password percent-encoded. Nothing else of the URL counts as an option, so it
 * can't switch on what this service switches off.
 *
 * @throws OperatorError without the URL, which may hold a password.
 */
export function emailServer(smtpUrl: string): EmailServer {
  const url = URL.parse(smtpUrl);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw badUrl('it has to start with smtp:// or smtps:// and name a host');
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '')
    throw badUrl('nothing may follow host and port');
  if ((url.username === '') !== (url.password === '')) throw badUrl('user and password belong together');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    secure: url.protocol === 'smtps:',
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
    `SMTP_URL can't be used: ${fault}. For example smtps://user:password@mail.example.com:465, or smtp://localhost:25.`,
  );
}
