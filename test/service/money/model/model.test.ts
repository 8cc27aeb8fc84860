import * as fc from 'fast-check';
import { test } from 'vitest';

import { eachServiceWhenLong } from '../../../support/service.ts';
import { modelRun } from '../../../support/model-run.ts';
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

const RUN = modelRun({ short: 16, long: 1_000, longMs: 110_000 });
const STEPS = { maxCommands: isLongRun ? 80 : 40, size: 'max' } as const;

eachServiceWhenLong(
  'transactions, payments, adjustments and credit in any order',
  (service) => {
    test(
      'lead to the states of the model, and the books balance after each step',
      { timeout: RUN.timeout },
      async () => {
        const steps: fc.Arbitrary<Step>[] = [...transactionSteps, ...paymentSteps, ...adjustmentSteps, ...otherSteps];
        const end = RUN.endsAt();
        const property = fc.asyncProperty(fc.commands(steps, { ...STEPS, ...RUN.commands }), async (sequence) => {
          if (performance.now() > end) return;
          const real = await newReal(service());
          try {
            const model = newModel();
            await fc.asyncModelRun(() => ({ model, real }), sequence);
            await expectEvents(model, real);
          } finally {
            await leave(real);
          }
        });
        await fc.assert(property, RUN.parameters);
      },
    );
  },
  { payments: { gateway: unreliable } },
);
