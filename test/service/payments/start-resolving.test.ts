import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

import { expect, onTestFinished, test, vi } from 'vitest';

import { startResolving } from '../../../service/payments/start-resolving.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { PERIOD_END, startedCharges } from './started-charges.ts';

/** The milliseconds of each sleep that begins until the test ends. */
function sleeps(): readonly number[] {
  const began: number[] = [];
  const sleep = timers.setTimeout;
  const spy = vi.spyOn(timers, 'setTimeout').mockImplementation((milliseconds = 0, value, options) => {
    began.push(milliseconds);
    return sleep(milliseconds, value, options);
  });
  // So that modules which have imported it by its name use the spy.
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return began;
}

eachService(
  'the job that finishes payments',
  (service) => {
    test('looks again at once after it has finished some, and a second after it has found none', async () => {
      const charges = await startedCharges(service(), 1);
      await charges.makeDue();
      const pauses = sleeps();
      const job = startResolving(service().checkout.payments);
      await vi.waitFor(() => expect(pauses.length).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
      await job.stop();
      expect(pauses.slice(0, 2)).toEqual([0, 1_000]);
      expect(await charges.transactions()).toMatchObject([{ status: 'completed' }]);
    });
  },
  { clock: new ManualClock(PERIOD_END) },
);
