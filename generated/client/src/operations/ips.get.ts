// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { IpsGetHeaders, IpsGetResponse200, IpsGetResponse400 } from '@billing/types';
import { headersCheck, response200Check } from '@billing/validators/ips.get';

import {
  type InternalError,
  type InvalidVersionError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';

export interface IpsGetRequest {
  readonly headers?: IpsGetHeaders;
}

/** The result of `ips.get`. */
export type IpsGetResult = IpsGetResponse200;

/** The errors of `ips.get`, by `code`. */
export type IpsGetError =
  | InternalError
  | InvalidVersionError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 429 | 431 | 500 | 503, IpsGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 429 | 431 | 500 | 503>>;

/**
 * Get the IP addresses of the service
 *
 * Returns the networks from which this environment sends webhooks. If a firewall protects your receiver,
 * allow requests from these networks. Read the list regularly: networks can be added and removed.
 *
 * This operation needs no API key. An address alone does not prove who sent a request, so verify the
 * signature of each webhook as well.
 *
 * At most 240 requests in 60 seconds.
 *
 * @see GET /ips, in the document at operations/ips.yaml#/ips/get
 */
export const endpoint: Endpoint<IpsGetRequest, IpsGetResult, IpsGetError> = {
  id: 'ips.get',
  method: 'GET',
  path: '/ips',
  parameters: { header: [{ name: 'service-version' }] },
  security: [],
  repeatable: true,
  check: { headers: headersCheck },
  responses: { '200': response200Check },
  errors: { unexpected_request_body: UnexpectedRequestBodyError },
};
