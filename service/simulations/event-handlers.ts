import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import type { Context } from '../http/context.ts';
import { envelope, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { checkReadableRun } from './check-readable-run.ts';
import { findEvent } from './find-event.ts';
import { findRun } from './find-run.ts';
import { replayEvent } from './replay-event.ts';
import { simulationEventEntity } from './simulation-entities.ts';

export function simulationEventsHandlers(services: Services): Handlers<Context>['simulationEvents'] {
  const { db } = services;
  return {
    list: finding(
      ({ path, newError }, { accountId, clock }) => findRun(newError, { db, clock }, accountId, path),
      async (request, caller, run) => {
        const { accountId, baseUrl } = caller;
        checkReadableRun(request.newError, caller, run);
        const { id, ...query } = request.query;
        const scope = db
          .selectFrom('simulation_events')
          .where('account_id', '=', accountId)
          .where('simulation_run_id', '=', run.id);
        return listPage(request, query, {
          db,
          baseUrl,
          scope,
          matching: filtered(scope.selectAll(), { id }),
          // The response contains each body twice: as the payload, and as the sent text.
          moreBytes: sql<number>`octet_length(body)`,
          items: (rows) => rows.map(simulationEventEntity),
        });
      },
    ),

    async get(request, caller) {
      const run = await findRun(request.newError, { db, clock: caller.clock }, caller.accountId, request.path);
      checkReadableRun(request.newError, caller, run);
      return ok(
        request,
        simulationEventEntity(await findEvent(request.newError, db, run, request.path.simulation_event_id)),
      );
    },

    async replay(request, caller) {
      const run = await findRun(request.newError, { db, clock: caller.clock }, caller.accountId, request.path);
      checkReadableRun(request.newError, caller, run);
      const event = await findEvent(request.newError, db, run, request.path.simulation_event_id);
      return changeOnce(services, request, caller, async (trx, own) => ({
        status: 202,
        body: envelope(request, await replayEvent(request.newError, trx, own, run, event)),
      }));
    },
  };
}
