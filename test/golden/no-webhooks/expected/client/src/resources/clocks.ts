import type { ClocksCreateBody, ClocksCreateResponse201, ClocksDeletePath } from '@no-webhooks/types';
import * as createChecks from '@no-webhooks/validators/clocks.create';
import * as deleteChecks from '@no-webhooks/validators/clocks.delete';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const createEndpoint: Endpoint = {
  id: 'clocks.create',
  method: 'POST',
  path: '/clocks',
  parameters: { path: [], query: [], header: [] },
  mediaType: 'application/json',
  check: { body: createChecks.body },
};

export interface ClocksCreateRequest {
  readonly body: ClocksCreateBody;
}

const deleteEndpoint: Endpoint = {
  id: 'clocks.delete',
  method: 'DELETE',
  path: '/clocks/{name}',
  parameters: { path: [{ name: 'name', style: 'simple', explode: false }], query: [], header: [] },
  check: { path: deleteChecks.path },
};

export interface ClocksDeleteRequest {
  readonly path: ClocksDeletePath;
}

export interface ClocksClient {
  /** Add a clock */
  create(request: ClocksCreateRequest, options?: CallOptions): Promise<ClocksCreateResponse201>;

  delete(request: ClocksDeleteRequest, options?: CallOptions): Promise<undefined>;
}

export function createClocksClient(call: Caller): ClocksClient {
  return {
    create: (request, options) => call(createEndpoint, request, options) as Promise<ClocksCreateResponse201>,
    delete: (request, options) => call(deleteEndpoint, request, options) as Promise<undefined>,
  };
}
