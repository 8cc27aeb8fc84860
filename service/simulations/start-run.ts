import type { SimulationRun } from '@billing/types';
import { type Selectable, sql, type Transaction } from 'kysely';

import type { Caller } from '../auth/caller.ts';
import { timestamp } from '../basics/clock.ts';
import { ServiceError } from '../basics/errors.ts';
import { newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import type { SimulationRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { acceptingDestination } from './accepting-destination.ts';
import { alreadyRunning } from './already-running.ts';
import { findSimulation } from './find-simulation.ts';
import { newSimulationEvent } from './new-simulation-event.ts';
import { type PlannedEvent, planEvents } from './plan/plan-events.ts';
import { simulationRunEntity } from './simulation-entities.ts';

/**
 * Starts a run of a simulation (simulations.md §6): all its events are there, to be sent one after the other once the transaction is
 * committed. The simulation's row is locked, so that of two starts at once one is refused.
 *
 * @throws ServiceError `not_found`, `entity_archived`, `forbidden`, and the three conflicts of a run.
 */
export async function startRun(
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'rules' | 'announceRun'>,
  caller: Pick<Caller, 'accountId' | 'permissions'>,
  simulationId: SimulationRow['id'],
): Promise<SimulationRun> {
  const { clock, announceRun } = services;
  const { accountId } = caller;
  const simulation = await findSimulation(trx, accountId, simulationId, 'locked');
  checkNotArchived(simulation);
  await checkNotRunning(trx, simulation);
  const destination = await acceptingDestination(trx, accountId, simulation.notification_setting_id);
  const events = await planned(trx, services, caller, simulation, destination);
  const now = timestamp(clock.now());
  const run = await trx
    .insertInto('simulation_runs')
    .values({
      account_id: accountId,
      id: newId('ntfsimrun_', clock),
      simulation_id: simulation.id,
      notification_setting_id: destination.id,
      type: simulation.type,
      due_at: sql`clock_timestamp()`,
      lease: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('simulation_events')
    .values(events.map((event) => newSimulationEvent(clock, run, event)))
    .execute();
  await trx
    .updateTable('simulations')
    .set({ last_run_at: now, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', simulation.id)
    .execute();
  announceRun();
  return simulationRunEntity(run);
}

function checkNotArchived({ id, status }: Selectable<SimulationRow>): void {
  if (status === 'active') return;
  throw new ServiceError('entity_archived', `Simulation ${id} is archived. Set its status to active to run it.`);
}

async function checkNotRunning(trx: Transaction<Tables>, { account_id, id }: Selectable<SimulationRow>): Promise<void> {
  const running = await trx
    .selectFrom('simulation_runs')
    .select('id')
    .where('account_id', '=', account_id)
    .where('simulation_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (running !== undefined) throw alreadyRunning(running.id);
}

/** With what is stored now: what fitted when the simulation was written may be gone. */
async function planned(
  trx: Transaction<Tables>,
  { clock, rules }: Pick<Services, 'clock' | 'rules'>,
  caller: Pick<Caller, 'accountId' | 'permissions'>,
  simulation: Selectable<SimulationRow>,
  destination: Selectable<NotificationSettingRow>,
): Promise<readonly PlannedEvent[]> {
  try {
    return await planEvents({ db: trx, clock, rules }, caller, simulation, destination);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'invalid_field') throw error;
    const faults = error.fields.map(({ field, message }) => `${field} ${message}`).join('; ');
    throw new ServiceError(
      'notification_simulation_run_configuration_conflict',
      `Simulation ${simulation.id} can no longer be played as it is: ${faults}.`,
      { cause: error },
    );
  }
}
