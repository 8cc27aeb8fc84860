import type { SimulationEvent, SimulationRun } from '@billing/types';
import type { Selectable } from 'kysely';

import type { SimulationEventRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';

export function simulationRunEntity(row: Selectable<SimulationRunRow>): SimulationRun {
  return {
    id: row.id,
    status: row.status,
    type: row.type as SimulationRun['type'],
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function simulationEventEntity(row: Selectable<SimulationEventRow>): SimulationEvent {
  return {
    id: row.id,
    status: row.status,
    event_type: row.event_type as SimulationEvent['event_type'],
    payload: row.payload,
    request: row.request,
    response: row.response,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
