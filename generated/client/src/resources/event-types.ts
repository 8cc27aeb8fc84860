// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as listEndpoint,
  type EventTypesListRequest,
  type EventTypesListResult,
} from '../operations/eventTypes.list.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The event types that you can subscribe to. */
export interface EventTypesClient {
  /**
   * List event types
   *
   * Lists all event types, sorted by name, on one page. The list is the same for every account, including
   * accounts without data. Use it to check that a key works, or to offer a choice of events to subscribe
   * to.
   *
   * New types can appear without a new API version. A notification setting receives only the types that it
   * names, so a new type never arrives unexpectedly.
   *
   * At most 240 requests in 60 seconds.
   *
   * @see GET /event-types, in the document at operations/event-types.yaml#/event-types/get
   */
  list(request?: EventTypesListRequest, options?: CallOptions): Call<EventTypesListResult>;
}

export function createEventTypesClient(call: Caller): EventTypesClient {
  return {
    list: (request = {}, options) => call<EventTypesListRequest, EventTypesListResult>(listEndpoint, request, options),
  };
}
