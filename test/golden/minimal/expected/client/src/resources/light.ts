import type {} from '@minimal/types';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const getEndpoint: Endpoint = {
  id: 'light.get',
  method: 'GET',
  path: '/light',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface LightGetRequest {}

export interface LightClient {
  get(request?: LightGetRequest, options?: CallOptions): Promise<undefined>;
}

export function createLightClient(call: Caller): LightClient {
  return {
    get: (request = {}, options) => call(getEndpoint, request, options) as Promise<undefined>,
  };
}
