// Generated from spec.yaml by `npm run generate`. Do not edit.
import { endpoint as getEndpoint, type LightGetRequest, type LightGetResult } from '../operations/light.get.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface LightClient {
  /** @see GET /light, in the document at spec.yaml#/paths/~1light/get */
  get(request?: LightGetRequest, options?: CallOptions): Call<LightGetResult>;
}

export function createLightClient(call: Caller): LightClient {
  return {
    get: (request = {}, options) => call<LightGetRequest, LightGetResult>(getEndpoint, request, options),
  };
}
