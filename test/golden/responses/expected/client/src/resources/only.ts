import type { OnlyDefaultResponseDefault, OnlyRangeResponse2XX } from '@responses/types';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const defaultEndpoint: Endpoint = {
  id: 'only.default',
  method: 'GET',
  path: '/default',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface OnlyDefaultRequest {}

const failureEndpoint: Endpoint = {
  id: 'only.failure',
  method: 'GET',
  path: '/failure',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface OnlyFailureRequest {}

const rangeEndpoint: Endpoint = {
  id: 'only.range',
  method: 'GET',
  path: '/range',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface OnlyRangeRequest {}

const redirectEndpoint: Endpoint = {
  id: 'only.redirect',
  method: 'GET',
  path: '/redirect',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface OnlyRedirectRequest {}

export interface OnlyClient {
  default(request?: OnlyDefaultRequest, options?: CallOptions): Promise<OnlyDefaultResponseDefault>;

  failure(request?: OnlyFailureRequest, options?: CallOptions): Promise<undefined>;

  range(request?: OnlyRangeRequest, options?: CallOptions): Promise<OnlyRangeResponse2XX>;

  redirect(request?: OnlyRedirectRequest, options?: CallOptions): Promise<undefined>;
}

export function createOnlyClient(call: Caller): OnlyClient {
  return {
    default: (request = {}, options) => call(defaultEndpoint, request, options) as Promise<OnlyDefaultResponseDefault>,
    failure: (request = {}, options) => call(failureEndpoint, request, options) as Promise<undefined>,
    range: (request = {}, options) => call(rangeEndpoint, request, options) as Promise<OnlyRangeResponse2XX>,
    redirect: (request = {}, options) => call(redirectEndpoint, request, options) as Promise<undefined>,
  };
}
