// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { SeveralAllResponse200, SeveralAllResponse201 } from '@responses/types';
import { response200Check, response201Check } from '@responses/validators/several.all';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface SeveralAllRequest {}

/** The result of `several.all`. */
export type SeveralAllResult = SeveralAllResponse200 | SeveralAllResponse201 | undefined;

/** The errors of `several.all`, by `code`. */
export type SeveralAllError = ApiError<UnlistedCode>;

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
