// Generated from spec.yaml by `npm run generate`. Do not edit.
import { endpoint as getEndpoint, type ApiKeysGetRequest, type ApiKeysGetResult } from '../operations/apiKeys.get.ts';
import {
  endpoint as listEndpoint,
  type ApiKeysListRequest,
  type ApiKeysListResult,
  type ApiKeysListItem,
} from '../operations/apiKeys.list.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The keys for calling the API. The operator of the service creates and revokes them. */
export interface ApiKeysClient {
  /**
   * Get an API key
   *
   * Returns one API key of your account, without its secret part. Any key can read itself. To read another
   * one, a key requires the permission `api_key.read`.
   *
   * At most 240 requests in 60 seconds.
   *
   * @see GET /api-keys/{api_key_id}, in the document at operations/api-keys.yaml#/api-key/get
   */
  get(request: ApiKeysGetRequest, options?: CallOptions): Call<ApiKeysGetResult>;
  /**
   * List API keys
   *
   * Lists the API keys of your account, including expired and revoked ones. No response contains the secret
   * part of a key.
   *
   * Needs the permission `api_key.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /api-keys, in the document at operations/api-keys.yaml#/api-keys/get
   */
  list(request?: ApiKeysListRequest, options?: CallOptions): PagedCall<ApiKeysListResult, ApiKeysListItem>;
}

export function createApiKeysClient(call: Caller): ApiKeysClient {
  return {
    get: (request, options) => call<ApiKeysGetRequest, ApiKeysGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<ApiKeysListRequest, ApiKeysListResult, ApiKeysListItem>(listEndpoint, request, options),
  };
}
