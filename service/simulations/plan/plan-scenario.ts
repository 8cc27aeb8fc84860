import type { SimulationScenario } from '@billing/types';

import { eventData, type EventForm } from '../../events/event-data.ts';
import type { EventEntity } from '../../events/payload-versions.ts';
import { checkedConfig } from './checked-config.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import type { PlannedEvent } from './planned-event.ts';
import { SCENARIOS } from './scenario-table.ts';
import { runSteps, type ScenarioEvent } from './scenario/run-steps.ts';

/** The events of a scenario, in order. */
export async function planScenario<S extends SimulationScenario>(
  services: PlanServices,
  caller: PlanCaller,
  { type, config }: { readonly type: S; readonly config: object | null },
  destination: EventForm,
): Promise<PlannedEvent[]> {
  const scenario = SCENARIOS[type];
  const own = checkedConfig(services.newError, type, config);
  const { entities, stored } = await scenario.findEntities(services, caller, own, `config.${type}.entities`);
  const events = runSteps(
    (start) => scenario.initialState(entities, own.options, start),
    scenario.steps(own.options),
    services.clock.now(),
  );
  return events.map((event) => planned(event, stored.has(event.subject), destination));
}

/** Samples hold no personal data, so only stored data is masked. */
function planned({ type, occurredAt, entity }: ScenarioEvent, isStored: boolean, destination: EventForm): PlannedEvent {
  const form = isStored ? destination : { ...destination, include_sensitive_fields: true };
  return { eventType: type, occurredAt, data: eventData(type, entity as EventEntity<typeof type>, form) };
}
