// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ApiKeysGetHeaders,
  ApiKeysGetPath,
  ApiKeysGetResponse200,
  ApiKeysListHeaders,
  ApiKeysListQuery,
  ApiKeysListResponse200,
} from '@billing/types';
import * as apiKeysGetChecks from '@billing/validators/apiKeys.get';
import * as apiKeysListChecks from '@billing/validators/apiKeys.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const apiKeysGetRoute = {
  id: 'apiKeys.get',
  method: 'GET',
  path: '/api-keys/{api_key_id}',
  security: [[{ scheme: 'apiKey', permissions: [] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      { name: 'api_key_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { path: apiKeysGetChecks.path, headers: apiKeysGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const apiKeysListRoute = {
  id: 'apiKeys.list',
  method: 'GET',
  path: '/api-keys',
  security: [[{ scheme: 'apiKey', permissions: ['api_key.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { query: apiKeysListChecks.query, headers: apiKeysListChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
  ],
  emits: [],
} as const satisfies Route;

export interface ApiKeysGetRequest extends RequestBase<(typeof apiKeysGetRoute)['errorCodes'][number]> {
  readonly path: ApiKeysGetPath;
  readonly headers: ApiKeysGetHeaders;
}

export type ApiKeysGetResult = {
  readonly status: 200;
  readonly body: ApiKeysGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ApiKeysListRequest extends RequestBase<(typeof apiKeysListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<ApiKeysListQuery, 'per_page' | 'order_by'>;
  readonly headers: ApiKeysListHeaders;
}

export type ApiKeysListResult = {
  readonly status: 200;
  readonly body: ApiKeysListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ApiKeysHandlers<Context> {
  /**
   * Get an API key
   *
   * Returns one API key of your account, without its secret part. Any key can read itself. To read another
   * one, a key requires the permission `api_key.read`.
   *
   *
   * @see operations/api-keys.yaml#/api-key/get
   */
  readonly get: Handler<ApiKeysGetRequest, ApiKeysGetResult, Context>;
  /**
   * List API keys
   *
   * Lists the API keys of your account, including expired and revoked ones. No response contains the secret
   * part of a key.
   *
   *
   * @see operations/api-keys.yaml#/api-keys/get
   */
  readonly list: Handler<ApiKeysListRequest, ApiKeysListResult, Context>;
}
