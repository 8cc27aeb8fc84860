import type { StraEABOFfnenResponse200 } from '@names/types';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const aBOFfnenEndpoint: Endpoint = {
  id: 'straße.a b/öffnen',
  method: 'GET',
  path: '/proto',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface StraEABOFfnenRequest {}

export interface StraEClient {
  aBOFfnen(request?: StraEABOFfnenRequest, options?: CallOptions): Promise<StraEABOFfnenResponse200>;
}

export function createStraEClient(call: Caller): StraEClient {
  return {
    aBOFfnen: (request = {}, options) => call(aBOFfnenEndpoint, request, options) as Promise<StraEABOFfnenResponse200>,
  };
}
