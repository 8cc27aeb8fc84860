import type { Id } from '../ids/id.ts';

/** The account and API key of a request. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: Id<'apikey_'>;
  /** As granted to the key; `allows` also grants the permissions that these imply. */
  readonly permissions: readonly string[];
  /** API version of a request without `Service-Version`. */
  readonly defaultVersion: number;
}
