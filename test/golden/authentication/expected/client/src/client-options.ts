// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Authenticate, authenticator } from './runtime/auth/authenticator.ts';
import { basic } from './runtime/auth/basic.ts';
import { bearer } from './runtime/auth/bearer.ts';
import { cookieKey } from './runtime/auth/cookie-key.ts';
import { headerKey } from './runtime/auth/header-key.ts';
import { queryKey } from './runtime/auth/query-key.ts';
import type { UserAndPassword } from './runtime/auth/basic.ts';
import type { Credential } from './runtime/auth/scheme.ts';
import type { BaseOptions } from './runtime/options.ts';

export type { Credential };

/** Credentials by the name of their security scheme. They are never passed to hooks or logs. */
export interface Credentials {
  /** Sent unchanged in the header `X-Key`. */
  readonly 'X-Key'?: Credential | undefined;
  /** Sent in the query as `app id`. */
  readonly app_id?: Credential | undefined;
  /** A user name and a password, `{ username, password }`, sent as `Authorization: Basic …`. */
  readonly basicAuth?: Credential<UserAndPassword> | undefined;
  /**
   * Sent as `Authorization: Bearer …`. A value with a space, such as `Token …`, is sent unchanged.
   *
   * A token of the harbor master.
   */
  readonly bearerAuth?: Credential | undefined;
  /** Sent unchanged in the header `Authorization`. */
  readonly botToken?: Credential | undefined;
  /** Sent in the cookie `device`. */
  readonly device?: Credential | undefined;
  /** The whole value of the header `Authorization`, such as `digest …`. */
  readonly digest?: Credential | undefined;
  /** An OAuth 2 access token, sent as `Authorization: Bearer …`. */
  readonly oauth?: Credential | undefined;
  /** An OpenID Connect token, sent as `Authorization: Bearer …`. */
  readonly oidc?: Credential | undefined;
  /** Sent in the cookie `sid`. */
  readonly session?: Credential | undefined;
}

export interface ClientOptions extends BaseOptions {
  /** Credentials by the name of their security scheme. A call sends those that its operation requires. */
  readonly auth?: Credentials | undefined;
}

export function authentication(options: ClientOptions): Authenticate {
  const schemes = {
    'X-Key': headerKey('x-key'),
    app_id: queryKey('app id'),
    basicAuth: basic,
    bearerAuth: bearer,
    botToken: headerKey('authorization'),
    device: cookieKey('device'),
    digest: headerKey('authorization'),
    oauth: bearer,
    oidc: bearer,
    session: cookieKey('sid'),
  };
  return authenticator(schemes, options, { ...options.auth }, 'auth.');
}
