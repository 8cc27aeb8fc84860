import * as fc from 'fast-check';
import { test } from 'vitest';

import { eachServiceWhenLong } from '../../../support/service.ts';
import { isLongRun } from '../../../support/suite-length.ts';
import { adjustmentSteps } from './adjustment-steps.ts';
import { expectEvents } from './events.ts';
import { newModel } from './model.ts';
import { otherSteps } from './other-steps.ts';
import { paymentSteps } from './payment-steps.ts';
import { leave, newReal } from './real.ts';
import type { Step } from './step.ts';
import { transactionSteps } from './transaction-steps.ts';
import { unreliable } from './unreliable-gateway.ts';

const SEQUENCES = isLongRun ? 1_000 : 16;
const STEPS = { maxCommands: isLongRun ? 80 : 40, size: 'max' } as const;
/** The long form ends with the sequence that begins last before this time. */
const LONG_MS = 110_000;

/** fast-check reports all three of a sequence that fails; with them it runs this sequence alone. */
const { MODEL_SEED: seed, MODEL_PATH: path, MODEL_REPLAY: replayPath } = process.env;

eachServiceWhenLong(
  'transactions, payments, adjustments and credit in any order',
  (service) => {
    test('lead to the states of the model, and the books balance after each step', { timeout: 600_000 }, async () => {
      const steps: fc.Arbitrary<Step>[] = [...transactionSteps, ...paymentSteps, ...adjustmentSteps, ...otherSteps];
      const end = performance.now() + LONG_MS;
      const property = fc.asyncProperty(
        fc.commands(steps, { ...STEPS, ...(replayPath !== undefined && { replayPath }) }),
        async (sequence) => {
          if (performance.now() > end) return;
          const real = await newReal(service());
          try {
            const model = newModel();
            await fc.asyncModelRun(() => ({ model, real }), sequence);
            await expectEvents(model, real);
          } finally {
            await leave(real);
          }
        },
      );
      await fc.assert(property, {
        numRuns: SEQUENCES,
        ...(seed !== undefined && { seed: Number(seed) }),
        ...(path !== undefined && { path }),
      });
    });
  },
  { payments: { gateway: unreliable } },
);
