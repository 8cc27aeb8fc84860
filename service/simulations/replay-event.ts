import type { SimulationEvent } from '@billing/types';
import { type Selectable, sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { SimulationEventRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { acceptingDestination } from './accepting-destination.ts';
import { alreadyRunning } from './already-running.ts';
import { checkStorageLimits } from './check-storage-limits.ts';
import { newSimulationEvent } from './new-simulation-event.ts';
import { RUN_BYTES, RUN_EVENTS } from './run-limits.ts';
import { dataOf, simulationEventEntity } from './simulation-entities.ts';

/**
 * Adds a copy of one of a run's events, with new ids and the current time. It is sent to the destination of
 * the run, because the data was made for that destination's API version and masking. The status of the run
 * does not change.
 */
export async function replayEvent(
  newError: NewError<
    | 'notification_simulation_already_running_conflict'
    | 'notification_simulation_run_notification_settings_conflict'
    | 'storage_limit_reached'
  >,
  trx: Transaction<Tables>,
  { clock, rules, notifyRunDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyRunDue'>,
  run: Selectable<SimulationRunRow>,
  event: Selectable<SimulationEventRow>,
): Promise<SimulationEvent> {
  if (run.status === 'pending') throw alreadyRunning(newError, run.id);
  await acceptingDestination(newError, trx, run.account_id, run.notification_setting_id);
  const content = { eventType: event.event_type, occurredAt: clock.now(), data: dataOf(event) };
  const row = newSimulationEvent(clock, run, content);
  const bytes = Buffer.byteLength(row.body);
  await checkStorageLimits(newError, trx, rules, run.account_id, { bytes });
  const { bytes: runBytes } = await trx
    .updateTable('simulation_runs')
    // When an earlier replay is still pending, this one is sent after it.
    .set({ due_at: sql`coalesce(due_at, clock_timestamp())`, bytes: sql`bytes + ${bytes}::integer` })
    .where('account_id', '=', run.account_id)
    .where('id', '=', run.id)
    .returning('bytes')
    .executeTakeFirstOrThrow();
  await checkRunLimits(newError, trx, run, runBytes);
  const added = await trx.insertInto('simulation_events').values(row).returningAll().executeTakeFirstOrThrow();
  notifyRunDue();
  return simulationEventEntity(added);
}

/** The transaction must have locked the run. `bytes` includes the new event. */
async function checkRunLimits(
  newError: NewError<'storage_limit_reached'>,
  trx: Transaction<Tables>,
  { account_id, id }: Selectable<SimulationRunRow>,
  bytes: number,
): Promise<void> {
  const { events } = await trx
    .selectFrom('simulation_events')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .where('account_id', '=', account_id)
    .where('simulation_run_id', '=', id)
    .executeTakeFirstOrThrow();
  if (events < RUN_EVENTS && bytes <= RUN_BYTES) return;
  throw newError(
    'storage_limit_reached',
    `A run can have at most ${RUN_EVENTS} events, replays included, and ${RUN_BYTES} bytes of events and responses. Start a new run of the simulation instead.`,
  );
}
