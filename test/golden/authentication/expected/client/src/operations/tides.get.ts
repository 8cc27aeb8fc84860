// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { TidesGetResponse200 } from '@authentication/types';
import { response200Check } from '@authentication/validators/tides.get';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';

export interface TidesGetRequest {}

/** The result of `tides.get`. */
export type TidesGetResult = TidesGetResponse200;

/** The errors of `tides.get`, by `status`. */
export type TidesGetError = ApiError<UnlistedCode, ErrorStatus>;

/** @see GET /tides, in the document at spec.yaml#/paths/~1tides/get */
export const endpoint: Endpoint<TidesGetRequest, TidesGetResult, TidesGetError> = {
  id: 'tides.get',
  method: 'GET',
  path: '/tides',
  parameters: {},
  security: [],
  repeatable: true,
  check: {},
  responses: { '200': response200Check },
  errors: {},
};
