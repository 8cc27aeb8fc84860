import type { WebhookEvent } from './events.ts';
import { type FastifyScope, rawRoute } from './runtime/fastify.ts';
import { receive, type ReceiverOptions } from './runtime/receiver.ts';
import { signatureHeaderName, unmarshal } from './unmarshal.ts';

export type { ReceiverOptions };

export interface RouteOptions extends ReceiverOptions<WebhookEvent> {
  /** Where webhooks arrive: `/webhooks`. */
  readonly path: string;
}

/**
 * A plugin for Fastify with one POST route that answers webhooks: 200 when one is genuine and stored, else 400 without a fitting header,
 * 500 without a secret, 408 when it is too old, 401 when no signature fits.
 */
export function webhookRoute(options: RouteOptions): (scope: FastifyScope) => Promise<void> {
  return rawRoute(options.path, options.maxBytes, (read, headers) =>
    receive(read, headers[signatureHeaderName.toLowerCase()], options, unmarshal),
  );
}
