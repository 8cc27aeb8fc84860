import {
  endpoint as listEndpoint,
  type EventTypesListRequest,
  type EventTypesListResult,
} from '../operations/eventTypes.list.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** What can be subscribed to. */
export interface EventTypesClient {
  /**
   * List event types
   *
   * All event types that exist, sorted by name, in one piece. The list is the same for every account, also for one
   * without any data, so it serves well to check that a key works and to offer a choice of events to subscribe to.
   *
   * New types appear without a new version of the API. A notification setting gets only the types that it names, so
   * none of them arrives unasked.
   *
   * At most 240 requests in 60 seconds.
   *
   * @see GET /event-types, in the document at operations/event-types.yaml#/event-types/get
   */
  list(request?: EventTypesListRequest, options?: CallOptions): Call<EventTypesListResult>;
}

export function createEventTypesClient(call: Caller): EventTypesClient {
  return {
    list: (request = {}, options) => call(listEndpoint, request, options),
  };
}
