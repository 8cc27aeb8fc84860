import type { Id } from '../ids/id.ts';

/** Who a request comes from. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: Id<'apikey_'>;
  /** As granted: `allows` decides what they allow. */
  readonly permissions: readonly string[];
  /** API version of a request without `Service-Version`. */
  readonly defaultVersion: number;
}
