import { finding, type Handlers } from '@billing/server';
import type { SimulationRun } from '@billing/types';
import { type Selectable, sql } from 'kysely';

import { allRead } from '../common/assert-all-used.ts';
import type { Caller } from '../auth/caller.ts';
import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { created, listed, ok } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import { keptSince } from '../storage/retention.ts';
import type { SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import { checkReadableRun } from './check-readable-run.ts';
import { findRun } from './find-run.ts';
import { findSimulation } from './find-simulation.ts';
import { simulationEventEntity, simulationRunEntity } from './simulation-entities.ts';
import { startRun } from './start-run.ts';

type Run = Selectable<SimulationRunRow>;
type Include = readonly string[] | undefined;

/** What the events of a run add to it: each body as the payload, and as the text that was sent, in which half of the characters may be escaped. */
const EVENTS_BYTES = sql<number>`3 * bytes`;

const showsEvents = (include: Include): boolean => include?.includes('events') === true;

export function simulationRunsHandlers(services: Services): Handlers<Context>['simulationRuns'] {
  const { db, clock } = services;
  return {
    list: finding(
      ({ path, newError }, { accountId }) => findSimulation(newError, db, accountId, path.simulation_id),
      async (request, caller, simulation) => {
        const { accountId, baseUrl } = caller;
        const { id, include, order_by, after, per_page, ...left } = request.query;
        allRead(left);
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
          newError: request.newError,
          ...(showsEvents(include) && { moreBytes: EVENTS_BYTES }),
        });
        const shown = await withIncluded(request.newError, services, caller, runs.rows, include);
        return listed(request, baseUrl, { ...runs, rows: shown }, (run) => run);
      },
    ),

    async create(request, caller) {
      const run = await db
        .transaction()
        .execute((trx) => startRun(request.newError, trx, services, caller, request.path.simulation_id));
      return created(request, run);
    },

    get: finding(
      ({ path, newError }, { accountId }) => findRun(newError, services, accountId, path),
      async (request, caller, run) => {
        const { include, ...left } = request.query;
        allRead(left);
        const [shown] = await withIncluded(request.newError, services, caller, [run], include);
        return ok(request, shown!);
      },
    ),
  };
}

/** Runs as they are shown, with their events in the order of play where that is asked for. */
async function withIncluded(
  newError: NewError<'forbidden'>,
  { db }: Pick<Services, 'db'>,
  caller: Pick<Caller, 'accountId' | 'permissions'>,
  runs: readonly Run[],
  include: Include,
): Promise<SimulationRun[]> {
  if (!showsEvents(include) || runs.length === 0) return runs.map(simulationRunEntity);
  for (const run of runs) checkReadableRun(newError, caller, run);
  const events = await db
    .selectFrom('simulation_events')
    .selectAll()
    .where('account_id', '=', caller.accountId)
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
