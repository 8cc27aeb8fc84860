// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  FilesUploadBody,
  FilesUploadResponse200,
  FilesUploadResponse5XX,
  FilesUploadResponseDefault,
} from '@media-types/types';
import { bodyCheck, response200Check } from '@media-types/validators/files.upload';

import type { WithFiles } from '../runtime/bodies/file.ts';
import { write } from '../runtime/bodies/write-multipart.ts';
import { readResponse } from '../runtime/bodies/read-response.ts';
import { readText } from '../runtime/bodies/read-text.ts';
import type { NegotiatedEndpoint } from '../runtime/bodies/accepting.ts';
import type { ApiError, ErrorStatus, StatusRange, UnlistedCode } from '../runtime/errors.ts';
import { readJson } from '../runtime/read-json.ts';

export interface FilesUploadRequest {
  readonly body: WithFiles<FilesUploadBody>;
}

/** The result of `files.upload`. */
export type FilesUploadResult = FilesUploadResponse200 | undefined;

/** The result by the media type that the caller accepts. */
export interface FilesUploadResults {
  readonly 'application/json': FilesUploadResponse200 | undefined;
  readonly 'text/plain': string | undefined;
}

/** The errors of `files.upload`, by `status`. */
export type FilesUploadError =
  | ApiError<UnlistedCode, StatusRange<5>, FilesUploadResponse5XX>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, StatusRange<5>>, FilesUploadResponseDefault>;

/**
 * Choose one with `accept`: `application/json`, `text/plain`.
 *
 * @see POST /files, in the document at spec.yaml#/paths/~1files/post
 */
export const endpoint: NegotiatedEndpoint<FilesUploadRequest, FilesUploadResult, FilesUploadError, FilesUploadResults> =
  {
    id: 'files.upload',
    method: 'POST',
    path: '/files',
    parameters: {},
    write,
    accept: 'application/json',
    read: readResponse('files.upload', 'application/json', {
      '200': { 'application/json': readJson, 'text/plain': readText },
      '202': {},
    }),
    bodyRequired: true,
    check: { body: bodyCheck },
    responses: { '200': response200Check, '202': null },
    errors: {},
  };
