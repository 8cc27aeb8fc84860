import type { Handlers } from '@billing/server';
import type { CurrencyCode } from '@billing/types';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { readTaxMode } from '../pricing/read-tax-mode.ts';
import type { Services } from '../services.ts';
import { activeSubscribers } from './active-subscribers.ts';
import { conversionRate } from './conversion-rate.ts';
import { type Day, monthBefore } from './days.ts';
import { metricRange, type MetricRange } from './metric-range.ts';
import { readChargebacks, readCheckouts, readCurrency, readRefunds, readRevenue } from './read-sales.ts';
import { recurringRevenue } from './recurring-revenue.ts';
import { seriesOf } from './series.ts';

export function metricsHandlers({ db, rules }: Services): Handlers<Context>['metrics'] {
  const currencyOf = async (requested: CurrencyCode | undefined, accountId: string): Promise<CurrencyCode> =>
    requested ?? ((await readCurrency(db, accountId)) as CurrencyCode);
  const readRecurring = async (accountId: string, range: Pick<MetricRange, 'from' | 'to'>, currency: string) => {
    const taxRules = { taxes: rules.taxes, accountTaxMode: await readTaxMode(db, accountId) };
    return recurringRevenue(db, taxRules, { accountId, from: range.from, to: range.to, currency });
  };
  return {
    async activeSubscribers(request, { accountId, clock }) {
      const { from, to, ...left } = request.query;
      assertAllUsed(left);
      const range = metricRange(request.newError, { from, to }, clock.now());
      const counts = await activeSubscribers(db, accountId, range);
      const series = seriesOf(range, (day) => ({ count: counts.get(day) ?? 0 }));
      return ok(request.id, series);
    },

    async chargebacks(request, { accountId, clock }) {
      const { from, to, ...left } = request.query;
      assertAllUsed(left);
      const range = metricRange(request.newError, { from, to }, clock.now());
      const sums = await readChargebacks(db, { accountId, range });
      const series = seriesOf(range, (day) => ({ count: sums.get(day)?.count ?? 0 }));
      return ok(request.id, series);
    },

    async checkoutConversion(request, { accountId, clock }) {
      const { from, to, ...left } = request.query;
      assertAllUsed(left);
      const range = metricRange(request.newError, { from, to }, clock.now());
      const conversions = await readCheckouts(db, { accountId, range });
      const series = seriesOf(range, (day) => {
        const { count, completed } = conversions.get(day) ?? { count: 0, completed: 0 };
        return { count, completed_count: completed, rate: conversionRate(completed, count) };
      });
      return ok(request.id, series);
    },

    async monthlyRecurringRevenue(request, { accountId, clock }) {
      const { from, to, currency_code: requested, ...left } = request.query;
      assertAllUsed(left);
      const range = metricRange(request.newError, { from, to }, clock.now());
      const currency_code = await currencyOf(requested, accountId);
      const amounts = await readRecurring(accountId, range, currency_code);
      const series = seriesOf(range, (day) => ({ amount: String(amounts.get(day) ?? 0n) }));
      return ok(request.id, { currency_code, ...series });
    },

    async monthlyRecurringRevenueChange(request, { accountId, clock }) {
      const { from, to, currency_code: requested, ...left } = request.query;
      assertAllUsed(left);
      const range = metricRange(request.newError, { from, to }, clock.now());
      const currency_code = await currencyOf(requested, accountId);
      const [first = range.to] = range.days;
      const amounts = await readRecurring(accountId, { from: monthBefore(first), to: range.to }, currency_code);
      const amountOf = (day: Day): bigint => amounts.get(day) ?? 0n;
      const series = seriesOf(range, (day) => ({ amount: String(amountOf(day) - amountOf(monthBefore(day))) }));
      return ok(request.id, { currency_code, ...series });
    },

    async refunds(request, { accountId, clock }) {
      const { from, to, currency_code: requested, ...left } = request.query;
      assertAllUsed(left);
      const range = metricRange(request.newError, { from, to }, clock.now());
      const currency_code = await currencyOf(requested, accountId);
      const sums = await readRefunds(db, { accountId, range }, currency_code);
      const series = seriesOf(range, (day) => ({ amount: sums.get(day)?.amount ?? '0' }));
      return ok(request.id, { currency_code, ...series });
    },

    async revenue(request, { accountId, clock }) {
      const { from, to, currency_code: requested, ...left } = request.query;
      assertAllUsed(left);
      const range = metricRange(request.newError, { from, to }, clock.now());
      const currency_code = await currencyOf(requested, accountId);
      const sums = await readRevenue(db, { accountId, range }, currency_code);
      const series = seriesOf(range, (day) => {
        const { amount, count } = sums.get(day) ?? { amount: '0', count: 0 };
        return { amount, count };
      });
      return ok(request.id, { currency_code, ...series });
    },
  };
}
