// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { WebhookEvent } from './events.ts';
import { type EventCatalogue, readEvent, type ReadOptions } from './runtime/read-event.ts';

const catalogue: EventCatalogue = {
  checks: {
    pressed: {
      1: async () => (await import('@webhooks-only/validators/events/pressed')).Pressed,
    },
  },
};

/**
 * Parses and validates a body, but does not verify its signature: for stored bodies that were verified on arrival. Accepts
 * members, enumeration values and types that the API has added.
 *
 * Payloads of this API do not contain their type: pass it as `options.type`.
 */
export async function parse(body: string | Uint8Array, options: ReadOptions = {}): Promise<WebhookEvent> {
  return (await readEvent(body, options, catalogue)) as WebhookEvent;
}
