import type { Id } from '../ids/id.ts';

/** Who a request comes from. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: Id<'apikey_'>;
  /** Everything granted, implied permissions included: `has` decides. */
  readonly permissions: ReadonlySet<string>;
  /** API version of a request without `Service-Version`. */
  readonly defaultVersion: number;
}
