import {
  endpoint as listEndpoint,
  type EventsListRequest,
  type EventsListResult,
  type EventsListItem,
} from '../operations/events.list.ts';
import type { PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Every change of the last 90 days, in one stream. */
export interface EventsClient {
  /**
   * List events
   *
   * Every event of the last 90 days, whether a notification setting subscribes to it or not. Use it to see what
   * happened while a receiver was down: read from `after` the last event you processed, with `order_by=id[ASC]`, until
   * `has_more` is `false`. An event that is older than 90 days is no place to begin after: leave `after` out then.
   *
   * Events show entities complete and unmasked, whatever the notification settings say about sensitive fields. Events
   * of simulations are not among them.
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
    list: (request = {}, options) => call(listEndpoint, request, options),
  };
}
