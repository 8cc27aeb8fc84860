// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { EventTypesListHeaders, EventTypesListResponse200 } from '@billing/types';
import { headersCheck, response200Check } from '@billing/validators/eventTypes.list';

import {
  InternalError,
  InvalidTokenError,
  InvalidVersionError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface EventTypesListRequest {
  readonly headers?: EventTypesListHeaders;
}

/** The result of `eventTypes.list`. */
export type EventTypesListResult = EventTypesListResponse200;

/** The errors of `eventTypes.list`, by `code`. */
export type EventTypesListError =
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiError<UnlistedCode>;

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
export const endpoint: Endpoint<EventTypesListRequest, EventTypesListResult, EventTypesListError> = {
  id: 'eventTypes.list',
  method: 'GET',
  path: '/event-types',
  parameters: { header: [{ name: 'service-version' }] },
  repeatable: true,
  check: { headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    internal_error: InternalError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
