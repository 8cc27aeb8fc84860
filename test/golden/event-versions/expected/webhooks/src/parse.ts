// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { WebhookEvent } from './events.ts';
import { type EventCatalogue, readEvent, type ReadOptions } from './runtime/read-event.ts';

const catalogue: EventCatalogue = {
  typeMember: 'event_type',
  checks: {
    'parcel.lost': {
      1: async () => (await import('@event-versions/validators/events/parcel.lost.v1')).ParcelLostV1,
    },
    'parcel.updated': {
      1: async () => (await import('@event-versions/validators/events/parcel.updated.v1')).ParcelUpdatedV1,
      2: async () => (await import('@event-versions/validators/events/parcel.updated.v2')).ParcelUpdatedV2,
    },
  },
};

/**
 * Parses and validates a body, but does not verify its signature: for stored bodies that were verified on arrival. Accepts
 * members, enumeration values and types that the API has added.
 */
export async function parse(body: string | Uint8Array, options: ReadOptions = {}): Promise<WebhookEvent> {
  return (await readEvent(body, options, catalogue)) as WebhookEvent;
}
