import type { CustomersCreateBody, CustomersCreateHeaders, CustomersCreateResponse201 } from '@billing/types';
import * as createChecks from '@billing/validators/customers.create';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const createEndpoint: Endpoint = {
  id: 'customers.create',
  method: 'POST',
  path: '/customers',
  parameters: { path: [], query: [], header: [{ name: 'service-version', style: 'simple', explode: false }] },
  mediaType: 'application/json',
  check: { headers: createChecks.headers, body: createChecks.body },
};

export interface CustomersCreateRequest {
  readonly headers?: CustomersCreateHeaders;
  readonly body: CustomersCreateBody;
}

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
   */
  create(request: CustomersCreateRequest, options?: CallOptions): Promise<CustomersCreateResponse201>;
}

export function createCustomersClient(call: Caller): CustomersClient {
  return {
    create: (request, options) => call(createEndpoint, request, options) as Promise<CustomersCreateResponse201>,
  };
}
