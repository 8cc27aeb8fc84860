// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as listEndpoint,
  type EventsListRequest,
  type EventsListResult,
  type EventsListItem,
} from '../operations/events.list.ts';
import type { PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** All events of the last 90 days, in one stream. */
export interface EventsClient {
  /**
   * List events
   *
   * Lists the events of the last 90 days, whether or not a notification setting subscribes to them. Use it
   * to catch up after your receiver was down: pass the last event that you processed as `after`, with
   * `order_by=id[ASC]`, and read pages until `has_more` is `false`. An event older than 90 days can't be
   * used as `after`; leave `after` out in that case.
   *
   * Events show entities completely and unmasked, regardless of what notification settings say about
   * sensitive fields. The list doesn't include events of simulations.
   *
   * Needs the permission `notification.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /events, in the document at operations/events.yaml#/events/get
   */
  list(request?: EventsListRequest, options?: CallOptions): PagedCall<EventsListResult, EventsListItem>;
}

export function createEventsClient(call: Caller): EventsClient {
  return {
    list: (request = {}, options) =>
      call<EventsListRequest, EventsListResult, EventsListItem>(listEndpoint, request, options),
  };
}
