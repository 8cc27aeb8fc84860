// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { RawImageBody, RawImageResponse200 } from '@bodies/types';
import { bodyCheck } from '@bodies/validators/raw.image';

import { write } from '../runtime/bodies/write-bytes.ts';
import { read } from '../runtime/bodies/read-bytes.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface RawImageRequest {
  readonly body?: RawImageBody;
}

/** The result of `raw.image`. */
export type RawImageResult = RawImageResponse200;

/** The errors of `raw.image`, by `code`. */
export type RawImageError = ApiError<UnlistedCode>;

/**
 * Say which `image/*` the body is: `{ headers: { 'content-type': … } }`.
 *
 * @see PUT /image, in the document at spec.yaml#/paths/~1image/put
 */
export const endpoint: Endpoint<RawImageRequest, RawImageResult, RawImageError> = {
  id: 'raw.image',
  method: 'PUT',
  path: '/image',
  parameters: {},
  mediaType: 'application/octet-stream',
  write,
  read,
  repeatable: true,
  check: { body: bodyCheck },
  responses: { '200': null },
  errors: {},
};
