import type { StraEABOffnenResponse200 } from '@names/types';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const aBOffnenEndpoint: Endpoint = {
  id: 'straße.a b/öffnen',
  method: 'GET',
  path: '/proto',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface StraEABOffnenRequest {}

export interface StraEClient {
  aBOffnen(request?: StraEABOffnenRequest, options?: CallOptions): Promise<StraEABOffnenResponse200>;
}

export function createStraEClient(call: Caller): StraEClient {
  return {
    aBOffnen: (request = {}, options) => call(aBOffnenEndpoint, request, options) as Promise<StraEABOffnenResponse200>,
  };
}
