// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { EventTypesListHeaders, EventTypesListResponse200, EventTypesListResponse400 } from '@billing/types';
import { headersCheck, response200Check } from '@billing/validators/eventTypes.list';

import {
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiErrors<400 | 401 | 429 | 431 | 500 | 503, EventTypesListResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 429 | 431 | 500 | 503>>;

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
  errors: { invalid_token: InvalidTokenError, unexpected_request_body: UnexpectedRequestBodyError },
};
