import { beforeEach, describe, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { MANUAL } from '../transactions/sale.ts';
import { amountsOf, countsOf, DAY, HOUR, type MetricScene, newMetricScene } from './metric-scene.ts';

const START = Date.parse('2026-03-02T09:30:00Z');
const clock = new ManualClock('2026-03-02T09:30:00Z');
const at = (time: number): void => clock.advance(time - clock.now().getTime());

eachService(
  'metrics of sales',
  (service) => {
    let scene: MetricScene;

    beforeEach(async () => {
      at(START);
      scene = await newMetricScene(service(), clock);
    });

    // 450.00 and 94.50 of tax, of which 5 % and 0.50 are the fee: 450.00 − 27.72 = 422.28.
    test('the revenue is what completed transactions earned, on the day of their completion', async () => {
      await scene.completed();
      await scene.completed();
      const later = await scene.ready();
      await scene.ready();
      await scene.billed();
      at(START + 2 * DAY);
      await payWith(service().checkout.payments, scene.accountId, later);
      const revenue = await scene.read('revenue', '2026-03-01', '2026-03-06');
      expect(revenue).toEqual({
        currency_code: 'EUR',
        timeseries: [
          { timestamp: '2026-03-01T00:00:00.000000Z', amount: '0', count: 0 },
          { timestamp: '2026-03-02T00:00:00.000000Z', amount: '84456', count: 2 },
          { timestamp: '2026-03-03T00:00:00.000000Z', amount: '0', count: 0 },
          { timestamp: '2026-03-04T00:00:00.000000Z', amount: '42228', count: 1 },
        ],
        starts_at: '2026-03-01T00:00:00.000000Z',
        ends_at: '2026-03-06T00:00:00.000000Z',
        interval: 'day',
        updated_at: '2026-03-04T09:30:00.000000Z',
      });
    });

    test('days begin and end at midnight in UTC', async () => {
      at(Date.parse('2026-03-02T23:59:59.999Z'));
      await scene.completed();
      clock.advance(1);
      await scene.completed();
      expect(countsOf(await scene.read('revenue', '2026-03-02', '2026-03-04'))).toEqual([1, 1]);
      expect(countsOf(await scene.read('revenue', '2026-03-03', '2026-03-04'))).toEqual([1]);
      expect(countsOf(await scene.read('revenue', '2026-03-02', '2026-03-03'))).toEqual([1]);
    });

    test('a refund and a chargeback leave the revenue, and an invoice that is credited in full has none', async () => {
      const refunded = await scene.completed();
      const { id } = await scene.adjusted(refunded, { action: 'refund', type: 'full' });
      await scene.approved(id);
      await scene.operate('adjustment chargeback', {}, (await scene.completed()).id);
      await scene.adjusted(await scene.billed(), { action: 'credit', type: 'full' });
      expect((await scene.read('revenue', '2026-03-02', '2026-03-03')).timeseries).toEqual([
        { timestamp: '2026-03-02T00:00:00.000000Z', amount: '84456', count: 2 },
      ]);
    });

    test('a credit reduces what an invoice earns that is paid later', async () => {
      const { id, details } = await scene.billed();
      const items = [{ item_id: details.line_items[0]!.id, type: 'partial', amount: '12100' }];
      await scene.adjusted({ id }, { action: 'credit', type: 'partial', items });
      await payWith(service().checkout.payments, scene.accountId, await scene.get(id));
      // 350.00, less 0.50 and 5 % of the total.
      const { fee } = (await scene.get(id)).details.adjusted_totals;
      expect(amountsOf(await scene.read('revenue', '2026-03-02', '2026-03-03'))).toEqual([
        String(35_000 - Number(fee)),
      ]);
    });

    test('refunds are amounts without tax, on the day on which the money was returned', async () => {
      const first = await scene.completed();
      const second = await scene.completed();
      const lines = [{ item_id: first.details.line_items[0]!.id, type: 'partial', amount: '12100' }];
      const part = await scene.adjusted(first, { action: 'refund', type: 'partial', items: lines });
      at(START + DAY);
      await scene.approved(part.id);
      at(START + 2 * DAY);
      const full = await scene.adjusted(second, { action: 'refund', type: 'full' });
      expect(amountsOf(await scene.read('refunds', '2026-03-02', '2026-03-05'))).toEqual(['0', '10000', '0']);
      await scene.operate('adjustment reject', {}, full.id);
      expect(amountsOf(await scene.read('refunds', '2026-03-02', '2026-03-05'))).toEqual(['0', '10000', '0']);
    });

    test('chargebacks count on the day on which they arrived, also after they are reversed', async () => {
      const first = await scene.completed();
      const second = await scene.completed();
      at(START + DAY);
      const { id } = await scene.operate('adjustment chargeback', {}, first.id);
      await scene.operate('adjustment chargeback', {}, second.id);
      at(START + 2 * DAY);
      await scene.operate('adjustment reverse', {}, id);
      expect(countsOf(await scene.read('chargebacks', '2026-03-02', '2026-03-05'))).toEqual([0, 2, 0]);
    });

    test('checkouts convert on the day on which they were created', async () => {
      const ready = await scene.ready();
      await scene.ready();
      await scene.draft();
      // An invoice without a checkout.
      await scene.ready(MANUAL);
      at(START + DAY);
      await payWith(service().checkout.payments, scene.accountId, ready);
      expect((await scene.read('checkoutConversion', '2026-03-02', '2026-03-04')).timeseries).toEqual([
        { timestamp: '2026-03-02T00:00:00.000000Z', count: 3, completed_count: 1, rate: '0.333333' },
        { timestamp: '2026-03-03T00:00:00.000000Z', count: 0, completed_count: 0, rate: '0.000000' },
      ]);
    });

    describe('the currency', () => {
      test('is that of the first completed transaction, or the one of the request', async () => {
        const empty = await scene.read('revenue', '2026-03-02', '2026-03-03');
        expect(empty.currency_code).toBe('USD');
        const dollars = await scene.newPrice({ unit_price: { amount: '10000', currency_code: 'USD' } });
        await scene.completed({ items: [{ price_id: dollars, quantity: 1 }], currency_code: 'USD' });
        clock.advance(HOUR);
        await scene.completed();
        // 100.00 − 5 % of 121.00 − 0.50 = 93.45
        const first = await scene.read('revenue', '2026-03-02', '2026-03-03');
        expect([first.currency_code, ...amountsOf(first)]).toEqual(['USD', '9345']);
        const euros = await scene.read('revenue', '2026-03-02', '2026-03-03', { currency_code: 'EUR' });
        expect([euros.currency_code, ...amountsOf(euros)]).toEqual(['EUR', '42228']);
        const recurring = await scene.read('monthlyRecurringRevenue', '2026-03-02', '2026-03-03');
        expect([recurring.currency_code, ...amountsOf(recurring)]).toEqual(['USD', '10000']);
      });
    });

    test('nothing of another account counts', async () => {
      const other = await newMetricScene(service(), clock);
      await other.completed();
      const query = { currency_code: 'EUR' } as const;
      expect(amountsOf(await scene.read('revenue', '2026-03-02', '2026-03-03', query))).toEqual(['0']);
      expect(amountsOf(await scene.read('monthlyRecurringRevenue', '2026-03-02', '2026-03-03', query))).toEqual(['0']);
      expect(countsOf(await scene.read('activeSubscribers', '2026-03-02', '2026-03-03'))).toEqual([0]);
      expect(countsOf(await scene.read('checkoutConversion', '2026-03-02', '2026-03-03'))).toEqual([0]);
    });
  },
  { clock },
);
