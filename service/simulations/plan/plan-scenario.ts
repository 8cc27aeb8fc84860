import type { SimulationScenario } from '@billing/types';

import { eventData, type EventForm } from '../../events/event-data.ts';
import type { EventEntity } from '../../events/payload-versions.ts';
import { checkedConfig } from './checked-config.ts';
import type { PlanCaller, PlannedEvent, Planning } from './plan-events.ts';
import { SCENARIOS } from './scenario-table.ts';
import { play, type Told } from './scenario/run-steps.ts';

/** The events of a scenario (simulations.md §§3–4). */
export async function planScenario<S extends SimulationScenario>(
  services: Planning,
  caller: PlanCaller,
  { type, config }: { readonly type: S; readonly config: object | null },
  destination: EventForm,
): Promise<PlannedEvent[]> {
  const scenario = SCENARIOS[type];
  const own = checkedConfig(services.newError, type, config);
  const { cast, stored } = await scenario.cast(services, caller, own, `config.${type}.entities`);
  const told = play(
    (start) => scenario.before(cast, own.options, start),
    scenario.steps(own.options),
    services.clock.now(),
  );
  return told.map((event) => planned(event, stored.has(event.subject), destination));
}

/** Samples are sent as they are; what is stored is masked as ever. */
function planned({ type, occurredAt, entity }: Told, isStored: boolean, destination: EventForm): PlannedEvent {
  const form = isStored ? destination : { ...destination, include_sensitive_fields: true };
  return { eventType: type, occurredAt, data: eventData(type, entity as EventEntity<typeof type>, form) };
}
