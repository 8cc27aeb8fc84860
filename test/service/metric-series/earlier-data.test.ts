import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { metricSeries } from '../../../service/storage/migrations/0032-metric-series.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { amountsOf, countsOf, DAY, newMetricScene } from './metric-scene.ts';

const START = Date.parse('2026-03-02T09:30:00Z');
const clock = new ManualClock('2026-03-02T09:30:00Z');

eachService(
  'metrics of earlier data',
  (service) => {
    test('the migration stores what was completed, on its day, and the subscriptions as they are', async () => {
      clock.advance(START - clock.now().getTime());
      const scene = await newMetricScene(service(), clock);
      const invoice = await scene.billed();
      const refunded = await scene.completed();
      clock.advance(DAY);
      await payWith(service().checkout.payments, scene.accountId, invoice);
      await scene.adjusted(await scene.billed(), { action: 'credit', type: 'full' });
      const discount_id = await scene.discount({ type: 'percentage', amount: '100' });
      await scene.completed({ discount_id });
      clock.advance(DAY);
      const { id } = await scene.adjusted(refunded, { action: 'refund', type: 'full' });
      await scene.approved(id);
      const read = async () => {
        const revenue = await scene.read('revenue', '2026-03-02', '2026-03-05');
        const recurring = await scene.read('monthlyRecurringRevenue', '2026-03-02', '2026-03-05');
        const subscribers = await scene.read('activeSubscribers', '2026-03-01', '2026-03-05');
        return [revenue.timeseries, amountsOf(recurring), countsOf(subscribers)];
      };
      const before = await read();
      expect(before).toMatchObject([
        [
          { amount: '42228', count: 1 },
          { amount: '42228', count: 2 },
          { amount: '0', count: 0 },
        ],
        ['90000', '180000', '180000'],
        [0, 1, 1, 1],
      ]);
      const { db } = service().services;
      await sql`delete from completed_sales`.execute(db);
      await sql`delete from subscription_versions`.execute(db);
      expect(await read()).not.toEqual(before);
      for (const statement of metricSeries.statements.filter((text) => text.startsWith('insert into')))
        await sql.raw(statement).execute(db);
      expect(await read()).toEqual(before);
    });
  },
  { clock },
);
