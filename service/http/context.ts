import type { Caller } from '../auth/caller.ts';

/** The caller and base URL of a request, which every handler gets with it. */
export interface Context extends Caller {
  /** The base URL that the request used, without a path: `https://sandbox-api.billing.example`. */
  readonly baseUrl: string;
}
