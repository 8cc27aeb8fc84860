// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  RawBytesBody,
  RawBytesResponse2XX,
  RawImageBody,
  RawImageResponse200,
  RawTextBody,
  RawTextResponse200,
} from '@bodies/types';
import * as rawBytesChecks from '@bodies/validators/raw.bytes';
import * as rawImageChecks from '@bodies/validators/raw.image';
import * as rawTextChecks from '@bodies/validators/raw.text';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const rawBytesRoute = {
  id: 'raw.bytes',
  method: 'PUT',
  path: '/bytes',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: { required: true, mediaTypes: ['application/octet-stream'], kinds: { 'application/octet-stream': 'bytes' } },
  check: { body: rawBytesChecks.body },
  responseMediaTypes: { '2XX': 'application/octet-stream' },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const rawImageRoute = {
  id: 'raw.image',
  method: 'PUT',
  path: '/image',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: { required: false, mediaTypes: ['image/*'], kinds: { 'image/*': 'bytes' } },
  check: { body: rawImageChecks.body },
  responseMediaTypes: { '200': 'image/png' },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const rawTextRoute = {
  id: 'raw.text',
  method: 'POST',
  path: '/text',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: { required: true, mediaTypes: ['text/plain'], kinds: { 'text/plain': 'text' } },
  check: { body: rawTextChecks.body },
  responseMediaTypes: { '200': 'text/csv' },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface RawBytesRequest extends RequestBase<(typeof rawBytesRoute)['errorCodes'][number]> {
  readonly body: RawBytesBody;
}

export type RawBytesResult = {
  readonly status: number;
  readonly body: RawBytesResponse2XX;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface RawImageRequest extends RequestBase<(typeof rawImageRoute)['errorCodes'][number]> {
  readonly body: RawImageBody | undefined;
}

export type RawImageResult = {
  readonly status: 200;
  readonly body: RawImageResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface RawTextRequest extends RequestBase<(typeof rawTextRoute)['errorCodes'][number]> {
  readonly body: RawTextBody;
}

export type RawTextResult = {
  readonly status: 200;
  readonly body: RawTextResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface RawHandlers<Context> {
  /** @see spec.yaml#/paths/~1bytes/put */
  readonly bytes: Handler<RawBytesRequest, RawBytesResult, Context>;
  /** @see spec.yaml#/paths/~1image/put */
  readonly image: Handler<RawImageRequest, RawImageResult, Context>;
  /** @see spec.yaml#/paths/~1text/post */
  readonly text: Handler<RawTextRequest, RawTextResult, Context>;
}
