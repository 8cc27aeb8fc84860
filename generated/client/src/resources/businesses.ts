// Generated from spec.yaml by `npm run generate`. Do not edit.
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

/** The companies that customers buy for, with their data for invoices. */
export interface BusinessesClient {
  /**
   * Create a business for a customer
   *
   * Creates a company that a customer buys for, with its registration and tax numbers and its contacts. A
   * customer can have several businesses.
   *
   * The customer must not be archived. All contacts must be different. `contacts: null` is the same as
   * `[]`.
   *
   * Needs the permission `business.write`.
   * At most 240 requests in 60 seconds.
   * Emits `business.created`.
   * The client does not retry it when no response arrives, since that could do it twice.
   *
   * @throws {BusinessContactEmailDomainNotAllowedError} Contact's email domain not accepted
   * @see POST /customers/{customer_id}/businesses, in the document at operations/businesses.yaml#/businesses/post
   */
  create(request: BusinessesCreateRequest, options?: CallOptions): Call<BusinessesCreateResult>;
  /**
   * Get a business of a customer
   *
   * Returns one business, archived or not. The business must belong to the customer in the path; otherwise
   * the response is `not_found`.
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
