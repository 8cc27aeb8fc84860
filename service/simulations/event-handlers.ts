import { finding, type Handlers } from '@billing/server';
import { sql } from 'kysely';

import { allRead } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { envelope, listed, ok } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import { checkReadableRun } from './check-readable-run.ts';
import { findEvent } from './find-event.ts';
import { findRun } from './find-run.ts';
import { replayEvent } from './replay-event.ts';
import { simulationEventEntity } from './simulation-entities.ts';

export function simulationEventsHandlers(services: Services): Handlers<Context>['simulationEvents'] {
  const { db } = services;
  return {
    list: finding(
      ({ path, newError }, { accountId }) => findRun(newError, services, accountId, path),
      async (request, caller, run) => {
        const { accountId, baseUrl } = caller;
        checkReadableRun(request.newError, caller, run);
        const { id, order_by, after, per_page, ...left } = request.query;
        allRead(left);
        const scope = db
          .selectFrom('simulation_events')
          .where('account_id', '=', accountId)
          .where('simulation_run_id', '=', run.id);
        const all = scope.selectAll();
        const rows = await page(db, {
          scope,
          matching: id === undefined ? all : all.where('id', 'in', id),
          order: pageOrder(order_by),
          after,
          perPage: per_page,
          skipCount: skipsCount(request),
          // A body is shown twice: as the payload, and as the text that was sent.
          moreBytes: sql<number>`octet_length(body)`,
          newError: request.newError,
        });
        return listed(request, baseUrl, rows, simulationEventEntity);
      },
    ),

    async get(request, caller) {
      const run = await findRun(request.newError, services, caller.accountId, request.path);
      checkReadableRun(request.newError, caller, run);
      return ok(
        request,
        simulationEventEntity(await findEvent(request.newError, db, run, request.path.simulation_event_id)),
      );
    },

    async replay(request, caller) {
      const run = await findRun(request.newError, services, caller.accountId, request.path);
      checkReadableRun(request.newError, caller, run);
      const event = await findEvent(request.newError, db, run, request.path.simulation_event_id);
      const added = await db.transaction().execute((trx) => replayEvent(request.newError, trx, services, run, event));
      return { status: 202, body: envelope(request, added) };
    },
  };
}
