import type { Simulation, SimulationEvent, SimulationRun } from '@billing/types';
import type { Selectable } from 'kysely';

import type { AnyObject } from '../storage/columns.ts';
import type { SimulationEventRow, SimulationRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';

export function simulationEntity(row: Selectable<SimulationRow>): Required<Simulation> {
  return {
    id: row.id,
    status: row.status,
    notification_setting_id: row.notification_setting_id,
    name: row.name,
    type: row.type as Simulation['type'],
    payload: row.payload,
    config: row.config as Simulation['config'],
    last_run_at: row.last_run_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function simulationRunEntity(row: Selectable<SimulationRunRow>): SimulationRun {
  return {
    id: row.id,
    status: row.status,
    type: row.type as SimulationRun['type'],
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function simulationEventEntity(row: Selectable<SimulationEventRow>): Required<SimulationEvent> {
  const wasSent = row.status === 'success' || row.status === 'failed';
  return {
    id: row.id,
    status: row.status,
    event_type: row.event_type as SimulationEvent['event_type'],
    payload: dataOf(row),
    request: wasSent ? { body: row.body } : null,
    response: row.response,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The `data` of an event's body. */
export function dataOf({ body }: Pick<SimulationEventRow, 'body'>): AnyObject {
  return (JSON.parse(body) as { readonly data: AnyObject }).data;
}
