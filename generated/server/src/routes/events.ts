// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { EventsListHeaders, EventsListQuery, EventsListResponse200 } from '@billing/types';
import * as eventsListChecks from '@billing/validators/events.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const eventsListRoute = {
  id: 'events.list',
  method: 'GET',
  path: '/events',
  security: [[{ scheme: 'apiKey', permissions: ['notification.read'] }]],
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
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
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
   * Lists the events of the last 90 days, whether or not a notification setting subscribes to them. Use it
   * to catch up after your receiver was down: pass the last event that you processed as `after`, with
   * `order_by=id[ASC]`, and read pages until `has_more` is `false`. An event older than 90 days can't be
   * used as `after`; leave `after` out in that case.
   *
   * Events show entities completely and unmasked, regardless of what notification settings say about
   * sensitive fields. The list doesn't include events of simulations.
   *
   *
   * @see operations/events.yaml#/events/get
   */
  readonly list: Handler<EventsListRequest, EventsListResult, Context>;
}
