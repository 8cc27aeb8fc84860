import type { EventsListHeaders, EventsListQuery, EventsListResponse200 } from '@billing/types';
import * as eventsListChecks from '@billing/validators/events.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const eventsListRoute = {
  id: 'events.list',
  method: 'GET',
  path: '/events',
  security: [{ scheme: 'apiKey', permissions: ['notification.read'] }],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'event_type', shape: 'array', kind: 'string', style: 'form', explode: false },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { query: eventsListChecks.query, headers: eventsListChecks.headers },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'invalid_field',
    'unexpected_request_body',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export interface EventsListRequest extends RequestBase<(typeof eventsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<EventsListQuery, 'per_page' | 'order_by'>;
  readonly headers: EventsListHeaders;
}

export type EventsListResult = {
  readonly status: 200;
  readonly body: EventsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface EventsHandlers<Context> {
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
   *
   * @see operations/events.yaml#/events/get
   */
  readonly list: Handler<EventsListRequest, EventsListResult, Context>;
}
