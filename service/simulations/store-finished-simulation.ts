import type { SimulationEvent, SimulationRun } from '@billing/types';
import type { Transaction } from 'kysely';

import { timestamp } from '../basics/clock.ts';
import { type Id, newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import { type AnyObject, toJson } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';
import { simulationEventEntity, simulationRunEntity } from './simulation-entities.ts';

export interface FinishedSimulation {
  readonly destination: Id<'ntfset_'>;
  /** An event type or a scenario. */
  readonly type: string;
  readonly name: string;
  /** Event types that the run played, in order. */
  readonly events: readonly string[];
  /** The data of each event. */
  readonly payload: AnyObject;
}

/** A simulation with one completed run, to be read back: nothing is sent. */
export async function storeFinishedSimulation(
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  account_id: string,
  { destination, type, name, events, payload }: FinishedSimulation,
): Promise<{ simulation_id: Id<'ntfsim_'>; run: SimulationRun; events: SimulationEvent[] }> {
  const now = timestamp(clock.now());
  const row = { account_id, created_at: now, updated_at: now };
  const simulation_id = newId('ntfsim_', clock);
  const simulation = { name, type, last_run_at: now, notification_setting_id: destination };
  await trx
    .insertInto('simulations')
    .values({ ...row, ...simulation, id: simulation_id, payload: type.includes('.') ? toJson(payload) : null })
    .execute();
  const run = await trx
    .insertInto('simulation_runs')
    .values({ ...row, id: newId('ntfsimrun_', clock), simulation_id, status: 'completed', type })
    .returningAll()
    .executeTakeFirstOrThrow();
  const played = await trx
    .insertInto('simulation_events')
    .values(
      events.map((event_type) => {
        const id = newId('ntfsimevt_', clock);
        const body = {
          event_id: id,
          event_type,
          occurred_at: now,
          notification_id: newId('ntfsimntf_', clock),
          data: payload,
        };
        return {
          ...row,
          id,
          simulation_run_id: run.id,
          status: 'success' as const,
          event_type,
          payload: toJson(payload),
          request: toJson({ body: JSON.stringify(body) }),
          response: toJson({ body: '', status_code: 200 }),
        };
      }),
    )
    .returningAll()
    .execute();
  return { simulation_id, run: simulationRunEntity(run), events: played.map(simulationEventEntity) };
}
