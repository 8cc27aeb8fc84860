// Generated from spec.yaml by `npm run generate`. Do not edit.
import { headerKey } from './header-key.ts';
import type { Scheme } from './scheme.ts';

/** A bearer token (RFC 6750). Tokens contain no space, so a value with one has a prefix already, such as `Bot`. */
export const bearer: Scheme<string> = headerKey('authorization', (token: string) =>
  token.includes(' ') ? token : `Bearer ${token}`,
);
