import {
  endpoint as createEndpoint,
  type BusinessesCreateRequest,
  type BusinessesCreateResult,
} from '../operations/businesses.create.ts';
import {
  endpoint as getEndpoint,
  type BusinessesGetRequest,
  type BusinessesGetResult,
} from '../operations/businesses.get.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The companies that customers buy for, with what an invoice needs to know about them. */
export interface BusinessesClient {
  /**
   * Create a business for a customer
   *
   * Adds a company that a customer buys for, with its registration and tax numbers and the people to write to. A
   * customer can have several businesses.
   *
   * The customer must not be archived. No two contacts may be equal; `contacts: null` means the same as `[]`.
   *
   * Needs the permission `business.write`.
   * At most 240 requests in 60 seconds.
   * Emits `business.created`.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @throws {BusinessContactEmailDomainNotAllowedError} Contact's e-mail domain refused
   * @see POST /customers/{customer_id}/businesses, in the document at operations/businesses.yaml#/businesses/post
   */
  create(request: BusinessesCreateRequest, options?: CallOptions): Call<BusinessesCreateResult>;
  /**
   * Get a business of a customer
   *
   * One business, also an archived one. The customer in the path has to be the one that the business belongs to;
   * otherwise the answer is `not_found`.
   *
   * Needs the permission `business.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /customers/{customer_id}/businesses/{business_id}, in the document at operations/businesses.yaml#/business/get
   */
  get(request: BusinessesGetRequest, options?: CallOptions): Call<BusinessesGetResult>;
}

export function createBusinessesClient(call: Caller): BusinessesClient {
  return {
    create: (request, options) => call(createEndpoint, request, options),
    get: (request, options) => call(getEndpoint, request, options),
  };
}
