import { beforeEach, describe, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { seedClock } from '../../support/seed-clock.ts';
import { expectError } from '../http/expect-error.ts';
import { caller } from '../http/test-client.ts';
import { type MetricScene, newMetricScene } from './metric-scene.ts';

const clock = new ManualClock('2026-03-02T09:30:00Z');

const METRICS = {
  activeSubscribers: 'active-subscribers',
  chargebacks: 'chargebacks',
  checkoutConversion: 'checkout-conversion',
  monthlyRecurringRevenue: 'monthly-recurring-revenue',
  monthlyRecurringRevenueChange: 'monthly-recurring-revenue-change',
  refunds: 'refunds',
  revenue: 'revenue',
} as const;
const names = Object.keys(METRICS) as (keyof typeof METRICS)[];

eachService(
  'ranges of metrics',
  (service) => {
    let scene: MetricScene;

    beforeEach(async () => {
      scene = await newMetricScene(service(), clock);
    });

    const faultsOf = async (path: string) =>
      (await expectError(await scene.call('GET', path), 'invalid_field')).error.errors;
    const daysOf = ({ timeseries }: { readonly timeseries: readonly { readonly timestamp: string }[] }) =>
      timeseries.map(({ timestamp }) => timestamp.slice(0, 10));

    describe.each(names)('%s', (name) => {
      const path = `/metrics/${METRICS[name]}`;

      test('is empty when the range has no day', async () => {
        expect(await scene.read(name, '2026-03-01', '2026-03-01')).toMatchObject({
          timeseries: [],
          starts_at: '2026-03-01T00:00:00.000000Z',
          ends_at: '2026-03-01T00:00:00.000000Z',
        });
      });

      test('has today and the 29 days before without a range', async () => {
        const { data } = await scene.client.metrics[name]();
        const days = daysOf(data);
        expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-02-01', '2026-03-02']);
        expect(data).toMatchObject({ ends_at: '2026-03-03T00:00:00.000000Z', interval: 'day' });
      });

      test('leaves out days that have not begun', async () => {
        const series = await scene.read(name, '2026-03-01', '2026-03-20');
        expect(daysOf(series)).toEqual(['2026-03-01', '2026-03-02']);
        expect(series.ends_at).toBe('2026-03-20T00:00:00.000000Z');
        expect(daysOf(await scene.read(name, '2030-01-01', '2030-02-01'))).toEqual([]);
      });

      test('has at most 366 days, from the first year of the calendar on', async () => {
        expect(daysOf(await scene.read(name, '2024-01-01', '2025-01-01'))).toHaveLength(366);
        expect(await faultsOf(`${path}?from=2024-01-01&to=2025-01-02`)).toEqual([
          {
            field: 'to',
            message: 'must be at most 366 days after from, 2024-01-01. Read longer periods in several requests',
          },
        ]);
        expect(daysOf(await scene.read(name, '0000-01-01', '0000-03-01'))).toHaveLength(60);
        expect(daysOf(await scene.read(name, '9999-12-01', '9999-12-31'))).toEqual([]);
      });

      test('rejects a range that ends before it begins, and values that are not dates', async () => {
        expect(await faultsOf(`${path}?from=2026-03-02&to=2026-03-01`)).toEqual([
          { field: 'to', message: 'must not be before from, 2026-03-02' },
        ]);
        expect(await faultsOf(`${path}?from=2026-03-04`)).toEqual([
          { field: 'from', message: 'must not be after 2026-03-03, where the range ends without to' },
        ]);
        expect(await faultsOf(`${path}?to=2026-02-30`)).toMatchObject([{ field: 'to' }]);
        expect(await faultsOf(`${path}?from=2026-03-02T00:00:00Z`)).toMatchObject([{ field: 'from' }]);
      });

      test('needs metrics.read, and no other permission', async () => {
        const { accountId } = scene;
        const key = await service().keyFor({ accountId, permissions: ['metrics.read'] });
        expect((await caller(service(), key)('GET', path)).status).toBe(200);
        const others = await service().keyFor({ accountId, permissions: ['transaction.read', 'report.read'] });
        await expectError(await caller(service(), others)('GET', path), 'forbidden');
      });
    });

    test('are in the time of the test clock of the account', async () => {
      await seedClock(service().services, scene.accountId);
      const { time } = (await scene.client.testClock.get()).data;
      const { data } = await scene.client.metrics.revenue();
      expect(data.updated_at).toBe(time);
      expect(daysOf(data).at(-1)).toBe(time.slice(0, 10));
    });
  },
  { clock },
);
