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

/** What you sell. How much it costs stands in its prices. */
export interface ProductsClient {
  /**
   * Create a product
   *
   * Adds something to sell. A product has no amount of its own; prices are created for it afterwards.
   *
   * `tax_category` decides how sales are taxed. `standard` can always be used; the others have to be enabled for the
   * account in the live environment. Products of type `custom` belong to one transaction or subscription and do not
   * show up in the catalog.
   *
   * Needs the permission `product.write`.
   * At most 240 requests in 60 seconds.
   * Emits `product.created`.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @throws {ProductTaxCategoryNotApprovedError} Tax category not enabled
   * @see POST /products, in the document at operations/products.yaml#/products/post
   */
  create(request: ProductsCreateRequest, options?: CallOptions): Call<ProductsCreateResult>;
  /**
   * Get a product
   *
   * One product, also an archived one or one of type `custom`. `include=prices` saves a second request and adds the
   * prices that can be sold, those with status `active`; it needs the permission `price.read` as well.
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
