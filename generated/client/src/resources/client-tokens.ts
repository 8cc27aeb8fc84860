// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type ClientTokensCreateRequest,
  type ClientTokensCreateResult,
} from '../operations/clientTokens.create.ts';
import {
  endpoint as getEndpoint,
  type ClientTokensGetRequest,
  type ClientTokensGetResult,
} from '../operations/clientTokens.get.ts';
import {
  endpoint as listEndpoint,
  type ClientTokensListRequest,
  type ClientTokensListResult,
  type ClientTokensListItem,
} from '../operations/clientTokens.list.ts';
import {
  endpoint as updateEndpoint,
  type ClientTokensUpdateRequest,
  type ClientTokensUpdateResult,
} from '../operations/clientTokens.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Public tokens for the client library on your web pages. */
export interface ClientTokensClient {
  /**
   * Create a client token
   *
   * Creates a token for the client library on your web pages. You may publish the token: it identifies your
   * account in a checkout, and no operation of this API accepts it.
   *
   * Create a token for each website or app, so that you can revoke them separately.
   *
   * Needs the permission `client_token.write`.
   * At most 240 requests in 60 seconds.
   * Emits `client_token.created`.
   *
   * @see POST /client-tokens, in the document at operations/client-tokens.yaml#/client-tokens/post
   */
  create(request: ClientTokensCreateRequest, options?: CallOptions): Call<ClientTokensCreateResult>;
  /**
   * Get a client token
   *
   * Returns one client token, active or revoked.
   *
   * Needs the permission `client_token.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /client-tokens/{client_token_id}, in the document at operations/client-tokens.yaml#/client-token/get
   */
  get(request: ClientTokensGetRequest, options?: CallOptions): Call<ClientTokensGetResult>;
  /**
   * List client tokens
   *
   * Lists the client tokens of your account, including revoked ones. To get only tokens that can be used,
   * filter by `status`.
   *
   * Needs the permission `client_token.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /client-tokens, in the document at operations/client-tokens.yaml#/client-tokens/get
   */
  list(
    request?: ClientTokensListRequest,
    options?: CallOptions,
  ): PagedCall<ClientTokensListResult, ClientTokensListItem>;
  /**
   * Update a client token
   *
   * Changes the members in the body and leaves all others unchanged. If nothing changes, `updated_at` stays
   * the same and no event is created.
   *
   * With `status: revoked`, the token can't be used anymore. This is permanent: every later update of the
   * token is rejected with `conflict`. Create a new token instead.
   *
   * Needs the permission `client_token.write`.
   * At most 240 requests in 60 seconds.
   * Emits `client_token.updated`, `client_token.revoked`.
   *
   * @see PATCH /client-tokens/{client_token_id}, in the document at operations/client-tokens.yaml#/client-token/patch
   */
  update(request: ClientTokensUpdateRequest, options?: CallOptions): Call<ClientTokensUpdateResult>;
}

export function createClientTokensClient(call: Caller): ClientTokensClient {
  return {
    create: (request, options) =>
      call<ClientTokensCreateRequest, ClientTokensCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<ClientTokensGetRequest, ClientTokensGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<ClientTokensListRequest, ClientTokensListResult, ClientTokensListItem>(listEndpoint, request, options),
    update: (request, options) =>
      call<ClientTokensUpdateRequest, ClientTokensUpdateResult>(updateEndpoint, request, options),
  };
}
