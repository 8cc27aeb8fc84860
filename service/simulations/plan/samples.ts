import type { EventType } from '@billing/server';

import { eventVersion } from '../../events/event-data.ts';
import type { EventEntity } from '../../events/payload-versions.ts';

/** The whole event, as the body of a webhook. */
export interface EventSample {
  readonly data: object;
}

/**
 * The spec's example of an event, in the payload version that belongs to an API version. The first call
 * loads all examples.
 */
export async function sampleEvent(type: EventType, apiVersion: number): Promise<EventSample> {
  const { eventSamples } = await import('@billing/server/event-samples');
  const versions = eventSamples[type] as Readonly<Record<number, EventSample>>;
  return versions[eventVersion(type, apiVersion)]!;
}

/** The entity of an event's example, in the newest payload version. */
export async function sampleEntity<T extends EventType>(type: T): Promise<EventEntity<T>> {
  const { data } = await sampleEvent(type, Infinity);
  return data as EventEntity<T>;
}
