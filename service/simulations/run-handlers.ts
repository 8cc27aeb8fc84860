import { finding, type Handlers } from '@billing/server';
import type { SimulationRun } from '@billing/types';
import { type Selectable, sql } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Caller } from '../auth/caller.ts';
import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { retainedSince } from '../storage/retention.ts';
import type { SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import { checkReadableRun } from './check-readable-run.ts';
import { findRun } from './find-run.ts';
import { findSimulation } from './find-simulation.ts';
import { simulationEventEntity, simulationRunEntity } from './simulation-entities.ts';
import { startRun } from './start-run.ts';

type Run = Selectable<SimulationRunRow>;
type Include = readonly string[] | undefined;

/**
 * Size of a run's events in a response: each body as the payload, and as the sent text, whose characters are
 * escaped, up to half of them.
 */
const EVENTS_BYTES = sql<number>`3 * bytes`;

const showsEvents = (include: Include): boolean => include?.includes('events') === true;

export function simulationRunsHandlers(services: Services): Handlers<Context>['simulationRuns'] {
  const { db } = services;
  return {
    list: finding(
      ({ path, newError }, { accountId }) => findSimulation(newError, db, accountId, path.simulation_id),
      async (request, caller, simulation) => {
        const { accountId, baseUrl } = caller;
        const { id, include, ...query } = request.query;
        const scope = db
          .selectFrom('simulation_runs')
          .where('account_id', '=', accountId)
          .where('simulation_id', '=', simulation.id)
          .where('created_at', '>=', retainedSince(caller.clock));
        return listPage(request, query, {
          db,
          baseUrl,
          scope,
          matching: filtered(scope.selectAll(), { id }),
          ...(showsEvents(include) && { moreBytes: EVENTS_BYTES }),
          items: (runs) => withIncluded(request.newError, services, caller, runs, include),
        });
      },
    ),

    async create(request, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await startRun(request.newError, trx, own, caller, request.path.simulation_id)),
      );
    },

    get: finding(
      ({ path, newError }, { accountId, clock }) => findRun(newError, { db, clock }, accountId, path),
      async (request, caller, run) => {
        const { include, ...left } = request.query;
        assertAllUsed(left);
        const [shown] = await withIncluded(request.newError, services, caller, [run], include);
        return ok(request.id, shown!);
      },
    ),
  };
}

/** Runs as the API returns them: with `include=events`, each has its events in the order of sending. */
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
