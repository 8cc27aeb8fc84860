// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { DiscountsGetHeaders, DiscountsGetPath, DiscountsGetQuery, DiscountsGetResponse200 } from '@billing/types';
import * as discountsGetChecks from '@billing/validators/discounts.get';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const discountsGetRoute = {
  id: 'discounts.get',
  method: 'GET',
  path: '/discounts/{discount_id}',
  security: [{ scheme: 'apiKey', permissions: ['discount.read'] }],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'discount_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [{ name: 'include', shape: 'array', kind: 'string', style: 'form', explode: false }],
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
  check: { path: discountsGetChecks.path, query: discountsGetChecks.query, headers: discountsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'bad_request',
    'invalid_field',
    'unexpected_request_body',
    'request_headers_too_large',
    'not_found',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export interface DiscountsGetRequest extends RequestBase<(typeof discountsGetRoute)['errorCodes'][number]> {
  readonly path: DiscountsGetPath;
  readonly query: DiscountsGetQuery;
  readonly headers: DiscountsGetHeaders;
}

export type DiscountsGetResult = {
  readonly status: 200;
  readonly body: DiscountsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface DiscountsHandlers<Context> {
  /**
   * Get a discount
   *
   * Returns one discount, including archived discounts and discounts of mode `custom`, which lists leave
   * out. Depending on `type`, `amount` is a percentage or an amount in the lowest denomination.
   *
   * `times_used` counts redemptions. Renewals, changes within a billing period and one-time charges on a
   * subscription don't count.
   *
   *
   * @see operations/discounts.yaml#/discount/get
   */
  readonly get: Handler<DiscountsGetRequest, DiscountsGetResult, Context>;
}
