import type { EventTypesListHeaders, EventTypesListResponse200 } from '@billing/types';
import * as eventTypesListChecks from '@billing/validators/eventTypes.list';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const eventTypesListRoute = {
  id: 'eventTypes.list',
  method: 'GET',
  path: '/event-types',
  security: [{ scheme: 'apiKey', permissions: [] }],
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
    'unexpected_request_body',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
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
   * All event types that exist, sorted by name, in one piece. The list is the same for every account, also for one
   * without any data, so it serves well to check that a key works and to offer a choice of events to subscribe to.
   *
   * New types appear without a new version of the API. A notification setting gets only the types that it names, so
   * none of them arrives unasked.
   *
   *
   * @see operations/event-types.yaml#/event-types/get
   */
  readonly list: Handler<EventTypesListRequest, EventTypesListResult, Context>;
}
