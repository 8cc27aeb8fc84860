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
import {
  endpoint as listEndpoint,
  type BusinessesListRequest,
  type BusinessesListResult,
  type BusinessesListItem,
} from '../operations/businesses.list.ts';
import {
  endpoint as updateEndpoint,
  type BusinessesUpdateRequest,
  type BusinessesUpdateResult,
} from '../operations/businesses.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
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
  /**
   * List the businesses of a customer
   *
   * Lists the businesses of one customer, archived or not. To include archived businesses, filter by
   * `status`.
   *
   * Needs the permission `business.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /customers/{customer_id}/businesses, in the document at operations/businesses.yaml#/businesses/get
   */
  list(request: BusinessesListRequest, options?: CallOptions): PagedCall<BusinessesListResult, BusinessesListItem>;
  /**
   * Update a business of a customer
   *
   * Changes the members in the body and leaves all others unchanged. `contacts` replaces the whole list:
   * to add a contact, send the existing ones as well. `custom_data` is replaced as a whole. If nothing
   * changes, `updated_at` stays the same and no event is created.
   *
   * With `status: archived`, the business can't be used in anything new. It can still be read and updated.
   * `status: active` makes it usable again.
   *
   * Needs the permission `business.write`.
   * At most 240 requests in 60 seconds.
   * Emits `business.updated`.
   *
   * @throws {BusinessContactEmailDomainNotAllowedError} Contact's email domain not accepted
   * @see PATCH /customers/{customer_id}/businesses/{business_id}, in the document at operations/businesses.yaml#/business/patch
   */
  update(request: BusinessesUpdateRequest, options?: CallOptions): Call<BusinessesUpdateResult>;
}

export function createBusinessesClient(call: Caller): BusinessesClient {
  return {
    create: (request, options) =>
      call<BusinessesCreateRequest, BusinessesCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<BusinessesGetRequest, BusinessesGetResult>(getEndpoint, request, options),
    list: (request, options) =>
      call<BusinessesListRequest, BusinessesListResult, BusinessesListItem>(listEndpoint, request, options),
    update: (request, options) =>
      call<BusinessesUpdateRequest, BusinessesUpdateResult>(updateEndpoint, request, options),
  };
}
