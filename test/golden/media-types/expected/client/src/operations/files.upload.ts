// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { FilesUploadBody, FilesUploadResponse200 } from '@media-types/types';
import { bodyCheck, response200Check } from '@media-types/validators/files.upload';

import { write } from '../runtime/bodies/write-multipart.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface FilesUploadRequest {
  readonly body: FilesUploadBody;
}

/** The result of `files.upload`. */
export type FilesUploadResult = FilesUploadResponse200 | undefined;

/** The errors of `files.upload`, by `code`. */
export type FilesUploadError = ApiError<UnlistedCode>;

/** @see POST /files, in the document at spec.yaml#/paths/~1files/post */
export const endpoint: Endpoint<FilesUploadRequest, FilesUploadResult, FilesUploadError> = {
  id: 'files.upload',
  method: 'POST',
  path: '/files',
  parameters: {},
  write,
  bodyRequired: true,
  check: { body: bodyCheck },
  responses: { '200': response200Check, '202': null },
  errors: {},
};
