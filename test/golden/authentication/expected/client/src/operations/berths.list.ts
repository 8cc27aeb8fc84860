// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { BerthsListResponse200 } from '@authentication/types';
import { response200Check } from '@authentication/validators/berths.list';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';

export interface BerthsListRequest {}

/** The result of `berths.list`. */
export type BerthsListResult = BerthsListResponse200;

/** The errors of `berths.list`, by `status`. */
export type BerthsListError = ApiError<UnlistedCode, ErrorStatus>;

/** @see GET /berths, in the document at spec.yaml#/paths/~1berths/get */
export const endpoint: Endpoint<BerthsListRequest, BerthsListResult, BerthsListError> = {
  id: 'berths.list',
  method: 'GET',
  path: '/berths',
  parameters: {},
  security: [['bearerAuth']],
  repeatable: true,
  check: {},
  responses: { '200': response200Check },
  errors: {},
};
