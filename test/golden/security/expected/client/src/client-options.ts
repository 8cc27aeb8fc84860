// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Authenticate, authenticator } from './runtime/auth/authenticator.ts';
import { bearer } from './runtime/auth/bearer.ts';
import type { Credential } from './runtime/auth/scheme.ts';
import type { BaseOptions } from './runtime/options.ts';

export type { Credential };

/** Credentials by the name of their security scheme. They are never passed to hooks or logs. */
export interface Credentials {
  /** Sent as `Authorization: Bearer …`. A value with a space, such as `Token …`, is sent unchanged. */
  readonly key?: Credential | undefined;
}

export interface ClientOptions extends BaseOptions {
  /** The credential of `auth.key`. */
  readonly key?: Credentials['key'];
  /** Credentials by the name of their security scheme. A call sends those that its operation requires. */
  readonly auth?: Credentials | undefined;
}

export function authentication(options: ClientOptions): Authenticate {
  const schemes = {
    key: bearer,
  };
  return authenticator(schemes, options, { ...options, ...options.auth }, '');
}
