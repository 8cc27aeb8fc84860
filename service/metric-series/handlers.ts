import type { Handlers } from '@billing/server';
import type { CurrencyCode, MetricsRevenueQuery } from '@billing/types';

import type { AccountClock } from '../common/account-clock.ts';
import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
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

interface RangeRequest {
  readonly query: MetricsRevenueQuery;
  readonly newError: NewError<'invalid_field'>;
}

export function metricsHandlers({ db, rules }: Services): Handlers<Context>['metrics'] {
  const rangeOf = ({ query, newError }: RangeRequest, clock: AccountClock): MetricRange => {
    const { from, to, currency_code: _, ...left } = query;
    assertAllUsed(left);
    return metricRange(newError, { from, to }, clock.now());
  };
  const currencyOf = async ({ query }: RangeRequest, accountId: string): Promise<CurrencyCode> =>
    (query.currency_code ?? (await readCurrency(db, accountId))) as CurrencyCode;
  const readRecurring = async (accountId: string, range: Pick<MetricRange, 'from' | 'to'>, currency: string) => {
    const taxRules = { taxes: rules.taxes, accountTaxMode: await readTaxMode(db, accountId) };
    return recurringRevenue(db, taxRules, { accountId, from: range.from, to: range.to, currency });
  };
  return {
    async activeSubscribers(request, { accountId, clock }) {
      const range = rangeOf(request, clock);
      const counts = await activeSubscribers(db, accountId, range);
      return ok(
        request.id,
        seriesOf(range, (day) => ({ count: counts.get(day) ?? 0 })),
      );
    },

    async chargebacks(request, { accountId, clock }) {
      const range = rangeOf(request, clock);
      const sums = await readChargebacks(db, { accountId, range });
      return ok(
        request.id,
        seriesOf(range, (day) => ({ count: sums.get(day)?.count ?? 0 })),
      );
    },

    async checkoutConversion(request, { accountId, clock }) {
      const range = rangeOf(request, clock);
      const conversions = await readCheckouts(db, { accountId, range });
      const pointOf = (day: Day) => {
        const { count, completed } = conversions.get(day) ?? { count: 0, completed: 0 };
        return { count, completed_count: completed, rate: conversionRate(completed, count) };
      };
      return ok(request.id, seriesOf(range, pointOf));
    },

    async monthlyRecurringRevenue(request, { accountId, clock }) {
      const range = rangeOf(request, clock);
      const currency_code = await currencyOf(request, accountId);
      const amounts = await readRecurring(accountId, range, currency_code);
      const series = seriesOf(range, (day) => ({ amount: String(amounts.get(day) ?? 0n) }));
      return ok(request.id, { currency_code, ...series });
    },

    async monthlyRecurringRevenueChange(request, { accountId, clock }) {
      const range = rangeOf(request, clock);
      const currency_code = await currencyOf(request, accountId);
      const [first = range.from] = range.days;
      const from = range.days.length === 0 ? first : monthBefore(first);
      const amounts = await readRecurring(accountId, { from, to: range.to }, currency_code);
      const amountOf = (day: Day): bigint => amounts.get(day) ?? 0n;
      const series = seriesOf(range, (day) => ({ amount: String(amountOf(day) - amountOf(monthBefore(day))) }));
      return ok(request.id, { currency_code, ...series });
    },

    async refunds(request, { accountId, clock }) {
      const range = rangeOf(request, clock);
      const currency_code = await currencyOf(request, accountId);
      const sums = await readRefunds(db, { accountId, range }, currency_code);
      const series = seriesOf(range, (day) => ({ amount: sums.get(day)?.amount ?? '0' }));
      return ok(request.id, { currency_code, ...series });
    },

    async revenue(request, { accountId, clock }) {
      const range = rangeOf(request, clock);
      const currency_code = await currencyOf(request, accountId);
      const sums = await readRevenue(db, { accountId, range }, currency_code);
      const series = seriesOf(range, (day) => {
        const { amount, count } = sums.get(day) ?? { amount: '0', count: 0 };
        return { amount, count };
      });
      return ok(request.id, { currency_code, ...series });
    },
  };
}
