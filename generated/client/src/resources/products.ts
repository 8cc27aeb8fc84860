import type {
  ProductsCreateBody,
  ProductsCreateHeaders,
  ProductsCreateResponse201,
  ProductsGetHeaders,
  ProductsGetPath,
  ProductsGetQuery,
  ProductsGetResponse200,
} from '@billing/types';
import * as createChecks from '@billing/validators/products.create';
import * as getChecks from '@billing/validators/products.get';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const createEndpoint: Endpoint = {
  id: 'products.create',
  method: 'POST',
  path: '/products',
  parameters: { path: [], query: [], header: [{ name: 'service-version', style: 'simple', explode: false }] },
  mediaType: 'application/json',
  check: { headers: createChecks.headers, body: createChecks.body },
};

export interface ProductsCreateRequest {
  readonly headers?: ProductsCreateHeaders;
  readonly body: ProductsCreateBody;
}

const getEndpoint: Endpoint = {
  id: 'products.get',
  method: 'GET',
  path: '/products/{product_id}',
  parameters: {
    path: [{ name: 'product_id', style: 'simple', explode: false }],
    query: [{ name: 'include', style: 'form', explode: false }],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  check: { path: getChecks.path, query: getChecks.query, headers: getChecks.headers },
};

export interface ProductsGetRequest {
  readonly path: ProductsGetPath;
  readonly query?: ProductsGetQuery;
  readonly headers?: ProductsGetHeaders;
}

export interface ProductsClient {
  /**
   * Create a product
   *
   * Adds something to sell. A product has no amount of its own; prices are created for it afterwards.
   *
   * `tax_category` decides how sales are taxed. `standard` can always be used; the others have to be enabled for the
   * account in the live environment. Products of type `custom` belong to one transaction or subscription and do not
   * show up in the catalog.
   */
  create(request: ProductsCreateRequest, options?: CallOptions): Promise<ProductsCreateResponse201>;
  /**
   * Get a product
   *
   * One product, also an archived one or one of type `custom`. `include=prices` saves a second request and adds the
   * prices that can be sold, those with status `active`; it needs the permission `price.read` as well.
   */
  get(request: ProductsGetRequest, options?: CallOptions): Promise<ProductsGetResponse200>;
}

export function createProductsClient(call: Caller): ProductsClient {
  return {
    create: (request, options) => call(createEndpoint, request, options) as Promise<ProductsCreateResponse201>,
    get: (request, options) => call(getEndpoint, request, options) as Promise<ProductsGetResponse200>,
  };
}
