// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type CustomersCreateRequest,
  type CustomersCreateResult,
} from '../operations/customers.create.ts';
import {
  endpoint as getEndpoint,
  type CustomersGetRequest,
  type CustomersGetResult,
} from '../operations/customers.get.ts';
import {
  endpoint as listEndpoint,
  type CustomersListRequest,
  type CustomersListResult,
  type CustomersListItem,
} from '../operations/customers.list.ts';
import {
  endpoint as updateEndpoint,
  type CustomersUpdateRequest,
  type CustomersUpdateResult,
} from '../operations/customers.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The people and organizations that you bill. */
export interface CustomersClient {
  /**
   * Create a customer
   *
   * Creates a person or organization that you bill. Only `email` is required. You can also send a name, a
   * language and your own data.
   *
   * An email address identifies one customer of an account, regardless of case. Archived customers retain
   * their address. After a timeout, send the request again with the same `Idempotency-Key`, and you get the
   * customer that the first request created.
   *
   * Needs the permission `customer.write`.
   * At most 240 requests in 60 seconds.
   * Emits `customer.created`.
   *
   * @throws {CustomerAlreadyExistsError} Email address in use
   * @throws {CustomerEmailDomainNotAllowedError} Email domain not accepted
   * @throws {CustomerEmailInvalidError} Email address not deliverable
   * @see POST /customers, in the document at operations/customers.yaml#/customers/post
   */
  create(request: CustomersCreateRequest, options?: CallOptions): Call<CustomersCreateResult>;
  /**
   * Get a customer
   *
   * Returns one customer, archived or not.
   *
   * Needs the permission `customer.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /customers/{customer_id}, in the document at operations/customers.yaml#/customer/get
   */
  get(request: CustomersGetRequest, options?: CallOptions): Call<CustomersGetResult>;
  /**
   * List customers
   *
   * Lists the customers of the account. To include archived customers, filter by `status`.
   *
   * To find a customer by an address that you know, filter by `email`, which compares the whole address.
   * `search` finds parts of it.
   *
   * Needs the permission `customer.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /customers, in the document at operations/customers.yaml#/customers/get
   */
  list(request?: CustomersListRequest, options?: CallOptions): PagedCall<CustomersListResult, CustomersListItem>;
  /**
   * Update a customer
   *
   * Changes the members in the body and leaves all others unchanged. `custom_data` is replaced as a whole.
   * If nothing changes, `updated_at` stays the same and no event is created.
   *
   * With `status: archived`, the customer can't get new addresses and businesses. It can still be read and
   * updated, and retains its email address. `status: active` makes it usable again.
   *
   * Needs the permission `customer.write`.
   * At most 240 requests in 60 seconds.
   * Emits `customer.updated`.
   *
   * @throws {CustomerAlreadyExistsError} Email address in use
   * @throws {CustomerEmailDomainNotAllowedError} Email domain not accepted
   * @throws {CustomerEmailInvalidError} Email address not deliverable
   * @see PATCH /customers/{customer_id}, in the document at operations/customers.yaml#/customer/patch
   */
  update(request: CustomersUpdateRequest, options?: CallOptions): Call<CustomersUpdateResult>;
}

export function createCustomersClient(call: Caller): CustomersClient {
  return {
    create: (request, options) => call<CustomersCreateRequest, CustomersCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<CustomersGetRequest, CustomersGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<CustomersListRequest, CustomersListResult, CustomersListItem>(listEndpoint, request, options),
    update: (request, options) => call<CustomersUpdateRequest, CustomersUpdateResult>(updateEndpoint, request, options),
  };
}
