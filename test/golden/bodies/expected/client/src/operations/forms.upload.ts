// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { FormsUploadBody, FormsUploadResponse200 } from '@bodies/types';
import { bodyCheck, response200Check } from '@bodies/validators/forms.upload';

import type { WithFiles } from '../runtime/bodies/file.ts';
import { write } from '../runtime/bodies/write-multipart.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';

export interface FormsUploadRequest {
  readonly body: WithFiles<FormsUploadBody>;
}

/** The result of `forms.upload`. */
export type FormsUploadResult = FormsUploadResponse200;

/** The errors of `forms.upload`, by `status`. */
export type FormsUploadError = ApiError<UnlistedCode, ErrorStatus>;

/** @see POST /multipart, in the document at spec.yaml#/paths/~1multipart/post */
export const endpoint: Endpoint<FormsUploadRequest, FormsUploadResult, FormsUploadError> = {
  id: 'forms.upload',
  method: 'POST',
  path: '/multipart',
  parameters: {},
  write,
  bodyRequired: true,
  check: { body: bodyCheck },
  responses: { '200': response200Check },
  errors: {},
};
