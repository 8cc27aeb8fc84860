// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  MetricsActiveSubscribersHeaders,
  MetricsActiveSubscribersQuery,
  MetricsActiveSubscribersResponse200,
  MetricsChargebacksHeaders,
  MetricsChargebacksQuery,
  MetricsChargebacksResponse200,
  MetricsCheckoutConversionHeaders,
  MetricsCheckoutConversionQuery,
  MetricsCheckoutConversionResponse200,
  MetricsMonthlyRecurringRevenueChangeHeaders,
  MetricsMonthlyRecurringRevenueChangeQuery,
  MetricsMonthlyRecurringRevenueChangeResponse200,
  MetricsMonthlyRecurringRevenueHeaders,
  MetricsMonthlyRecurringRevenueQuery,
  MetricsMonthlyRecurringRevenueResponse200,
  MetricsRefundsHeaders,
  MetricsRefundsQuery,
  MetricsRefundsResponse200,
  MetricsRevenueHeaders,
  MetricsRevenueQuery,
  MetricsRevenueResponse200,
} from '@billing/types';
import * as metricsActiveSubscribersChecks from '@billing/validators/metrics.activeSubscribers';
import * as metricsChargebacksChecks from '@billing/validators/metrics.chargebacks';
import * as metricsCheckoutConversionChecks from '@billing/validators/metrics.checkoutConversion';
import * as metricsMonthlyRecurringRevenueChecks from '@billing/validators/metrics.monthlyRecurringRevenue';
import * as metricsMonthlyRecurringRevenueChangeChecks from '@billing/validators/metrics.monthlyRecurringRevenueChange';
import * as metricsRefundsChecks from '@billing/validators/metrics.refunds';
import * as metricsRevenueChecks from '@billing/validators/metrics.revenue';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const metricsActiveSubscribersRoute = {
  id: 'metrics.activeSubscribers',
  method: 'GET',
  path: '/metrics/active-subscribers',
  security: [[{ scheme: 'apiKey', permissions: ['metrics.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'from', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'to', shape: 'value', kind: 'string', style: 'form', explode: true },
    ],
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
  check: { query: metricsActiveSubscribersChecks.query, headers: metricsActiveSubscribersChecks.headers },
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

export const metricsChargebacksRoute = {
  id: 'metrics.chargebacks',
  method: 'GET',
  path: '/metrics/chargebacks',
  security: [[{ scheme: 'apiKey', permissions: ['metrics.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'from', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'to', shape: 'value', kind: 'string', style: 'form', explode: true },
    ],
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
  check: { query: metricsChargebacksChecks.query, headers: metricsChargebacksChecks.headers },
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

export const metricsCheckoutConversionRoute = {
  id: 'metrics.checkoutConversion',
  method: 'GET',
  path: '/metrics/checkout-conversion',
  security: [[{ scheme: 'apiKey', permissions: ['metrics.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'from', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'to', shape: 'value', kind: 'string', style: 'form', explode: true },
    ],
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
  check: { query: metricsCheckoutConversionChecks.query, headers: metricsCheckoutConversionChecks.headers },
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

export const metricsMonthlyRecurringRevenueRoute = {
  id: 'metrics.monthlyRecurringRevenue',
  method: 'GET',
  path: '/metrics/monthly-recurring-revenue',
  security: [[{ scheme: 'apiKey', permissions: ['metrics.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'from', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'to', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'currency_code', shape: 'value', kind: 'string', style: 'form', explode: true },
    ],
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
  check: { query: metricsMonthlyRecurringRevenueChecks.query, headers: metricsMonthlyRecurringRevenueChecks.headers },
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

export const metricsMonthlyRecurringRevenueChangeRoute = {
  id: 'metrics.monthlyRecurringRevenueChange',
  method: 'GET',
  path: '/metrics/monthly-recurring-revenue-change',
  security: [[{ scheme: 'apiKey', permissions: ['metrics.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'from', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'to', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'currency_code', shape: 'value', kind: 'string', style: 'form', explode: true },
    ],
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
  check: {
    query: metricsMonthlyRecurringRevenueChangeChecks.query,
    headers: metricsMonthlyRecurringRevenueChangeChecks.headers,
  },
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

export const metricsRefundsRoute = {
  id: 'metrics.refunds',
  method: 'GET',
  path: '/metrics/refunds',
  security: [[{ scheme: 'apiKey', permissions: ['metrics.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'from', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'to', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'currency_code', shape: 'value', kind: 'string', style: 'form', explode: true },
    ],
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
  check: { query: metricsRefundsChecks.query, headers: metricsRefundsChecks.headers },
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

export const metricsRevenueRoute = {
  id: 'metrics.revenue',
  method: 'GET',
  path: '/metrics/revenue',
  security: [[{ scheme: 'apiKey', permissions: ['metrics.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'from', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'to', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'currency_code', shape: 'value', kind: 'string', style: 'form', explode: true },
    ],
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
  check: { query: metricsRevenueChecks.query, headers: metricsRevenueChecks.headers },
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

export interface MetricsActiveSubscribersRequest extends RequestBase<
  (typeof metricsActiveSubscribersRoute)['errorCodes'][number]
> {
  readonly query: MetricsActiveSubscribersQuery;
  readonly headers: MetricsActiveSubscribersHeaders;
}

export type MetricsActiveSubscribersResult = {
  readonly status: 200;
  readonly body: MetricsActiveSubscribersResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface MetricsChargebacksRequest extends RequestBase<(typeof metricsChargebacksRoute)['errorCodes'][number]> {
  readonly query: MetricsChargebacksQuery;
  readonly headers: MetricsChargebacksHeaders;
}

export type MetricsChargebacksResult = {
  readonly status: 200;
  readonly body: MetricsChargebacksResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface MetricsCheckoutConversionRequest extends RequestBase<
  (typeof metricsCheckoutConversionRoute)['errorCodes'][number]
> {
  readonly query: MetricsCheckoutConversionQuery;
  readonly headers: MetricsCheckoutConversionHeaders;
}

export type MetricsCheckoutConversionResult = {
  readonly status: 200;
  readonly body: MetricsCheckoutConversionResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface MetricsMonthlyRecurringRevenueRequest extends RequestBase<
  (typeof metricsMonthlyRecurringRevenueRoute)['errorCodes'][number]
> {
  readonly query: MetricsMonthlyRecurringRevenueQuery;
  readonly headers: MetricsMonthlyRecurringRevenueHeaders;
}

export type MetricsMonthlyRecurringRevenueResult = {
  readonly status: 200;
  readonly body: MetricsMonthlyRecurringRevenueResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface MetricsMonthlyRecurringRevenueChangeRequest extends RequestBase<
  (typeof metricsMonthlyRecurringRevenueChangeRoute)['errorCodes'][number]
> {
  readonly query: MetricsMonthlyRecurringRevenueChangeQuery;
  readonly headers: MetricsMonthlyRecurringRevenueChangeHeaders;
}

export type MetricsMonthlyRecurringRevenueChangeResult = {
  readonly status: 200;
  readonly body: MetricsMonthlyRecurringRevenueChangeResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface MetricsRefundsRequest extends RequestBase<(typeof metricsRefundsRoute)['errorCodes'][number]> {
  readonly query: MetricsRefundsQuery;
  readonly headers: MetricsRefundsHeaders;
}

export type MetricsRefundsResult = {
  readonly status: 200;
  readonly body: MetricsRefundsResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface MetricsRevenueRequest extends RequestBase<(typeof metricsRevenueRoute)['errorCodes'][number]> {
  readonly query: MetricsRevenueQuery;
  readonly headers: MetricsRevenueHeaders;
}

export type MetricsRevenueResult = {
  readonly status: 200;
  readonly body: MetricsRevenueResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface MetricsHandlers<Context> {
  /**
   * Count the active subscribers
   *
   * Returns how many customers had an active subscription at the end of each day, and today until now. A customer
   * with several subscriptions counts once.
   *
   * Subscriptions with the status `active` or `past_due` count, in every currency. Those that are `trialing`,
   * `paused` or `canceled` don't.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   *
   * @see operations/metrics.yaml#/active-subscribers/get
   */
  readonly activeSubscribers: Handler<MetricsActiveSubscribersRequest, MetricsActiveSubscribersResult, Context>;
  /**
   * Count the chargebacks
   *
   * Returns how many chargebacks arrived on each day, in every currency. A chargeback counts on the day on which it
   * was recorded, also if the bank returns the money later.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   *
   * @see operations/metrics.yaml#/chargebacks/get
   */
  readonly chargebacks: Handler<MetricsChargebacksRequest, MetricsChargebacksResult, Context>;
  /**
   * Get the conversion of checkouts
   *
   * Returns how many checkouts were created on each day, and how many of those are completed by now. A checkout is a
   * transaction that was created by a request and has a payment page (`checkout.url`), whether or not a customer
   * opened the page. Charges of subscriptions don't count.
   *
   * The numbers of past days change when customers pay later.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   *
   * @see operations/metrics.yaml#/checkout-conversion/get
   */
  readonly checkoutConversion: Handler<MetricsCheckoutConversionRequest, MetricsCheckoutConversionResult, Context>;
  /**
   * Get the monthly recurring revenue
   *
   * Returns what active subscriptions brought in per month at the end of each day, and today until now: the amounts
   * of their items without tax, less discounts that recur. A year counts as 12 months, a week as 12/52 of a month and
   * a day as 12/365. Each sum is rounded once.
   *
   * Subscriptions with the status `active` or `past_due` count, if they are in the currency. Those that are
   * `trialing`, `paused` or `canceled` don't, nor do items that are charged once, and discounts that apply to one
   * period. A scheduled change counts when it takes effect. Fees are not deducted.
   *
   * A change counts on its day, not when it is charged.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   *
   * @see operations/metrics.yaml#/monthly-recurring-revenue/get
   */
  readonly monthlyRecurringRevenue: Handler<
    MetricsMonthlyRecurringRevenueRequest,
    MetricsMonthlyRecurringRevenueResult,
    Context
  >;
  /**
   * Get the change of the monthly recurring revenue
   *
   * Returns by how much the monthly recurring revenue at the end of each day differs from that of the same day one
   * month before. A day that the month before does not have is compared with the last day of that month, so 31 March
   * with the end of February. A decline is negative.
   *
   * `GET /metrics/monthly-recurring-revenue` describes what counts.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   *
   * @see operations/metrics.yaml#/monthly-recurring-revenue-change/get
   */
  readonly monthlyRecurringRevenueChange: Handler<
    MetricsMonthlyRecurringRevenueChangeRequest,
    MetricsMonthlyRecurringRevenueChangeResult,
    Context
  >;
  /**
   * Get the refunds
   *
   * Returns what was refunded on each day, without tax and without returned fees. A refund counts on the day on which
   * the money was returned. Refunds that wait for their approval or were rejected don't count, nor do credits and
   * chargebacks. Only refunds of transactions in the currency count.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   *
   * @see operations/metrics.yaml#/refunds/get
   */
  readonly refunds: Handler<MetricsRefundsRequest, MetricsRefundsResult, Context>;
  /**
   * Get the revenue
   *
   * Returns what the transactions earned that were completed on each day: their totals without tax and fees, and how
   * many they were. Purchases, renewals, charges of subscriptions and paid invoices count, on the day on which they
   * were completed, and only if they are in the currency.
   *
   * A credit reduces what an unpaid invoice earns later; an invoice that was credited in full doesn't count.
   * Refunds and chargebacks don't change the revenue. Changes of a payment method don't count.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   *
   * @see operations/metrics.yaml#/revenue/get
   */
  readonly revenue: Handler<MetricsRevenueRequest, MetricsRevenueResult, Context>;
}
