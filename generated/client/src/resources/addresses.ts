// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type AddressesCreateRequest,
  type AddressesCreateResult,
} from '../operations/addresses.create.ts';
import {
  endpoint as getEndpoint,
  type AddressesGetRequest,
  type AddressesGetResult,
} from '../operations/addresses.get.ts';
import {
  endpoint as listEndpoint,
  type AddressesListRequest,
  type AddressesListResult,
  type AddressesListItem,
} from '../operations/addresses.list.ts';
import {
  endpoint as updateEndpoint,
  type AddressesUpdateRequest,
  type AddressesUpdateResult,
} from '../operations/addresses.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The addresses of customers, which determine their taxes. */
export interface AddressesClient {
  /**
   * Create an address for a customer
   *
   * Creates an address. Only `country_code` is required; in some countries, the tax also depends on
   * `postal_code`. A customer can have several addresses.
   *
   * The customer must not be archived.
   *
   * Needs the permission `address.write`.
   * At most 240 requests in 60 seconds.
   * Emits `address.created`.
   *
   * @throws {AddressLocationNotAllowedError} Country not served
   * @see POST /customers/{customer_id}/addresses, in the document at operations/addresses.yaml#/addresses/post
   */
  create(request: AddressesCreateRequest, options?: CallOptions): Call<AddressesCreateResult>;
  /**
   * Get an address of a customer
   *
   * Returns one address, archived or not. The address must belong to the customer in the path; otherwise
   * the response is `not_found`.
   *
   * Needs the permission `address.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /customers/{customer_id}/addresses/{address_id}, in the document at operations/addresses.yaml#/address/get
   */
  get(request: AddressesGetRequest, options?: CallOptions): Call<AddressesGetResult>;
  /**
   * List the addresses of a customer
   *
   * Lists the addresses of one customer, archived or not. To include archived addresses, filter by
   * `status`.
   *
   * Needs the permission `address.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /customers/{customer_id}/addresses, in the document at operations/addresses.yaml#/addresses/get
   */
  list(request: AddressesListRequest, options?: CallOptions): PagedCall<AddressesListResult, AddressesListItem>;
  /**
   * Update an address of a customer
   *
   * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
   * If nothing changes, `updated_at` stays the same and no event is created.
   *
   * With `status: archived`, the address can't be used in anything new. It can still be read and updated.
   * `status: active` makes it usable again.
   *
   * Needs the permission `address.write`.
   * At most 240 requests in 60 seconds.
   * Emits `address.updated`.
   *
   * @throws {AddressLocationNotAllowedError} Country not served
   * @see PATCH /customers/{customer_id}/addresses/{address_id}, in the document at operations/addresses.yaml#/address/patch
   */
  update(request: AddressesUpdateRequest, options?: CallOptions): Call<AddressesUpdateResult>;
}

export function createAddressesClient(call: Caller): AddressesClient {
  return {
    create: (request, options) => call<AddressesCreateRequest, AddressesCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<AddressesGetRequest, AddressesGetResult>(getEndpoint, request, options),
    list: (request, options) =>
      call<AddressesListRequest, AddressesListResult, AddressesListItem>(listEndpoint, request, options),
    update: (request, options) => call<AddressesUpdateRequest, AddressesUpdateResult>(updateEndpoint, request, options),
  };
}
