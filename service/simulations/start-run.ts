import type { PermissionName } from '@billing/server';
import type { SimulationRun } from '@billing/types';
import { type Selectable, sql, type Transaction } from 'kysely';

import type { Caller } from '../auth/caller.ts';
import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { SimulationRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { acceptingDestination } from './accepting-destination.ts';
import { alreadyRunning } from './already-running.ts';
import { checkStorageLimits } from './check-storage-limits.ts';
import { findSimulation } from './find-simulation.ts';
import { type NewEvents, newSimulationEvents } from './new-simulation-events.ts';
import { planEvents } from './plan/plan-events.ts';
import type { PlanCode } from './plan/plan-services.ts';
import type { PlannedEvent } from './plan/planned-event.ts';
import { RUN_BYTES } from './run-limits.ts';
import { simulationRunEntity } from './simulation-entities.ts';

type Run = Selectable<SimulationRunRow>;

type StartCode =
  | 'not_found'
  | 'entity_archived'
  | 'forbidden'
  | 'storage_limit_reached'
  | 'notification_simulation_already_running_conflict'
  | 'notification_simulation_run_notification_settings_conflict'
  | 'notification_simulation_run_configuration_conflict';

/**
 * Starts a run of a simulation: stores all its events, which the runner sends one after the other once the
 * transaction is committed. Locks the row of the simulation, so that only one of two concurrent requests can
 * start a run.
 */
export async function startRun(
  newError: NewError<StartCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'notifyRunDue'>,
  caller: Pick<Caller, 'accountId' | 'permissions'>,
  simulationId: SimulationRow['id'],
): Promise<SimulationRun> {
  const { clock, rules, notifyRunDue } = services;
  const { accountId } = caller;
  const simulation = await findSimulation(newError, trx, accountId, simulationId, 'locked');
  checkNotArchived(newError, simulation);
  await checkNotRunning(newError, trx, simulation);
  const destination = await acceptingDestination(newError, trx, accountId, simulation.notification_setting_id);
  const readPermissions = new Set<PermissionName>();
  const events = await planEvents(
    { ...services, db: trx, newError: forPlan(newError, simulation.id), readPermissions },
    caller,
    simulation,
    destination,
  );
  const id = newId('ntfsimrun_', clock);
  const { rows, bytes } = eventRows(newError, clock, { account_id: accountId, id }, simulation, events);
  await checkStorageLimits(newError, trx, rules, accountId, { runs: 1, bytes });
  const run = await insertRun(trx, simulation, {
    id,
    bytes,
    read_permissions: [...readPermissions].sort(),
    now: clock.now(),
  });
  await trx.insertInto('simulation_events').values(rows).execute();
  notifyRunDue();
  return simulationRunEntity(run);
}

/** Inserts a due run, and sets the time of the simulation's last run. */
async function insertRun(
  trx: Transaction<Tables>,
  { account_id, id: simulation_id, notification_setting_id, type }: Selectable<SimulationRow>,
  { now, ...run }: Pick<Run, 'id' | 'bytes' | 'read_permissions'> & { readonly now: Timestamp },
): Promise<Run> {
  const due = { due_at: sql<Timestamp>`clock_timestamp()`, lease: null };
  const inserted = await trx
    .insertInto('simulation_runs')
    .values({
      account_id,
      simulation_id,
      notification_setting_id,
      type,
      ...run,
      ...due,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('simulations')
    .set({ last_run_at: now, updated_at: now })
    .where('account_id', '=', account_id)
    .where('id', '=', simulation_id)
    .execute();
  return inserted;
}

function checkNotArchived(newError: NewError<'entity_archived'>, { id, status }: Selectable<SimulationRow>): void {
  if (status === 'active') return;
  throw newError('entity_archived', `Simulation ${id} is archived. To run it, set its status to active.`);
}

async function checkNotRunning(
  newError: NewError<'notification_simulation_already_running_conflict'>,
  trx: Transaction<Tables>,
  { account_id, id }: Selectable<SimulationRow>,
): Promise<void> {
  const running = await trx
    .selectFrom('simulation_runs')
    .select('id')
    .where('account_id', '=', account_id)
    .where('simulation_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (running !== undefined) throw alreadyRunning(newError, running.id);
}

/**
 * Entities that the simulation names may have changed since it was saved: a conflict, not an invalid
 * request.
 */
function forPlan(newError: NewError<StartCode>, id: SimulationRow['id']): NewError<PlanCode> {
  return (code, detail, more = {}) => {
    if (code !== 'invalid_field') return newError(code, detail, more);
    const faults = (more.fields ?? []).map(({ field, message }) => `${field} ${message}`).join('; ');
    return newError(
      'notification_simulation_run_configuration_conflict',
      `Simulation ${id} can't be run with its current config or payload: ${faults}.`,
    );
  };
}

function eventRows(
  newError: NewError<'notification_simulation_run_configuration_conflict'>,
  clock: AccountClock,
  run: Pick<Selectable<SimulationRunRow>, 'account_id' | 'id'>,
  { id }: Selectable<SimulationRow>,
  events: readonly PlannedEvent[],
): NewEvents {
  const rows = newSimulationEvents(clock, run, events, RUN_BYTES);
  if (rows !== undefined) return rows;
  throw newError(
    'notification_simulation_run_configuration_conflict',
    `Simulation ${id} can't be run: the bodies of its events have more than ${RUN_BYTES} bytes together. Use fewer items, or items with less custom_data.`,
  );
}
