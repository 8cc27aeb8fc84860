import { finding, type Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { envelope, listed, ok } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import { findEvent } from './find-event.ts';
import { findRun } from './find-run.ts';
import { replayEvent } from './replay-event.ts';
import { simulationEventEntity } from './simulation-entities.ts';

export function simulationEventsHandlers(services: Services): Handlers<Context>['simulationEvents'] {
  const { db } = services;
  return {
    list: finding(
      ({ path }, { accountId }) => findRun(services, accountId, path),
      async (request, { accountId, baseUrl }, run) => {
        const { id, order_by, after, per_page } = request.query;
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
        });
        return listed(request, baseUrl, rows, simulationEventEntity);
      },
    ),

    async get(request, { accountId }) {
      const run = await findRun(services, accountId, request.path);
      return ok(request, simulationEventEntity(await findEvent(db, run, request.path.simulation_event_id)));
    },

    async replay(request, { accountId }) {
      const run = await findRun(services, accountId, request.path);
      const event = await findEvent(db, run, request.path.simulation_event_id);
      const added = await db.transaction().execute((trx) => replayEvent(trx, services, run, event));
      return { status: 202, body: envelope(request, added) };
    },
  };
}
