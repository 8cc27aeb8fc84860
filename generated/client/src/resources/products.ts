// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type ProductsCreateRequest,
  type ProductsCreateResult,
} from '../operations/products.create.ts';
import {
  endpoint as getEndpoint,
  type ProductsGetRequest,
  type ProductsGetResult,
} from '../operations/products.get.ts';
import {
  endpoint as listEndpoint,
  type ProductsListRequest,
  type ProductsListResult,
  type ProductsListItem,
} from '../operations/products.list.ts';
import {
  endpoint as updateEndpoint,
  type ProductsUpdateRequest,
  type ProductsUpdateResult,
} from '../operations/products.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** What you sell. Prices hold the amounts. */
export interface ProductsClient {
  /**
   * Create a product
   *
   * Creates a product. A product has no amount; you create prices for it afterwards.
   *
   * `tax_category` determines how sales are taxed. `standard` is always available; in the live environment,
   * other categories must be enabled for the account. Products of type `custom` belong to one transaction
   * or subscription and don't appear in the catalog.
   *
   * Needs the permission `product.write`.
   * At most 240 requests in 60 seconds.
   * Emits `product.created`.
   *
   * @see POST /products, in the document at operations/products.yaml#/products/post
   */
  create(request: ProductsCreateRequest, options?: CallOptions): Call<ProductsCreateResult>;
  /**
   * Get a product
   *
   * Returns one product, including archived products and products of type `custom`. `include=prices` adds
   * the prices with status `active`, and requires the permission `price.read`.
   *
   * Needs the permission `product.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /products/{product_id}, in the document at operations/products.yaml#/product/get
   */
  get(request: ProductsGetRequest, options?: CallOptions): Call<ProductsGetResult>;
  /**
   * List products
   *
   * Lists the products of the account that are in its catalog, the active ones of type `standard`. To include
   * archived products, filter by `status`; to list products of type `custom`, filter by `type`.
   *
   * `include=prices` adds the active prices of each product, and requires the permission `price.read`. With
   * it, a product can be large, and a page can have fewer items than `per_page`.
   *
   * Needs the permission `product.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /products, in the document at operations/products.yaml#/products/get
   */
  list(request?: ProductsListRequest, options?: CallOptions): PagedCall<ProductsListResult, ProductsListItem>;
  /**
   * Update a product
   *
   * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
   * If nothing changes, `updated_at` stays the same and no event is created.
   *
   * With `status: archived`, the product can't get new prices, and discounts can't be restricted to it. Its
   * prices remain active. It can still be read and updated. `status: active` makes it usable again.
   *
   * Needs the permission `product.write`.
   * At most 240 requests in 60 seconds.
   * Emits `product.updated`.
   *
   * @see PATCH /products/{product_id}, in the document at operations/products.yaml#/product/patch
   */
  update(request: ProductsUpdateRequest, options?: CallOptions): Call<ProductsUpdateResult>;
}

export function createProductsClient(call: Caller): ProductsClient {
  return {
    create: (request, options) => call<ProductsCreateRequest, ProductsCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<ProductsGetRequest, ProductsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<ProductsListRequest, ProductsListResult, ProductsListItem>(listEndpoint, request, options),
    update: (request, options) => call<ProductsUpdateRequest, ProductsUpdateResult>(updateEndpoint, request, options),
  };
}
