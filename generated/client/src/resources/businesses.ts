import type {
  BusinessesCreateBody,
  BusinessesCreateHeaders,
  BusinessesCreatePath,
  BusinessesCreateResponse201,
  BusinessesGetHeaders,
  BusinessesGetPath,
  BusinessesGetResponse200,
} from '@billing/types';
import * as createChecks from '@billing/validators/businesses.create';
import * as getChecks from '@billing/validators/businesses.get';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const createEndpoint: Endpoint = {
  id: 'businesses.create',
  method: 'POST',
  path: '/customers/{customer_id}/businesses',
  parameters: {
    path: [{ name: 'customer_id', style: 'simple', explode: false }],
    query: [],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  mediaType: 'application/json',
  check: { path: createChecks.path, headers: createChecks.headers, body: createChecks.body },
};

export interface BusinessesCreateRequest {
  readonly path: BusinessesCreatePath;
  readonly headers?: BusinessesCreateHeaders;
  readonly body: BusinessesCreateBody;
}

const getEndpoint: Endpoint = {
  id: 'businesses.get',
  method: 'GET',
  path: '/customers/{customer_id}/businesses/{business_id}',
  parameters: {
    path: [
      { name: 'customer_id', style: 'simple', explode: false },
      { name: 'business_id', style: 'simple', explode: false },
    ],
    query: [],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  check: { path: getChecks.path, headers: getChecks.headers },
};

export interface BusinessesGetRequest {
  readonly path: BusinessesGetPath;
  readonly headers?: BusinessesGetHeaders;
}

export interface BusinessesClient {
  /**
   * Create a business for a customer
   *
   * Adds a company that a customer buys for, with its registration and tax numbers and the people to write to. A
   * customer can have several businesses.
   *
   * The customer must not be archived. No two contacts may be equal; `contacts: null` means the same as `[]`.
   */
  create(request: BusinessesCreateRequest, options?: CallOptions): Promise<BusinessesCreateResponse201>;
  /**
   * Get a business of a customer
   *
   * One business, also an archived one. The customer in the path has to be the one that the business belongs to;
   * otherwise the answer is `not_found`.
   */
  get(request: BusinessesGetRequest, options?: CallOptions): Promise<BusinessesGetResponse200>;
}

export function createBusinessesClient(call: Caller): BusinessesClient {
  return {
    create: (request, options) => call(createEndpoint, request, options) as Promise<BusinessesCreateResponse201>,
    get: (request, options) => call(getEndpoint, request, options) as Promise<BusinessesGetResponse200>,
  };
}
