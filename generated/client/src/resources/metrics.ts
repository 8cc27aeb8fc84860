// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as activeSubscribersEndpoint,
  type MetricsActiveSubscribersRequest,
  type MetricsActiveSubscribersResult,
} from '../operations/metrics.activeSubscribers.ts';
import {
  endpoint as chargebacksEndpoint,
  type MetricsChargebacksRequest,
  type MetricsChargebacksResult,
} from '../operations/metrics.chargebacks.ts';
import {
  endpoint as checkoutConversionEndpoint,
  type MetricsCheckoutConversionRequest,
  type MetricsCheckoutConversionResult,
} from '../operations/metrics.checkoutConversion.ts';
import {
  endpoint as monthlyRecurringRevenueEndpoint,
  type MetricsMonthlyRecurringRevenueRequest,
  type MetricsMonthlyRecurringRevenueResult,
} from '../operations/metrics.monthlyRecurringRevenue.ts';
import {
  endpoint as monthlyRecurringRevenueChangeEndpoint,
  type MetricsMonthlyRecurringRevenueChangeRequest,
  type MetricsMonthlyRecurringRevenueChangeResult,
} from '../operations/metrics.monthlyRecurringRevenueChange.ts';
import {
  endpoint as refundsEndpoint,
  type MetricsRefundsRequest,
  type MetricsRefundsResult,
} from '../operations/metrics.refunds.ts';
import {
  endpoint as revenueEndpoint,
  type MetricsRevenueRequest,
  type MetricsRevenueResult,
} from '../operations/metrics.revenue.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Revenue, subscribers and other numbers about your account, for each day. */
export interface MetricsClient {
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
   * Needs the permission `metrics.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /metrics/active-subscribers, in the document at operations/metrics.yaml#/active-subscribers/get
   */
  activeSubscribers(
    request?: MetricsActiveSubscribersRequest,
    options?: CallOptions,
  ): Call<MetricsActiveSubscribersResult>;
  /**
   * Count the chargebacks
   *
   * Returns how many chargebacks arrived on each day, in every currency. A chargeback counts on the day on which it
   * was recorded, also if the bank returns the money later.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   * Needs the permission `metrics.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /metrics/chargebacks, in the document at operations/metrics.yaml#/chargebacks/get
   */
  chargebacks(request?: MetricsChargebacksRequest, options?: CallOptions): Call<MetricsChargebacksResult>;
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
   * Needs the permission `metrics.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /metrics/checkout-conversion, in the document at operations/metrics.yaml#/checkout-conversion/get
   */
  checkoutConversion(
    request?: MetricsCheckoutConversionRequest,
    options?: CallOptions,
  ): Call<MetricsCheckoutConversionResult>;
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
   * Needs the permission `metrics.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /metrics/monthly-recurring-revenue, in the document at operations/metrics.yaml#/monthly-recurring-revenue/get
   */
  monthlyRecurringRevenue(
    request?: MetricsMonthlyRecurringRevenueRequest,
    options?: CallOptions,
  ): Call<MetricsMonthlyRecurringRevenueResult>;
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
   * Needs the permission `metrics.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /metrics/monthly-recurring-revenue-change, in the document at operations/metrics.yaml#/monthly-recurring-revenue-change/get
   */
  monthlyRecurringRevenueChange(
    request?: MetricsMonthlyRecurringRevenueChangeRequest,
    options?: CallOptions,
  ): Call<MetricsMonthlyRecurringRevenueChangeResult>;
  /**
   * Get the refunds
   *
   * Returns what was refunded on each day, without tax and without returned fees. A refund counts on the day on which
   * the money was returned. Refunds that wait for their approval or were rejected don't count, nor do credits and
   * chargebacks. Only refunds of transactions in the currency count.
   *
   * The guide [Metrics](../guides/metrics.html) describes ranges and currencies.
   *
   * Needs the permission `metrics.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /metrics/refunds, in the document at operations/metrics.yaml#/refunds/get
   */
  refunds(request?: MetricsRefundsRequest, options?: CallOptions): Call<MetricsRefundsResult>;
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
   * Needs the permission `metrics.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /metrics/revenue, in the document at operations/metrics.yaml#/revenue/get
   */
  revenue(request?: MetricsRevenueRequest, options?: CallOptions): Call<MetricsRevenueResult>;
}

export function createMetricsClient(call: Caller): MetricsClient {
  return {
    activeSubscribers: (request = {}, options) =>
      call<MetricsActiveSubscribersRequest, MetricsActiveSubscribersResult>(
        activeSubscribersEndpoint,
        request,
        options,
      ),
    chargebacks: (request = {}, options) =>
      call<MetricsChargebacksRequest, MetricsChargebacksResult>(chargebacksEndpoint, request, options),
    checkoutConversion: (request = {}, options) =>
      call<MetricsCheckoutConversionRequest, MetricsCheckoutConversionResult>(
        checkoutConversionEndpoint,
        request,
        options,
      ),
    monthlyRecurringRevenue: (request = {}, options) =>
      call<MetricsMonthlyRecurringRevenueRequest, MetricsMonthlyRecurringRevenueResult>(
        monthlyRecurringRevenueEndpoint,
        request,
        options,
      ),
    monthlyRecurringRevenueChange: (request = {}, options) =>
      call<MetricsMonthlyRecurringRevenueChangeRequest, MetricsMonthlyRecurringRevenueChangeResult>(
        monthlyRecurringRevenueChangeEndpoint,
        request,
        options,
      ),
    refunds: (request = {}, options) =>
      call<MetricsRefundsRequest, MetricsRefundsResult>(refundsEndpoint, request, options),
    revenue: (request = {}, options) =>
      call<MetricsRevenueRequest, MetricsRevenueResult>(revenueEndpoint, request, options),
  };
}
