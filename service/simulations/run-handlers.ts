import { finding, type Handlers } from '@billing/server';
import type { SimulationRun } from '@billing/types';
import type { Selectable } from 'kysely';

import type { Context } from '../http/context.ts';
import { created, listed, ok } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import { keptSince } from '../storage/retention.ts';
import type { SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import { findRun } from './find-run.ts';
import { findSimulation } from './find-simulation.ts';
import { simulationEventEntity, simulationRunEntity } from './simulation-entities.ts';
import { startRun } from './start-run.ts';

type Run = Selectable<SimulationRunRow>;

export function simulationRunsHandlers(services: Services): Handlers<Context>['simulationRuns'] {
  const { db, clock } = services;
  return {
    list: finding(
      ({ path }, { accountId }) => findSimulation(db, accountId, path.simulation_id),
      async (request, { accountId, baseUrl }, simulation) => {
        const { id, include, order_by, after, per_page } = request.query;
        const scope = db
          .selectFrom('simulation_runs')
          .where('account_id', '=', accountId)
          .where('simulation_id', '=', simulation.id)
          .where('created_at', '>=', keptSince(clock));
        const all = scope.selectAll();
        const runs = await page(db, {
          scope,
          matching: id === undefined ? all : all.where('id', 'in', id),
          order: pageOrder(order_by),
          after,
          perPage: per_page,
          skipCount: skipsCount(request),
        });
        const shown = await withIncluded(services, accountId, runs.rows, include);
        return listed(request, baseUrl, { ...runs, rows: shown }, (run) => run);
      },
    ),

    async create(request, caller) {
      const run = await db.transaction().execute((trx) => startRun(trx, services, caller, request.path.simulation_id));
      return created(request, run);
    },

    get: finding(
      ({ path }, { accountId }) => findRun(services, accountId, path),
      async (request, { accountId }, run) => {
        const [shown] = await withIncluded(services, accountId, [run], request.query.include);
        return ok(request, shown!);
      },
    ),
  };
}

/** Runs as they are shown, with their events in the order of play where that is asked for. */
async function withIncluded(
  { db }: Pick<Services, 'db'>,
  accountId: string,
  runs: readonly Run[],
  include: readonly string[] | undefined,
): Promise<SimulationRun[]> {
  if (!include?.includes('events') || runs.length === 0) return runs.map(simulationRunEntity);
  const events = await db
    .selectFrom('simulation_events')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(
      'simulation_run_id',
      'in',
      runs.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const eventsOf = Map.groupBy(events, (event) => event.simulation_run_id);
  return runs.map((run) => ({
    ...simulationRunEntity(run),
    events: (eventsOf.get(run.id) ?? []).map(simulationEventEntity),
  }));
}
