// Generated from spec.yaml by `npm run generate`. Do not edit.
import { endpoint as allEndpoint, type SeveralAllRequest, type SeveralAllResult } from '../operations/several.all.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface SeveralClient {
  /** @see GET /several, in the document at spec.yaml#/paths/~1several/get */
  all(request?: SeveralAllRequest, options?: CallOptions): Call<SeveralAllResult>;
}

export function createSeveralClient(call: Caller): SeveralClient {
  return {
    all: (request = {}, options) => call<SeveralAllRequest, SeveralAllResult>(allEndpoint, request, options),
  };
}
