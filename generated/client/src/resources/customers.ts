// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type CustomersCreateRequest,
  type CustomersCreateResult,
} from '../operations/customers.create.ts';
import type { Call } from '../runtime/call.ts';
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
   * their address. There are no idempotency keys: after a timeout, send the request again. If the first
   * request succeeded, you get `customer_already_exists` with the ID of the existing customer.
   *
   * Needs the permission `customer.write`.
   * At most 240 requests in 60 seconds.
   * Emits `customer.created`.
   * The client does not retry it when no response arrives, since that could do it twice.
   *
   * @throws {CustomerAlreadyExistsError} Email address in use
   * @throws {CustomerEmailDomainNotAllowedError} Email domain not accepted
   * @throws {CustomerEmailInvalidError} Email address not deliverable
   * @see POST /customers, in the document at operations/customers.yaml#/customers/post
   */
  create(request: CustomersCreateRequest, options?: CallOptions): Call<CustomersCreateResult>;
}

export function createCustomersClient(call: Caller): CustomersClient {
  return {
    create: (request, options) => call(createEndpoint, request, options),
  };
}
