import type { EventType, PermissionName } from '@billing/server';

import type { Caller } from '../../auth/caller.ts';
import type { NewError } from '../../common/errors.ts';
import { invalidFields } from '../../common/invalid-fields.ts';
import { eventTypeNames } from '../../event-types/event-type-entity.ts';
import type { EventForm } from '../../events/event-data.ts';
import type { Services } from '../../services.ts';
import type { AnyObject, Timestamp } from '../../storage/columns.ts';
import { planScenario } from './plan-scenario.ts';
import { planSingleEvent } from './plan-single-event.ts';
import { isScenario } from './scenario-defaults.ts';

/** One event that a run sends. */
export interface PlannedEvent {
  readonly eventType: EventType;
  /** Now, and rising from event to event of a run. */
  readonly occurredAt: Timestamp;
  /** As sent in `data`: in the shape of the destination's version, and what comes from stored entities masked unless it takes that. */
  readonly data: AnyObject;
}

/** What a simulation says about what it sends, as it was given or as it is stored. */
export interface SimulationContent {
  /** An event type or a scenario. */
  readonly type: string;
  readonly payload: AnyObject | null;
  /** Of a scenario; with or without what stands for its defaults. */
  readonly config: object | null;
}

/** Faults of the content, and `forbidden` for a stored entity that it names and that the caller may not read. */
export type PlanCode = 'invalid_field' | 'forbidden';

export interface Planning extends Pick<Services, 'db' | 'clock' | 'rules'> {
  readonly newError: NewError<PlanCode>;
  /** Gets the read permission of each stored entity that the plan takes data from: who sees the events needs them too. */
  readonly readPermissions?: Set<PermissionName>;
}
export type PlanCaller = Pick<Caller, 'accountId' | 'permissions'>;

/**
 * What one run of a simulation sends, in order (simulations.md §§3–5). Ids are made anew each time, and nothing is stored: to plan and
 * throw the plan away is how a simulation is checked.
 *
 * @throws `invalid_field` naming the field (`payload.items[0].quantity`), `forbidden` for a stored entity that is named and
 *   that the caller may not read.
 */
export async function planEvents(
  services: Planning,
  caller: PlanCaller,
  { type, payload, config }: SimulationContent,
  destination: EventForm,
): Promise<PlannedEvent[]> {
  const { newError } = services;
  if (isScenario(type)) {
    if (payload !== null)
      throw invalidFields(newError, { field: 'payload', message: `must be null with the scenario ${type}` });
    return planScenario(services, caller, { type, config }, destination);
  }
  if (!isEventType(type))
    throw invalidFields(newError, { field: 'type', message: 'must be an event type or a scenario' });
  if (config !== null)
    throw invalidFields(newError, { field: 'config', message: `must be null with the event type ${type}` });
  return [await planSingleEvent(services, caller, { type, payload }, destination)];
}

function isEventType(type: string): type is EventType {
  return (eventTypeNames as readonly string[]).includes(type);
}
