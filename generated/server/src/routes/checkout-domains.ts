// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CheckoutDomainsListHeaders,
  CheckoutDomainsListQuery,
  CheckoutDomainsListResponse200,
} from '@billing/types';
import * as checkoutDomainsListChecks from '@billing/validators/checkoutDomains.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const checkoutDomainsListRoute = {
  id: 'checkoutDomains.list',
  method: 'GET',
  path: '/checkout-domains',
  security: [{ scheme: 'apiKey', permissions: ['checkout_domain.read'] }],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'domain', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { query: checkoutDomainsListChecks.query, headers: checkoutDomainsListChecks.headers },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'invalid_field',
    'unexpected_request_body',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export interface CheckoutDomainsListRequest extends RequestBase<
  (typeof checkoutDomainsListRoute)['errorCodes'][number]
> {
  readonly query: WithDefaults<CheckoutDomainsListQuery, 'per_page' | 'order_by'>;
  readonly headers: CheckoutDomainsListHeaders;
}

export type CheckoutDomainsListResult = {
  readonly status: 200;
  readonly body: CheckoutDomainsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface CheckoutDomainsHandlers<Context> {
  /**
   * List checkout domains
   *
   * Lists the websites that you submitted for showing a checkout, with the state of their review. You can
   * show a checkout only on an `approved` domain. `action_required` means that you have to correct
   * something on the site before you submit it again.
   *
   * To find out whether a page may show a checkout, filter by its host name with `domain` and by
   * `status=approved`.
   *
   *
   * @see operations/checkout-domains.yaml#/checkout-domains/get
   */
  readonly list: Handler<CheckoutDomainsListRequest, CheckoutDomainsListResult, Context>;
}
