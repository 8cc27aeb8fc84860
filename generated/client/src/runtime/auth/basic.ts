// Generated from spec.yaml by `npm run generate`. Do not edit.
import { headerKey } from './header-key.ts';
import type { Scheme } from './scheme.ts';

export interface UserAndPassword {
  readonly username: string;
  /** Default empty. */
  readonly password?: string | undefined;
}

/** A user name and a password as UTF-8 (RFC 7617). */
export const basic: Scheme<UserAndPassword> = headerKey(
  'authorization',
  ({ username, password = '' }: UserAndPassword) => {
    // The first colon ends the user name.
    if (username.includes(':')) throw new TypeError('The user name of Basic authentication contains a colon');
    return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;
  },
);
