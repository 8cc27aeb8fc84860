import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { startPayment } from '../../../service/payments/start-payment.ts';
import { startResolving } from '../../../service/payments/start-resolving.ts';
import { startRenewing } from '../../../service/renewals/start-renewing.ts';
import { silentLog } from '../../../service/common/log.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { watchedDatabase } from '../../support/watched-database.ts';
import { payWith, paymentOf } from '../payments/card-payment.ts';
import { newSale } from '../transactions/sale.ts';

const clock = new ManualClock('2028-01-31T10:00:00.000Z');
const PATIENCE = { timeout: 60_000, interval: 100 };

eachService(
  'the jobs of a worker',
  (service) => {
    test('renew a subscription for every period that has ended', async () => {
      const sale = await newSale(service());
      const { payments } = service().checkout;
      await payWith(payments, sale.accountId, await sale.ready());
      clock.advance(3 * 31 * 86_400_000);
      const job = startRenewing(payments);
      onTestFinished(() => job.stop());
      const renewals = async () => {
        const { data } = await sale.client.transactions.list({ query: { origin: ['subscription_recurring'] } });
        return data.map(({ status }) => status);
      };
      await vi.waitFor(async () => expect(await renewals()).toEqual(Array(3).fill('completed')), PATIENCE);
    });

    test('look for subscriptions once a second while none is due', async () => {
      const { payments } = service().checkout;
      await service().database.db.updateTable('subscriptions').set({ due_at: null }).execute();
      let looks = 0;
      const db = watchedDatabase(payments.services.db, ({ sql: statement }) => {
        if (statement.includes('from subscriptions s join accounts')) looks += 1;
      });
      const began = performance.now();
      const job = startRenewing({ ...payments, services: { ...payments.services, db } });
      await pause(200);
      await job.stop();
      expect(looks).toBeGreaterThan(0);
      expect(looks).toBeLessThanOrEqual(1 + (performance.now() - began) / 1_000);
    });

    test('finish a payment whose process has ended', async () => {
      const sale = await newSale(service());
      const { payments } = service().checkout;
      const ready = await sale.ready();
      const { kind } = await startPayment(payments, paymentOf(sale.accountId, ready));
      expect(kind).toBe('stored');
      await sql`update payment_attempts set ask_at = clock_timestamp()`.execute(service().database.db);
      const job = startResolving(payments);
      onTestFinished(() => job.stop());
      const statuses = async () => (await sale.get(ready.id)).payments.map(({ status }) => status);
      await vi.waitFor(async () => expect(await statuses()).toEqual(['error']), PATIENCE);
    });

    test.each([
      ['renew', startRenewing, 'failed to look for subscriptions to renew; retrying'],
      ['finish payments', startResolving, 'failed to look for payments to finish; retrying'],
    ] as const)('log that they can not %s while the database is unavailable', async (_, start, message) => {
      const lines: string[] = [];
      const log = { ...silentLog, error: (_data: object, line: string) => void lines.push(line) };
      const { payments } = service().checkout;
      const job = start({ ...payments, log, services: { ...payments.services, db: {} as never } });
      await vi.waitFor(() => expect(lines).toEqual([message]), PATIENCE);
      await job.stop();
    });
  },
  { clock },
);
