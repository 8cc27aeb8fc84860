// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  FormsAttachBody,
  FormsAttachResponse200,
  FormsEitherBody,
  FormsEitherResponse200,
  FormsPatchBody,
  FormsPatchResponse200,
  FormsSendBody,
  FormsSendResponse200,
  FormsUploadBody,
  FormsUploadResponse200,
} from '@bodies/types';
import * as formsAttachChecks from '@bodies/validators/forms.attach';
import * as formsEitherChecks from '@bodies/validators/forms.either';
import * as formsPatchChecks from '@bodies/validators/forms.patch';
import * as formsSendChecks from '@bodies/validators/forms.send';
import * as formsUploadChecks from '@bodies/validators/forms.upload';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const formsAttachRoute = {
  id: 'forms.attach',
  method: 'POST',
  path: '/attachment',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { body: formsAttachChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const formsEitherRoute = {
  id: 'forms.either',
  method: 'POST',
  path: '/either',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: {
    required: false,
    mediaTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    kinds: { 'application/x-www-form-urlencoded': 'form', 'multipart/form-data': 'multipart' },
    fields: {
      name: { shape: 'value', kind: 'string' },
      age: { shape: 'value', kind: 'integer' },
      member: { shape: 'value', kind: 'boolean' },
      place: { shape: 'value', kind: 'json' },
      scores: { shape: 'array', kind: 'number' },
      tags: { shape: 'array', kind: 'string' },
    },
    object: true,
    defaults: { values: { member: false } },
  },
  check: { body: formsEitherChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const formsPatchRoute = {
  id: 'forms.patch',
  method: 'PATCH',
  path: '/patch',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: { required: true, mediaTypes: ['application/json', 'application/merge-patch+json'], object: true },
  check: { body: formsPatchChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const formsSendRoute = {
  id: 'forms.send',
  method: 'POST',
  path: '/form',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: {
    required: true,
    mediaTypes: ['application/x-www-form-urlencoded'],
    kinds: { 'application/x-www-form-urlencoded': 'form' },
    fields: {
      name: { shape: 'value', kind: 'string' },
      age: { shape: 'value', kind: 'integer' },
      member: { shape: 'value', kind: 'boolean' },
      place: { shape: 'value', kind: 'json' },
      scores: { shape: 'array', kind: 'number' },
      tags: { shape: 'array', kind: 'string' },
    },
    object: true,
    defaults: { values: { member: false } },
  },
  check: { body: formsSendChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const formsUploadRoute = {
  id: 'forms.upload',
  method: 'POST',
  path: '/multipart',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: {
    required: true,
    mediaTypes: ['multipart/form-data'],
    kinds: { 'multipart/form-data': 'multipart' },
    fields: {
      file: { shape: 'value', kind: 'bytes' },
      about: { shape: 'value', kind: 'json' },
      count: { shape: 'value', kind: 'integer' },
      more: { shape: 'array', kind: 'bytes' },
      note: { shape: 'value', kind: 'string' },
    },
    object: true,
  },
  check: { body: formsUploadChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface FormsAttachRequest extends RequestBase<(typeof formsAttachRoute)['errorCodes'][number]> {
  readonly body: FormsAttachBody;
}

export type FormsAttachResult = {
  readonly status: 200;
  readonly body: FormsAttachResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface FormsEitherRequest extends RequestBase<(typeof formsEitherRoute)['errorCodes'][number]> {
  readonly body: WithDefaults<FormsEitherBody, 'member'> | undefined;
}

export type FormsEitherResult = {
  readonly status: 200;
  readonly body: FormsEitherResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface FormsPatchRequest extends RequestBase<(typeof formsPatchRoute)['errorCodes'][number]> {
  readonly body: FormsPatchBody;
}

export type FormsPatchResult = {
  readonly status: 200;
  readonly body: FormsPatchResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface FormsSendRequest extends RequestBase<(typeof formsSendRoute)['errorCodes'][number]> {
  readonly body: WithDefaults<FormsSendBody, 'member'>;
}

export type FormsSendResult = {
  readonly status: 200;
  readonly body: FormsSendResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface FormsUploadRequest extends RequestBase<(typeof formsUploadRoute)['errorCodes'][number]> {
  readonly body: FormsUploadBody;
}

export type FormsUploadResult = {
  readonly status: 200;
  readonly body: FormsUploadResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface FormsHandlers<Context> {
  /** @see spec.yaml#/paths/~1attachment/post */
  readonly attach: Handler<FormsAttachRequest, FormsAttachResult, Context>;
  /** @see spec.yaml#/paths/~1either/post */
  readonly either: Handler<FormsEitherRequest, FormsEitherResult, Context>;
  /** @see spec.yaml#/paths/~1patch/patch */
  readonly patch: Handler<FormsPatchRequest, FormsPatchResult, Context>;
  /** @see spec.yaml#/paths/~1form/post */
  readonly send: Handler<FormsSendRequest, FormsSendResult, Context>;
  /** @see spec.yaml#/paths/~1multipart/post */
  readonly upload: Handler<FormsUploadRequest, FormsUploadResult, Context>;
}
