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
import type { Call } from '../runtime/call.ts';
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
   * The client does not retry it when no response arrives, since that could do it twice.
   *
   * @throws {ProductTaxCategoryNotApprovedError} Tax category not enabled
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
}

export function createProductsClient(call: Caller): ProductsClient {
  return {
    create: (request, options) => call(createEndpoint, request, options),
    get: (request, options) => call(getEndpoint, request, options),
  };
}
