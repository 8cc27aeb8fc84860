// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Authenticate, authenticator } from './runtime/auth/authenticator.ts';
import { bearer } from './runtime/auth/bearer.ts';
import type { Credential } from './runtime/auth/scheme.ts';
import type { BaseOptions } from './runtime/options.ts';

export type { Credential };

/** Credentials by the name of their security scheme. They are never passed to hooks or logs. */
export interface Credentials {
  /**
   * Sent as `Authorization: Bearer …`. A value with a space, such as `Token …`, is sent unchanged.
   *
   * An API key, sent as `Authorization: Bearer <key>`. It has 69 characters: `svc_apikey_`, then `sdbx_`
   * (sandbox) or `live_`, an ID of 26 characters `a`-`z` and `0`-`9`, `_`, and a secret part of 26
   * letters and digits. The last six characters are a checksum, which identifies leaked and mistyped
   * keys.
   *
   * The operator of the service creates keys. A key is shown only once, when it is created. Treat it like
   * a password: don't store it in source code or logs, and revoke it when it may have leaked. The names
   * in the security requirement of an operation are permissions.
   */
  readonly apiKey?: Credential | undefined;
}

export interface ClientOptions extends BaseOptions {
  /** The credential of `auth.apiKey`. */
  readonly apiKey?: Credentials['apiKey'];
  /** Credentials by the name of their security scheme. A call sends those that its operation requires. */
  readonly auth?: Credentials | undefined;
}

export function authentication(options: ClientOptions): Authenticate {
  const schemes = {
    apiKey: bearer,
  };
  return authenticator(schemes, options, { ...options, ...options.auth }, '');
}
