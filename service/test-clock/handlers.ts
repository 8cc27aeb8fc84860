import type { Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { created, envelope, ok } from '../http/envelope.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { advanceClock } from './advance-clock.ts';
import { checkSandbox, findClock } from './find-clock.ts';
import { startClock } from './start-clock.ts';

export function testClockHandlers(services: Services): Handlers<Context>['testClock'] {
  const { db, rules } = services;
  return {
    async get(request, { accountId }) {
      checkSandbox(request.newError, rules);
      return ok(request, await findClock(request.newError, db, accountId));
    },

    async start({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await startClock(request.newError, trx, own, caller.accountId, body)),
      );
    },

    async advance({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) => ({
        status: 202 as const,
        body: envelope(request, await advanceClock(request.newError, trx, own, caller.accountId, body)),
      }));
    },
  };
}
