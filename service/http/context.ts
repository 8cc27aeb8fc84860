import type { RequestOrigin } from '../audit/act.ts';
import type { Caller } from '../auth/caller.ts';

/** The caller, base URL and origin of a request, which every handler gets with it. */
export interface Context extends Caller {
  /** The base URL that the request used, without a path: `https://sandbox-api.billing.example`. */
  readonly baseUrl: string;
  /** For the audit trail. */
  readonly origin: RequestOrigin;
}
