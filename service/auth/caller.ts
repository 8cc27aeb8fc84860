import type { AccountClock } from '../common/account-clock.ts';
import type { Id } from '../ids/id.ts';

/** The account and API key of a request. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: Id<'apikey_'>;
  /** As granted to the key; `allows` also grants the permissions that these imply. */
  readonly permissions: readonly string[];
  /** API version of a request without `Service-Version`. */
  readonly defaultVersion: number;
  /** The account's time, as it was when the request was authenticated if the account has a test clock. */
  readonly clock: AccountClock;
}
