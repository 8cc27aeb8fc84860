// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as defaultEndpoint,
  type OnlyDefaultRequest,
  type OnlyDefaultResult,
} from '../operations/only.default.ts';
import {
  endpoint as failureEndpoint,
  type OnlyFailureRequest,
  type OnlyFailureResult,
} from '../operations/only.failure.ts';
import { endpoint as rangeEndpoint, type OnlyRangeRequest, type OnlyRangeResult } from '../operations/only.range.ts';
import {
  endpoint as redirectEndpoint,
  type OnlyRedirectRequest,
  type OnlyRedirectResult,
} from '../operations/only.redirect.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface OnlyClient {
  /** @see GET /default, in the document at spec.yaml#/paths/~1default/get */
  default(request?: OnlyDefaultRequest, options?: CallOptions): Call<OnlyDefaultResult>;
  /** @see GET /failure, in the document at spec.yaml#/paths/~1failure/get */
  failure(request?: OnlyFailureRequest, options?: CallOptions): Call<OnlyFailureResult>;
  /** @see GET /range, in the document at spec.yaml#/paths/~1range/get */
  range(request?: OnlyRangeRequest, options?: CallOptions): Call<OnlyRangeResult>;
  /** @see GET /redirect, in the document at spec.yaml#/paths/~1redirect/get */
  redirect(request?: OnlyRedirectRequest, options?: CallOptions): Call<OnlyRedirectResult>;
}

export function createOnlyClient(call: Caller): OnlyClient {
  return {
    default: (request = {}, options) => call<OnlyDefaultRequest, OnlyDefaultResult>(defaultEndpoint, request, options),
    failure: (request = {}, options) => call<OnlyFailureRequest, OnlyFailureResult>(failureEndpoint, request, options),
    range: (request = {}, options) => call<OnlyRangeRequest, OnlyRangeResult>(rangeEndpoint, request, options),
    redirect: (request = {}, options) =>
      call<OnlyRedirectRequest, OnlyRedirectResult>(redirectEndpoint, request, options),
  };
}
