import type { EventType } from '@billing/server';

import { invalidFields } from '../../common/invalid-fields.ts';
import { eventData, type EventForm } from '../../events/event-data.ts';
import type { EventEntity } from '../../events/payload-versions.ts';
import type { AnyObject } from '../../storage/columns.ts';
import { fillPartial } from './fill-partial.ts';
import { payloadFaults } from './payload-faults.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import type { PlannedEvent } from './planned-event.ts';
import { sampleEntity, sampleEvent } from './samples.ts';
import { checkReadable, findStored, isStoredKind, readPermission } from './stored-entities.ts';

/**
 * A single event: the payload, completed from the stored entity that its `id` names, or else from the sample
 * event.
 */
export async function planSingleEvent(
  services: PlanServices,
  caller: PlanCaller,
  { type, payload }: { readonly type: EventType; readonly payload: AnyObject | null },
  destination: EventForm,
): Promise<PlannedEvent> {
  const occurredAt = services.clock.now();
  const sample = await sampleEvent(type, destination.api_version);
  const stored = await namedEntity(services, caller, type, payload?.['id']);
  const base = stored === undefined ? sample.data : eventData(type, await inEventForm(type, stored), destination);
  const data = fillPartial(payload ?? {}, base);
  const [first, ...rest] = await payloadFaults(type, destination.api_version, { ...sample, data });
  if (first !== undefined) throw invalidFields(services.newError, first, ...rest);
  return { eventType: type, occurredAt, data };
}

/**
 * The stored entity with this id, of the kind that events of the type are about; undefined when there is
 * none.
 */
async function namedEntity(
  services: PlanServices,
  caller: PlanCaller,
  type: EventType,
  id: unknown,
): Promise<object | undefined> {
  const [kind = ''] = type.split('.');
  if (typeof id !== 'string' || !isStoredKind(kind)) return undefined;
  const found = (await findStored(services, caller.accountId, kind, [id])).get(id);
  if (found !== undefined) checkReadable(services, caller, readPermission(kind), id);
  return found;
}

/**
 * Members that only the event has are taken from its sample; members that only the API's entity has are left
 * out.
 */
async function inEventForm<T extends EventType>(type: T, stored: object): Promise<EventEntity<T>> {
  const sample: object = await sampleEntity(type);
  const members = Object.entries({ ...sample, ...stored }).filter(([name]) => name in sample);
  return Object.fromEntries(members) as unknown as EventEntity<T>;
}
