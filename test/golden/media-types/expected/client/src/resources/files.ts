import type {
  FilesReplaceBody,
  FilesReplacePath,
  FilesReplaceResponse200,
  FilesUploadBody,
  FilesUploadResponse200,
} from '@media-types/types';
import * as replaceChecks from '@media-types/validators/files.replace';
import * as uploadChecks from '@media-types/validators/files.upload';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const replaceEndpoint: Endpoint = {
  id: 'files.replace',
  method: 'PUT',
  path: '/files/{id}',
  parameters: { path: [{ name: 'id', style: 'simple', explode: false }], query: [], header: [] },
  mediaType: 'application/json',
  check: { path: replaceChecks.path, body: replaceChecks.body },
};

export interface FilesReplaceRequest {
  readonly path: FilesReplacePath;
  readonly body?: FilesReplaceBody;
}

const uploadEndpoint: Endpoint = {
  id: 'files.upload',
  method: 'POST',
  path: '/files',
  parameters: { path: [], query: [], header: [] },
  mediaType: 'multipart/form-data',
  check: { body: uploadChecks.body },
};

export interface FilesUploadRequest {
  readonly body: FilesUploadBody;
}

export interface FilesClient {
  replace(request: FilesReplaceRequest, options?: CallOptions): Promise<FilesReplaceResponse200>;

  upload(request: FilesUploadRequest, options?: CallOptions): Promise<FilesUploadResponse200 | undefined>;
}

export function createFilesClient(call: Caller): FilesClient {
  return {
    replace: (request, options) => call(replaceEndpoint, request, options) as Promise<FilesReplaceResponse200>,
    upload: (request, options) => call(uploadEndpoint, request, options) as Promise<FilesUploadResponse200 | undefined>,
  };
}
