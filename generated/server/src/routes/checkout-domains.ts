// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  CheckoutDomainsDeleteHeaders,
  CheckoutDomainsDeletePath,
  CheckoutDomainsGetHeaders,
  CheckoutDomainsGetPath,
  CheckoutDomainsGetResponse200,
  CheckoutDomainsListHeaders,
  CheckoutDomainsListQuery,
  CheckoutDomainsListResponse200,
} from '@billing/types';
import * as checkoutDomainsDeleteChecks from '@billing/validators/checkoutDomains.delete';
import * as checkoutDomainsGetChecks from '@billing/validators/checkoutDomains.get';
import * as checkoutDomainsListChecks from '@billing/validators/checkoutDomains.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const checkoutDomainsDeleteRoute = {
  id: 'checkoutDomains.delete',
  method: 'DELETE',
  path: '/checkout-domains/{checkout_domain_id}',
  security: [[{ scheme: 'apiKey', permissions: ['checkout_domain.write'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'checkout_domain_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [
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
  check: { path: checkoutDomainsDeleteChecks.path, headers: checkoutDomainsDeleteChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const checkoutDomainsGetRoute = {
  id: 'checkoutDomains.get',
  method: 'GET',
  path: '/checkout-domains/{checkout_domain_id}',
  security: [[{ scheme: 'apiKey', permissions: ['checkout_domain.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'checkout_domain_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [
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
  check: { path: checkoutDomainsGetChecks.path, headers: checkoutDomainsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const checkoutDomainsListRoute = {
  id: 'checkoutDomains.list',
  method: 'GET',
  path: '/checkout-domains',
  security: [[{ scheme: 'apiKey', permissions: ['checkout_domain.read'] }]],
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
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
  ],
  emits: [],
} as const satisfies Route;

export interface CheckoutDomainsDeleteRequest extends RequestBase<
  (typeof checkoutDomainsDeleteRoute)['errorCodes'][number]
> {
  readonly path: CheckoutDomainsDeletePath;
  readonly headers: CheckoutDomainsDeleteHeaders;
}

export type CheckoutDomainsDeleteResult = { readonly status: 204; readonly headers?: Readonly<Record<string, string>> };

export interface CheckoutDomainsGetRequest extends RequestBase<(typeof checkoutDomainsGetRoute)['errorCodes'][number]> {
  readonly path: CheckoutDomainsGetPath;
  readonly headers: CheckoutDomainsGetHeaders;
}

export type CheckoutDomainsGetResult = {
  readonly status: 200;
  readonly body: CheckoutDomainsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

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
   * Delete a checkout domain
   *
   * Permanently deletes a checkout domain, in any state of its review. The website can't show a checkout
   * anymore. To use it again, submit it for a new review.
   *
   *
   * @see operations/checkout-domains.yaml#/checkout-domain/delete
   */
  readonly delete: Handler<CheckoutDomainsDeleteRequest, CheckoutDomainsDeleteResult, Context>;
  /**
   * Get a checkout domain
   *
   * Returns one website that you submitted for showing a checkout, with the state of its review.
   *
   *
   * @see operations/checkout-domains.yaml#/checkout-domain/get
   */
  readonly get: Handler<CheckoutDomainsGetRequest, CheckoutDomainsGetResult, Context>;
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
