import type { EventTypesListHeaders, EventTypesListResponse200 } from '@billing/types';
import * as listChecks from '@billing/validators/eventTypes.list';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const listEndpoint: Endpoint = {
  id: 'eventTypes.list',
  method: 'GET',
  path: '/event-types',
  parameters: { path: [], query: [], header: [{ name: 'service-version', style: 'simple', explode: false }] },
  check: { headers: listChecks.headers },
};

export interface EventTypesListRequest {
  readonly headers?: EventTypesListHeaders;
}

export interface EventTypesClient {
  /**
   * List event types
   *
   * All event types that exist, sorted by name, in one piece. The list is the same for every account, also for one
   * without any data, so it serves well to check that a key works and to offer a choice of events to subscribe to.
   *
   * New types appear without a new version of the API. A notification setting gets only the types that it names, so
   * none of them arrives unasked.
   */
  list(request?: EventTypesListRequest, options?: CallOptions): Promise<EventTypesListResponse200>;
}

export function createEventTypesClient(call: Caller): EventTypesClient {
  return {
    list: (request = {}, options) => call(listEndpoint, request, options) as Promise<EventTypesListResponse200>,
  };
}
