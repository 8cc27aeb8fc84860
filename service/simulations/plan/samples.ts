import type { EventType } from '@billing/server';

import { eventVersion } from '../../events/event-data.ts';
import type { EventEntity } from '../../events/payload-versions.ts';

/** An event as it would be delivered. */
export interface EventSample {
  readonly data: object;
}

/** The spec's example of an event in the version that a destination of an API version gets. All are loaded when the first is asked for. */
export async function sampleEvent(type: EventType, apiVersion: number): Promise<EventSample> {
  const { eventSamples } = await import('@billing/server/event-samples');
  const versions = eventSamples[type] as Readonly<Record<number, EventSample>>;
  return versions[eventVersion(type, apiVersion)]!;
}

/** The entity of the example of an event, as the service knows it: in its newest version. */
export async function sampleEntity<T extends EventType>(type: T): Promise<EventEntity<T>> {
  const { data } = await sampleEvent(type, Infinity);
  return data as EventEntity<T>;
}
