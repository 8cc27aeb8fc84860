// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as replaceEndpoint,
  type FilesReplaceRequest,
  type FilesReplaceResult,
} from '../operations/files.replace.ts';
import {
  endpoint as uploadEndpoint,
  type FilesUploadRequest,
  type FilesUploadResults,
} from '../operations/files.upload.ts';
import { accepting } from '../runtime/bodies/accepting.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface FilesClient {
  /** @see PUT /files/{id}, in the document at spec.yaml#/paths/~1files~1{id}/put */
  replace(request: FilesReplaceRequest, options?: CallOptions): Call<FilesReplaceResult>;
  /**
   * Choose one with `accept`: `application/json`, `text/plain`.
   *
   * @see POST /files, in the document at spec.yaml#/paths/~1files/post
   */
  upload<Accept extends keyof FilesUploadResults = 'application/json'>(
    request: FilesUploadRequest,
    options?: CallOptions & { readonly accept?: Accept },
  ): Call<FilesUploadResults[Accept]>;
}

export function createFilesClient(call: Caller): FilesClient {
  return {
    replace: (request, options) => call<FilesReplaceRequest, FilesReplaceResult>(replaceEndpoint, request, options),
    upload: (request, options) => call(accepting(uploadEndpoint, options?.accept), request, options),
  };
}
