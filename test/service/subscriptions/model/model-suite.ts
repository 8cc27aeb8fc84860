import * as fc from 'fast-check';
import { test } from 'vitest';

import { ManualClock } from '../../../support/manual-clock.ts';
import { eachServiceWhenLong } from '../../../support/service.ts';
import { modelRun } from '../../../support/model-run.ts';
import { expectEventsInOrder } from './books.ts';
import { changeSteps } from './change-steps.ts';
import { dateSteps } from './date-steps.ts';
import { lifecycleSteps } from './lifecycle-steps.ts';
import { newModel } from './new-model.ts';
import { otherSteps } from './other-steps.ts';
import { type Beginning, newAccounts, newReal } from './real.ts';
import { expectSameResponses, expectSameState, type Step } from './step.ts';
import { type Card, CARDS, CYCLES, STARTS, TAXES } from './world.ts';

export interface ModelSize {
  /** How many sequences `npm test` or `npm run test:slow` tries; `npm run test:long` tries 10,000. */
  readonly sequences: number;
  /** The most steps of one. */
  readonly steps: number;
}

const beginnings: fc.Arbitrary<Beginning> = fc.record({
  start: fc.constantFrom(...STARTS),
  cycle: fc.constantFrom(CYCLES.month, CYCLES.month, CYCLES.month, CYCLES.week, CYCLES.quarter, CYCLES.year),
  card: fc.constantFrom('success', ...(Object.keys(CARDS) as Card[])),
  quantity: fc.integer({ min: 1, max: 3 }),
  isTrial: fc.nat(4).map((drawn) => drawn === 4),
});

/** Compares random sequences of steps with the model, on the real service. */
export function testModel({ sequences, steps: maxCommands }: ModelSize): void {
  const run = modelRun({ short: sequences, long: 10_000, longMs: 100_000 });
  eachServiceWhenLong(
    'changes, payments, failures and time of a subscription in any order',
    (service) => {
      test(
        'lead to the states of the model, and the books are sound after each step',
        { timeout: run.timeout },
        async () => {
          const steps: fc.Arbitrary<Step>[] = [...changeSteps, ...dateSteps, ...lifecycleSteps, ...otherSteps];
          const accounts = await newAccounts(service());
          const end = run.endsAt();
          const property = fc.asyncProperty(
            beginnings,
            fc.commands(steps, { maxCommands, size: 'max', ...run.commands }),
            async (beginning, sequence) => {
              if (performance.now() > end) return;
              const real = await newReal(accounts, beginning);
              const model = newModel(beginning);
              await expectSameState(model, real);
              await fc.asyncModelRun(() => ({ model, real }), sequence);
              await expectSameResponses(real);
              await expectEventsInOrder(real);
            },
          );
          await fc.assert(property, run.parameters);
        },
      );
    },
    { clock: new ManualClock('2027-01-01T00:00:00.000Z'), rules: { taxes: TAXES } },
  );
}
