// Generated from spec.yaml by `npm run generate`. Do not edit.

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';

export interface OnlyRedirectRequest {}

/** The result of `only.redirect`. */
export type OnlyRedirectResult = undefined;

/** The errors of `only.redirect`, by `status`. */
export type OnlyRedirectError =
  | ApiError<UnlistedCode, 302, undefined>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 302>>;

/** @see GET /redirect, in the document at spec.yaml#/paths/~1redirect/get */
export const endpoint: Endpoint<OnlyRedirectRequest, OnlyRedirectResult, OnlyRedirectError> = {
  id: 'only.redirect',
  method: 'GET',
  path: '/redirect',
  parameters: {},
  repeatable: true,
  check: {},
  responses: {},
  errors: {},
};
