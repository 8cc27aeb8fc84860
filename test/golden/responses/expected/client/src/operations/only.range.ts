// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { OnlyRangeResponse2XX } from '@responses/types';
import { response2XXCheck } from '@responses/validators/only.range';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';

export interface OnlyRangeRequest {}

/** The result of `only.range`. */
export type OnlyRangeResult = OnlyRangeResponse2XX;

/** The errors of `only.range`, by `status`. */
export type OnlyRangeError = ApiError<UnlistedCode, ErrorStatus, undefined>;

/** @see GET /range, in the document at spec.yaml#/paths/~1range/get */
export const endpoint: Endpoint<OnlyRangeRequest, OnlyRangeResult, OnlyRangeError> = {
  id: 'only.range',
  method: 'GET',
  path: '/range',
  parameters: {},
  repeatable: true,
  check: {},
  responses: { '2XX': response2XXCheck },
  errors: {},
};
