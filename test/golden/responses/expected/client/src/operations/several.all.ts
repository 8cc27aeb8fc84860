// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SeveralAllResponse200,
  SeveralAllResponse201,
  SeveralAllResponse303,
  SeveralAllResponse4XX,
} from '@responses/types';
import { response200Check, response201Check } from '@responses/validators/several.all';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, StatusRange, UnlistedCode } from '../runtime/errors.ts';

export interface SeveralAllRequest {}

/** The result of `several.all`. */
export type SeveralAllResult = SeveralAllResponse200 | SeveralAllResponse201 | undefined;

/** The errors of `several.all`, by `status`. */
export type SeveralAllError =
  | ApiError<UnlistedCode, 303, SeveralAllResponse303>
  | ApiError<UnlistedCode, StatusRange<4>, SeveralAllResponse4XX>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 303 | StatusRange<4>>>;

/** @see GET /several, in the document at spec.yaml#/paths/~1several/get */
export const endpoint: Endpoint<SeveralAllRequest, SeveralAllResult, SeveralAllError> = {
  id: 'several.all',
  method: 'GET',
  path: '/several',
  parameters: {},
  repeatable: true,
  check: {},
  responses: { '200': response200Check, '201': response201Check, '204': null },
  errors: {},
};
