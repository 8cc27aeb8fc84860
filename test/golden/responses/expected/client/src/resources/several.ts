import type { SeveralAllResponse200, SeveralAllResponse201 } from '@responses/types';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const allEndpoint: Endpoint = {
  id: 'several.all',
  method: 'GET',
  path: '/several',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface SeveralAllRequest {}

export interface SeveralClient {
  all(
    request?: SeveralAllRequest,
    options?: CallOptions,
  ): Promise<SeveralAllResponse200 | SeveralAllResponse201 | undefined>;
}

export function createSeveralClient(call: Caller): SeveralClient {
  return {
    all: (request = {}, options) =>
      call(allEndpoint, request, options) as Promise<SeveralAllResponse200 | SeveralAllResponse201 | undefined>,
  };
}
