import { expect, test } from 'vitest';

import { completeTogether } from '../../../service/payments/complete-together.ts';
import { chargeAttempt, chargeAttempts } from '../../../service/payments/pay.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { emittedEvents } from '../renewals/subscriber.ts';
import { PERIOD_END, type StartedCharges, startedCharges } from './started-charges.ts';

eachService(
  'charges of several subscriptions at once',
  (service) => {
    /** What a charge leaves, with neither ids nor the prefix of the account's invoice numbers. */
    async function outcomeOf(charges: StartedCharges, charge: () => Promise<void>): Promise<unknown> {
      const events = await emittedEvents(service(), charges.accountId, charge);
      const attempts = (await charges.stored()).map(({ ask_at: _, ...attempt }) => attempt);
      return anonymous([await charges.transactions(), await charges.subscriptions(), attempts, events]);
    }

    test('leave what charging one after the other leaves, also for a trial that ends', async () => {
      const together = await startedCharges(service(), 3, { inTrial: 1 });
      const single = await startedCharges(service(), 3, { inTrial: 1 });
      const { log, lines } = recordedLog();
      const payments = { ...service().checkout.payments, log };
      const outcome = await outcomeOf(together, () => chargeAttempts(payments, together.attempts));
      const expected = await outcomeOf(single, async () => {
        for (const attempt of single.attempts) await chargeAttempt(payments, attempt);
      });
      expect(outcome).toEqual(expected);
      expect(lines).toEqual([]);
      const transactions = await together.transactions();
      expect(transactions.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
      expect(transactions.map(({ invoice_number }) => invoice_number!.split('-')[1])).toEqual([
        '10001',
        '10002',
        '10003',
      ]);
      expect((await together.subscriptions()).map(({ status }) => status)).toEqual(['active', 'active', 'active']);
    });

    test('are stored in the time of each account, with its invoice numbers', async () => {
      const testTime = '2030-05-01T00:00:00.000000Z';
      const real = await startedCharges(service(), 1);
      const tested = await startedCharges(service(), 1, { testTime });
      const ids = [...real.attempts, ...tested.attempts].map(({ attemptId }) => attemptId);
      expect(await completeTogether(service().checkout.payments, ids)).toEqual(new Set(ids));
      for (const [charges, now] of [
        [real, PERIOD_END],
        [tested, testTime],
      ] as const) {
        const [transaction] = await charges.transactions();
        expect(transaction).toMatchObject({
          status: 'completed',
          updated_at: now,
          payments: [{ status: 'captured', captured_at: now }],
        });
        expect(transaction!.invoice_number).toMatch(/-10001$/);
        expect(await charges.stored()).toMatchObject([{ state: 'completed' }]);
      }
    });
  },
  { clock: new ManualClock(PERIOD_END) },
);

/** The same with each id replaced by its number in the order in which they appear. */
function anonymous(value: unknown): unknown {
  const known = new Map<string, string>();
  const text = JSON.stringify(value).replaceAll(
    /\b([a-z]+_)[0-9a-z]{26}\b|\b[0-9a-f]{8}-[0-9a-f-]{27}\b|\bacc_[0-9a-f]{16}\b|\b\d+(?=-1\d{4}\b)/g,
    (id: string, prefix: string | undefined) => {
      const existing = known.get(id);
      if (existing !== undefined) return existing;
      const replaced = `${prefix ?? ''}#${known.size}`;
      known.set(id, replaced);
      return replaced;
    },
  );
  return JSON.parse(text) as unknown;
}
