// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as aBOffnenEndpoint,
  type StraEABOffnenRequest,
  type StraEABOffnenResult,
} from '../operations/stra-e-a-b-ffnen.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface StraEClient {
  /** @see GET /proto, in the document at spec.yaml#/paths/~1proto/get */
  aBOffnen(request?: StraEABOffnenRequest, options?: CallOptions): Call<StraEABOffnenResult>;
}

export function createStraEClient(call: Caller): StraEClient {
  return {
    aBOffnen: (request = {}, options) =>
      call<StraEABOffnenRequest, StraEABOffnenResult>(aBOffnenEndpoint, request, options),
  };
}
