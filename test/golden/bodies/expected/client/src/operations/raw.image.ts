// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { RawImageBody, RawImageResponse200 } from '@bodies/types';
import { bodyCheck } from '@bodies/validators/raw.image';

import type { WithFiles } from '../runtime/bodies/file.ts';
import { write } from '../runtime/bodies/write-bytes.ts';
import { readResponse } from '../runtime/bodies/read-response.ts';
import { readBytes } from '../runtime/bodies/read-bytes.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';

export interface RawImageRequest {
  readonly body?: WithFiles<RawImageBody>;
}

/** The result of `raw.image`. */
export type RawImageResult = RawImageResponse200;

/** The errors of `raw.image`, by `status`. */
export type RawImageError = ApiError<UnlistedCode, ErrorStatus>;

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
  write: (body) => write(body, 'application/octet-stream'),
  accept: 'image/png',
  read: readResponse('raw.image', 'image/png', { '200': { '*/*': readBytes } }),
  repeatable: true,
  check: { body: bodyCheck },
  responses: { '200': null },
  errors: {},
};
