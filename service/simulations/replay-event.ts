import type { SimulationEvent } from '@billing/types';
import { type Selectable, sql, type Transaction } from 'kysely';

import { timestamp } from '../basics/clock.ts';
import type { Services } from '../services.ts';
import type { SimulationEventRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { acceptingDestination } from './accepting-destination.ts';
import { alreadyRunning } from './already-running.ts';
import { newSimulationEvent } from './new-simulation-event.ts';
import { dataOf, simulationEventEntity } from './simulation-entities.ts';

/**
 * Adds an event to a run that says the same as one of its events, and occurred now. It goes to the destination of the run, whose version and
 * whose sensitive fields its data was made for, and leaves the run's status as it is.
 *
 * @throws ServiceError `notification_simulation_already_running_conflict`, `notification_simulation_run_notification_settings_conflict`
 */
export async function replayEvent(
  trx: Transaction<Tables>,
  { clock, announceRun }: Pick<Services, 'clock' | 'announceRun'>,
  run: Selectable<SimulationRunRow>,
  event: Selectable<SimulationEventRow>,
): Promise<SimulationEvent> {
  if (run.status === 'pending') throw alreadyRunning(run.id);
  await acceptingDestination(trx, run.account_id, run.notification_setting_id);
  await trx
    .updateTable('simulation_runs')
    // Where another event is waiting already, this one waits behind it.
    .set({ due_at: sql`coalesce(due_at, clock_timestamp())` })
    .where('account_id', '=', run.account_id)
    .where('id', '=', run.id)
    .execute();
  const content = { eventType: event.event_type, occurredAt: timestamp(clock.now()), data: dataOf(event) };
  const added = await trx
    .insertInto('simulation_events')
    .values(newSimulationEvent(clock, run, content))
    .returningAll()
    .executeTakeFirstOrThrow();
  announceRun();
  return simulationEventEntity(added);
}
