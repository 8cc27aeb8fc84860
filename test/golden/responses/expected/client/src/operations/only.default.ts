// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { OnlyDefaultResponseDefault } from '@responses/types';
import { responseDefaultCheck } from '@responses/validators/only.default';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';

export interface OnlyDefaultRequest {}

/** The result of `only.default`. */
export type OnlyDefaultResult = OnlyDefaultResponseDefault;

/** The errors of `only.default`, by `status`. */
export type OnlyDefaultError = ApiError<UnlistedCode, ErrorStatus, OnlyDefaultResponseDefault>;

/** @see GET /default, in the document at spec.yaml#/paths/~1default/get */
export const endpoint: Endpoint<OnlyDefaultRequest, OnlyDefaultResult, OnlyDefaultError> = {
  id: 'only.default',
  method: 'GET',
  path: '/default',
  parameters: {},
  repeatable: true,
  check: {},
  responses: { default: responseDefaultCheck },
  errors: {},
};
