// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { EventTypesListHeaders, EventTypesListResponse200 } from '@billing/types';
import * as eventTypesListChecks from '@billing/validators/eventTypes.list';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const eventTypesListRoute = {
  id: 'eventTypes.list',
  method: 'GET',
  path: '/event-types',
  security: [[{ scheme: 'apiKey', permissions: [] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [],
    header: [
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
  check: { headers: eventTypesListChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'unexpected_request_body',
  ],
  emits: [],
} as const satisfies Route;

export interface EventTypesListRequest extends RequestBase<(typeof eventTypesListRoute)['errorCodes'][number]> {
  readonly headers: EventTypesListHeaders;
}

export type EventTypesListResult = {
  readonly status: 200;
  readonly body: EventTypesListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface EventTypesHandlers<Context> {
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
   *
   * @see operations/event-types.yaml#/event-types/get
   */
  readonly list: Handler<EventTypesListRequest, EventTypesListResult, Context>;
}
