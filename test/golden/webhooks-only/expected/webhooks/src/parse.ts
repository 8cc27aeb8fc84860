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
 * Tells what a body is and checks its shape, but not who sent it: for bodies that were checked when they came, and stored. Members, values of
 * enumerations and types that the API has gained meanwhile pass.
 *
 * Payloads of this API do not say of which type they are: `options.type` has to.
 */
export async function parse(body: string | Uint8Array, options: ReadOptions = {}): Promise<WebhookEvent> {
  return (await readEvent(body, options, catalogue)) as WebhookEvent;
}
