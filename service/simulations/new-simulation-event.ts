import type { Insertable, Selectable } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import { newId } from '../ids/id.ts';
import type { AnyObject, Timestamp } from '../storage/columns.ts';
import type { SimulationEventRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';

/** The content of one simulated event. */
export interface SimulatedContent {
  readonly eventType: string;
  readonly occurredAt: Timestamp;
  readonly data: AnyObject;
}

/**
 * The row of a new event in a run, with new ids and the exact body to send, its members in the documented
 * order.
 */
export function newSimulationEvent(
  clock: AccountClock,
  { account_id, id }: Pick<Selectable<SimulationRunRow>, 'account_id' | 'id'>,
  { eventType, occurredAt, data }: SimulatedContent,
): Insertable<SimulationEventRow> {
  const event_id = newId('ntfsimevt_', clock);
  const now = clock.now();
  const body = {
    event_id,
    event_type: eventType,
    occurred_at: occurredAt,
    notification_id: newId('ntfsimntf_', clock),
    data,
  };
  return {
    account_id,
    id: event_id,
    simulation_run_id: id,
    event_type: eventType,
    body: JSON.stringify(body),
    attempted_at: null,
    response: null,
    created_at: now,
    updated_at: now,
  };
}
