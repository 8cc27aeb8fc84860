import {
  endpoint as createEndpoint,
  type CustomersCreateRequest,
  type CustomersCreateResult,
} from '../operations/customers.create.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** The people and organisations that you bill. */
export interface CustomersClient {
  /**
   * Create a customer
   *
   * Adds a person or organisation that you bill. Only `email` is required; a name, a language and data of your own can
   * come along.
   *
   * An e-mail address identifies one customer of an account, whatever its case, and archived customers keep theirs.
   * There are no idempotency keys: after a timeout just send the request again, and if the first one got through you
   * are told the existing customer's ID with `customer_already_exists`.
   *
   * Needs the permission `customer.write`.
   * At most 240 requests in 60 seconds.
   * Emits `customer.created`.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @throws {CustomerAlreadyExistsError} E-mail address in use
   * @throws {CustomerEmailDomainNotAllowedError} E-mail domain refused
   * @throws {CustomerEmailInvalidError} E-mail address not deliverable
   * @see POST /customers, in the document at operations/customers.yaml#/customers/post
   */
  create(request: CustomersCreateRequest, options?: CallOptions): Call<CustomersCreateResult>;
}

export function createCustomersClient(call: Caller): CustomersClient {
  return {
    create: (request, options) => call(createEndpoint, request, options),
  };
}
