// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  PricesGetHeaders,
  PricesGetPath,
  PricesGetQuery,
  PricesGetResponse200,
  PricesGetResponse400,
} from '@billing/types';
import { pathCheck, queryCheck, headersCheck, response200Check } from '@billing/validators/prices.get';

import {
  BadRequestError,
  ForbiddenError,
  type InternalError,
  InvalidFieldError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';
import { writeQuery } from '../runtime/parameters/query.ts';

export interface PricesGetRequest {
  readonly path: PricesGetPath;
  readonly query?: PricesGetQuery;
  readonly headers?: PricesGetHeaders;
}

/** The result of `prices.get`. */
export type PricesGetResult = PricesGetResponse200;

/** The errors of `prices.get`, by `code`. */
export type PricesGetError =
  | BadRequestError
  | ForbiddenError
  | InternalError
  | InvalidFieldError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 429 | 431 | 500 | 503, PricesGetResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 429 | 431 | 500 | 503>>;

/**
 * Get a price
 *
 * Returns one price, including archived prices and prices of type `custom`. `include=product` adds its
 * product, and requires the permission `product.read`.
 *
 * Needs the permission `price.read`.
 * At most 240 requests in 60 seconds.
 *
 * @see GET /prices/{price_id}, in the document at operations/prices.yaml#/price/get
 */
export const endpoint: Endpoint<PricesGetRequest, PricesGetResult, PricesGetError> = {
  id: 'prices.get',
  method: 'GET',
  path: '/prices/{price_id}',
  parameters: {
    path: writePath({ name: 'price_id' }),
    query: writeQuery({ name: 'include', style: 'form' }),
    header: [{ name: 'service-version' }],
  },
  repeatable: true,
  check: { path: pathCheck, query: queryCheck, headers: headersCheck },
  responses: { '200': response200Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    invalid_field: InvalidFieldError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};
