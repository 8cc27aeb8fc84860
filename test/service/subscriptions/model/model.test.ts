import * as fc from 'fast-check';
import { test } from 'vitest';

import { ManualClock } from '../../../support/manual-clock.ts';
import { eachServiceWhenLong } from '../../../support/service.ts';
import { isLongRun } from '../../../support/suite-length.ts';
import { expectEventsInOrder } from './books.ts';
import { changeSteps } from './change-steps.ts';
import { dateSteps } from './date-steps.ts';
import { lifecycleSteps } from './lifecycle-steps.ts';
import { newModel } from './new-model.ts';
import { otherSteps } from './other-steps.ts';
import { type Beginning, newReal } from './real.ts';
import { expectSameState, type Step } from './step.ts';
import { type Card, CARDS, CYCLES, STARTS, TAXES } from './world.ts';

const SEQUENCES = isLongRun ? 10_000 : 30;
const STEPS = { maxCommands: isLongRun ? 30 : 25, size: 'max' } as const;
/** The long form ends with the sequence that begins last before this time. */
const LONG_MS = 100_000;

/** fast-check reports all three of a sequence that fails; with them it runs this sequence alone. */
const { MODEL_SEED: seed, MODEL_PATH: path, MODEL_REPLAY: replayPath } = process.env;

const beginnings: fc.Arbitrary<Beginning> = fc.record({
  start: fc.constantFrom(...STARTS),
  cycle: fc.constantFrom(CYCLES.month, CYCLES.month, CYCLES.month, CYCLES.week, CYCLES.quarter, CYCLES.year),
  card: fc.constantFrom('success', ...(Object.keys(CARDS) as Card[])),
  quantity: fc.integer({ min: 1, max: 3 }),
  isTrial: fc.nat(4).map((drawn) => drawn === 4),
});

eachServiceWhenLong(
  'changes, payments, failures and time of a subscription in any order',
  (service) => {
    test('lead to the states of the model, and the books are sound after each step', { timeout: 600_000 }, async () => {
      const steps: fc.Arbitrary<Step>[] = [...changeSteps, ...dateSteps, ...lifecycleSteps, ...otherSteps];
      const end = performance.now() + LONG_MS;
      const property = fc.asyncProperty(
        beginnings,
        fc.commands(steps, { ...STEPS, ...(replayPath !== undefined && { replayPath }) }),
        async (beginning, sequence) => {
          if (performance.now() > end) return;
          const real = await newReal(service(), beginning);
          const model = newModel(beginning);
          await expectSameState(model, real);
          await fc.asyncModelRun(() => ({ model, real }), sequence);
          await expectEventsInOrder(real);
        },
      );
      await fc.assert(property, {
        numRuns: SEQUENCES,
        ...(seed !== undefined && { seed: Number(seed) }),
        ...(path !== undefined && { path }),
      });
    });
  },
  { clock: new ManualClock('2027-01-01T00:00:00.000Z'), rules: { taxes: TAXES } },
);
