// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { CranesListResponse200 } from '@authentication/types';
import { response200Check } from '@authentication/validators/cranes.list';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';

export interface CranesListRequest {}

/** The result of `cranes.list`. */
export type CranesListResult = CranesListResponse200;

/** The errors of `cranes.list`, by `status`. */
export type CranesListError = ApiError<UnlistedCode, ErrorStatus>;

/** @see GET /cranes, in the document at spec.yaml#/paths/~1cranes/get */
export const endpoint: Endpoint<CranesListRequest, CranesListResult, CranesListError> = {
  id: 'cranes.list',
  method: 'GET',
  path: '/cranes',
  parameters: {},
  security: [['X-Key', 'app_id']],
  repeatable: true,
  check: {},
  responses: { '200': response200Check },
  errors: {},
};
