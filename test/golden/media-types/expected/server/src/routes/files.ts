// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  FilesReplaceBody,
  FilesReplacePath,
  FilesReplaceResponse200,
  FilesUploadBody,
  FilesUploadResponse200,
} from '@media-types/types';
import * as filesReplaceChecks from '@media-types/validators/files.replace';
import * as filesUploadChecks from '@media-types/validators/files.upload';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const filesReplaceRoute = {
  id: 'files.replace',
  method: 'PUT',
  path: '/files/{id}',
  security: [],
  parameters: {
    path: [{ name: 'id', shape: 'value', kind: 'string', style: 'simple', explode: false }],
    query: [],
    header: [],
  },
  body: { required: false, mediaTypes: ['application/json', 'application/merge-patch+json'], object: true },
  check: { path: filesReplaceChecks.path, body: filesReplaceChecks.body },
  responseMediaTypes: { '200': 'application/octet-stream' },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const filesUploadRoute = {
  id: 'files.upload',
  method: 'POST',
  path: '/files',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: {
    required: true,
    mediaTypes: ['multipart/form-data'],
    kinds: { 'multipart/form-data': 'multipart' },
    fields: { file: { shape: 'value', kind: 'bytes' }, note: { shape: 'value', kind: 'string' } },
    object: true,
  },
  check: { body: filesUploadChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface FilesReplaceRequest extends RequestBase<(typeof filesReplaceRoute)['errorCodes'][number]> {
  readonly path: FilesReplacePath;
  readonly body: FilesReplaceBody | undefined;
}

export type FilesReplaceResult =
  | {
      readonly status: 200;
      readonly body: FilesReplaceResponse200;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly status: 304; readonly headers?: Readonly<Record<string, string>> };

export interface FilesUploadRequest extends RequestBase<(typeof filesUploadRoute)['errorCodes'][number]> {
  readonly body: FilesUploadBody;
}

export type FilesUploadResult =
  | { readonly status: 200; readonly body: FilesUploadResponse200; readonly headers?: Readonly<Record<string, string>> }
  | { readonly status: 202; readonly headers?: Readonly<Record<string, string>> };

export interface FilesHandlers<Context> {
  /** @see spec.yaml#/paths/~1files~1{id}/put */
  readonly replace: Handler<FilesReplaceRequest, FilesReplaceResult, Context>;
  /** @see spec.yaml#/paths/~1files/post */
  readonly upload: Handler<FilesUploadRequest, FilesUploadResult, Context>;
}
