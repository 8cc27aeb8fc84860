import type {
  CheckoutDomainsListHeaders,
  CheckoutDomainsListQuery,
  CheckoutDomainsListResponse200,
} from '@billing/types';
import * as listChecks from '@billing/validators/checkoutDomains.list';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const listEndpoint: Endpoint = {
  id: 'checkoutDomains.list',
  method: 'GET',
  path: '/checkout-domains',
  parameters: {
    path: [],
    query: [
      { name: 'after', style: 'form', explode: true },
      { name: 'per_page', style: 'form', explode: true },
      { name: 'order_by', style: 'form', explode: true },
      { name: 'id', style: 'form', explode: false },
      { name: 'domain', style: 'form', explode: true },
      { name: 'status', style: 'form', explode: false },
    ],
    header: [
      { name: 'skip-count', style: 'simple', explode: false },
      { name: 'service-version', style: 'simple', explode: false },
    ],
  },
  check: { query: listChecks.query, headers: listChecks.headers },
};

export interface CheckoutDomainsListRequest {
  readonly query?: CheckoutDomainsListQuery;
  readonly headers?: CheckoutDomainsListHeaders;
}

export interface CheckoutDomainsClient {
  /**
   * List checkout domains
   *
   * The websites that were submitted for showing a checkout, with the state of their review. A checkout can be shown
   * on an `approved` one only. `action_required` means that something on the site has to be put right before it is
   * submitted again.
   *
   * To find out whether a page may show a checkout, filter by its host name with `domain` and by `status=approved`.
   */
  list(request?: CheckoutDomainsListRequest, options?: CallOptions): Promise<CheckoutDomainsListResponse200>;
}

export function createCheckoutDomainsClient(call: Caller): CheckoutDomainsClient {
  return {
    list: (request = {}, options) => call(listEndpoint, request, options) as Promise<CheckoutDomainsListResponse200>,
  };
}
