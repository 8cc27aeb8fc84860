// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type PricesCreateRequest,
  type PricesCreateResult,
} from '../operations/prices.create.ts';
import { endpoint as getEndpoint, type PricesGetRequest, type PricesGetResult } from '../operations/prices.get.ts';
import {
  endpoint as listEndpoint,
  type PricesListRequest,
  type PricesListResult,
  type PricesListItem,
} from '../operations/prices.list.ts';
import {
  endpoint as updateEndpoint,
  type PricesUpdateRequest,
  type PricesUpdateResult,
} from '../operations/prices.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The amounts of products, once or per billing cycle, with overrides for countries. */
export interface PricesClient {
  /**
   * Create a price
   *
   * Creates a price of a product. With a `billing_cycle`, the price recurs; without one, it is charged once.
   * Only a recurring price can have a `trial_period`.
   *
   * `unit_price_overrides` contains other amounts, also in other currencies, for customers in the listed
   * countries. Prices of type `custom` belong to one transaction or subscription and don't appear in the
   * catalog. An archived product can't get prices.
   *
   * The error codes of this operation that begin with `price_` apply when the request has no other faults;
   * otherwise the response is `invalid_field` with those.
   *
   * Needs the permission `price.write`.
   * At most 240 requests in 60 seconds.
   * Emits `price.created`.
   *
   * @see POST /prices, in the document at operations/prices.yaml#/prices/post
   */
  create(request: PricesCreateRequest, options?: CallOptions): Call<PricesCreateResult>;
  /**
   * Get a price
   *
   * Returns one price, including archived prices and prices of type `custom`. `include=product` adds its
   * product, and requires the permission `product.read`.
   *
   * Needs the permission `price.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /prices/{price_id}, in the document at operations/prices.yaml#/price/get
   */
  get(request: PricesGetRequest, options?: CallOptions): Call<PricesGetResult>;
  /**
   * List prices
   *
   * Lists the prices of the account that are in its catalog, the active ones of type `standard`. To include
   * archived prices, filter by `status`; to list prices of type `custom`, filter by `type`.
   *
   * To find the prices of one product, filter by `product_id`. `include=product` adds the product of each
   * price, and requires the permission `product.read`.
   *
   * Needs the permission `price.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /prices, in the document at operations/prices.yaml#/prices/get
   */
  list(request?: PricesListRequest, options?: CallOptions): PagedCall<PricesListResult, PricesListItem>;
  /**
   * Update a price
   *
   * Changes the members in the body and leaves all others unchanged. Objects and lists are replaced as a
   * whole. If nothing changes, `updated_at` stays the same and no event is created. The product of a price
   * can't be changed.
   *
   * With `status: archived`, the price can't be used in anything that is created or changed later. It can
   * still be read and updated. `status: active` makes it usable again.
   *
   * The error codes of this operation that begin with `price_` apply when the request has no other faults.
   * To remove the `billing_cycle` of a price with a trial, remove the `trial_period` in the same request.
   *
   * Needs the permission `price.write`.
   * At most 240 requests in 60 seconds.
   * Emits `price.updated`.
   *
   * @see PATCH /prices/{price_id}, in the document at operations/prices.yaml#/price/patch
   */
  update(request: PricesUpdateRequest, options?: CallOptions): Call<PricesUpdateResult>;
}

export function createPricesClient(call: Caller): PricesClient {
  return {
    create: (request, options) => call<PricesCreateRequest, PricesCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<PricesGetRequest, PricesGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<PricesListRequest, PricesListResult, PricesListItem>(listEndpoint, request, options),
    update: (request, options) => call<PricesUpdateRequest, PricesUpdateResult>(updateEndpoint, request, options),
  };
}
