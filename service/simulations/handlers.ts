import { finding, type Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { notFound } from '../basics/not-found.ts';
import type { Services } from '../services.ts';
import { findRun } from './find-run.ts';
import { simulationEventEntity, simulationRunEntity } from './simulation-entities.ts';

export function simulationRunsHandlers(services: Services): Handlers<Context>['simulationRuns'] {
  const { db } = services;
  return {
    get: finding(
      ({ path }, { accountId }) => findRun(services, accountId, path),
      async (request, { accountId }, run) => {
        const entity = simulationRunEntity(run);
        if (!request.query.include?.includes('events')) return ok(request, entity);
        const events = await db
          .selectFrom('simulation_events')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('simulation_run_id', '=', run.id)
          .orderBy('id')
          .execute();
        return ok(request, { ...entity, events: events.map(simulationEventEntity) });
      },
    ),
  };
}

export function simulationEventsHandlers(services: Services): Handlers<Context>['simulationEvents'] {
  const { db } = services;
  return {
    async get(request, { accountId }) {
      const run = await findRun(services, accountId, request.path);
      const { simulation_event_id } = request.path;
      const event = await db
        .selectFrom('simulation_events')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('simulation_run_id', '=', run.id)
        .where('id', '=', simulation_event_id)
        .executeTakeFirst();
      if (event === undefined) throw notFound('Simulation event', simulation_event_id);
      return ok(request, simulationEventEntity(event));
    },
  };
}
