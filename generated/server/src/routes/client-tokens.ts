// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ClientTokensCreateBody,
  ClientTokensCreateHeaders,
  ClientTokensCreateResponse201,
  ClientTokensGetHeaders,
  ClientTokensGetPath,
  ClientTokensGetResponse200,
  ClientTokensListHeaders,
  ClientTokensListQuery,
  ClientTokensListResponse200,
  ClientTokensUpdateBody,
  ClientTokensUpdateHeaders,
  ClientTokensUpdatePath,
  ClientTokensUpdateResponse200,
} from '@billing/types';
import * as clientTokensCreateChecks from '@billing/validators/clientTokens.create';
import * as clientTokensGetChecks from '@billing/validators/clientTokens.get';
import * as clientTokensListChecks from '@billing/validators/clientTokens.list';
import * as clientTokensUpdateChecks from '@billing/validators/clientTokens.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const clientTokensCreateRoute = {
  id: 'clientTokens.create',
  method: 'POST',
  path: '/client-tokens',
  security: [[{ scheme: 'apiKey', permissions: ['client_token.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [],
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
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { headers: clientTokensCreateChecks.headers, body: clientTokensCreateChecks.body },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'idempotency_key_in_use',
    'idempotency_key_reused',
  ],
  emits: ['client_token.created'],
} as const satisfies Route;

export const clientTokensGetRoute = {
  id: 'clientTokens.get',
  method: 'GET',
  path: '/client-tokens/{client_token_id}',
  security: [[{ scheme: 'apiKey', permissions: ['client_token.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'client_token_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
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
  check: { path: clientTokensGetChecks.path, headers: clientTokensGetChecks.headers },
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

export const clientTokensListRoute = {
  id: 'clientTokens.list',
  method: 'GET',
  path: '/client-tokens',
  security: [[{ scheme: 'apiKey', permissions: ['client_token.read'] }]],
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
  check: { query: clientTokensListChecks.query, headers: clientTokensListChecks.headers },
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

export const clientTokensUpdateRoute = {
  id: 'clientTokens.update',
  method: 'PATCH',
  path: '/client-tokens/{client_token_id}',
  security: [[{ scheme: 'apiKey', permissions: ['client_token.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'client_token_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
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
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: {
    path: clientTokensUpdateChecks.path,
    headers: clientTokensUpdateChecks.headers,
    body: clientTokensUpdateChecks.body,
  },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'conflict',
  ],
  emits: ['client_token.updated', 'client_token.revoked'],
} as const satisfies Route;

export interface ClientTokensCreateRequest extends RequestBase<(typeof clientTokensCreateRoute)['errorCodes'][number]> {
  readonly headers: ClientTokensCreateHeaders;
  readonly body: ClientTokensCreateBody;
}

export type ClientTokensCreateResult = {
  readonly status: 201;
  readonly body: ClientTokensCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ClientTokensGetRequest extends RequestBase<(typeof clientTokensGetRoute)['errorCodes'][number]> {
  readonly path: ClientTokensGetPath;
  readonly headers: ClientTokensGetHeaders;
}

export type ClientTokensGetResult = {
  readonly status: 200;
  readonly body: ClientTokensGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ClientTokensListRequest extends RequestBase<(typeof clientTokensListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<ClientTokensListQuery, 'per_page' | 'order_by'>;
  readonly headers: ClientTokensListHeaders;
}

export type ClientTokensListResult = {
  readonly status: 200;
  readonly body: ClientTokensListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ClientTokensUpdateRequest extends RequestBase<(typeof clientTokensUpdateRoute)['errorCodes'][number]> {
  readonly path: ClientTokensUpdatePath;
  readonly headers: ClientTokensUpdateHeaders;
  readonly body: ClientTokensUpdateBody;
}

export type ClientTokensUpdateResult = {
  readonly status: 200;
  readonly body: ClientTokensUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ClientTokensHandlers<Context> {
  /**
   * Create a client token
   *
   * Creates a token for the client library on your web pages. You may publish the token: it identifies your
   * account in a checkout, and no operation of this API accepts it.
   *
   * Create a token for each website or app, so that you can revoke them separately.
   *
   *
   * @see operations/client-tokens.yaml#/client-tokens/post
   */
  readonly create: Handler<ClientTokensCreateRequest, ClientTokensCreateResult, Context>;
  /**
   * Get a client token
   *
   * Returns one client token, active or revoked.
   *
   *
   * @see operations/client-tokens.yaml#/client-token/get
   */
  readonly get: Handler<ClientTokensGetRequest, ClientTokensGetResult, Context>;
  /**
   * List client tokens
   *
   * Lists the client tokens of your account, including revoked ones. To get only tokens that can be used,
   * filter by `status`.
   *
   *
   * @see operations/client-tokens.yaml#/client-tokens/get
   */
  readonly list: Handler<ClientTokensListRequest, ClientTokensListResult, Context>;
  /**
   * Update a client token
   *
   * Changes the members in the body and leaves all others unchanged. If nothing changes, `updated_at` stays
   * the same and no event is created.
   *
   * With `status: revoked`, the token can't be used anymore. This is permanent: every later update of the
   * token is rejected with `conflict`. Create a new token instead.
   *
   *
   * @see operations/client-tokens.yaml#/client-token/patch
   */
  readonly update: Handler<ClientTokensUpdateRequest, ClientTokensUpdateResult, Context>;
}
