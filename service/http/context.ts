import type { Caller } from '../auth/caller.ts';

/** Who asks, and how: what every handler gets beside its request. */
export interface Context extends Caller {
  /** Address that the request used, without a path: `https://sandbox-api.billing.example`. */
  readonly baseUrl: string;
}
