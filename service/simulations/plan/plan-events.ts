import type { EventType } from '@billing/server';

import { invalidFields } from '../../common/invalid-fields.ts';
import { eventTypeNames } from '../../event-types/event-type-entity.ts';
import type { EventForm } from '../../events/event-data.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import { planScenario } from './plan-scenario.ts';
import { planSingleEvent } from './plan-single-event.ts';
import type { PlannedEvent } from './planned-event.ts';
import { isScenario } from './scenario-defaults.ts';
import type { SimulationContent } from './simulation-content.ts';

/**
 * The events that one run of a simulation sends, in order. Every call makes new ids and stores nothing, so a
 * simulation is validated by planning it and discarding the plan.
 *
 * @throws `invalid_field` naming the field (`payload.items[0].quantity`), `forbidden` for a named entity
 *   that the API key may not read.
 */
export async function planEvents(
  services: PlanServices,
  caller: PlanCaller,
  { type, payload, config }: SimulationContent,
  destination: EventForm,
): Promise<PlannedEvent[]> {
  const { newError } = services;
  if (isScenario(type)) {
    if (payload !== null)
      throw invalidFields(newError, { field: 'payload', message: `must be null for the scenario ${type}` });
    return planScenario(services, caller, { type, config }, destination);
  }
  if (!isEventType(type))
    throw invalidFields(newError, {
      field: 'type',
      message: 'must be an event type or a scenario; GET /simulation-types lists them',
    });
  if (config !== null)
    throw invalidFields(newError, { field: 'config', message: `must be null for the event type ${type}` });
  return [await planSingleEvent(services, caller, { type, payload }, destination)];
}

function isEventType(type: string): type is EventType {
  return (eventTypeNames as readonly string[]).includes(type);
}
