// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { WebhookEvent } from './events.ts';
import { type FastifyScope, rawRoute } from './runtime/fastify.ts';
import { receive, type ReceiverOptions } from './runtime/receiver.ts';
import { signatureHeaderName, unmarshal } from './unmarshal.ts';

export type { ReceiverOptions };

export interface RouteOptions extends ReceiverOptions<WebhookEvent> {
  /** The path of the route, such as `/webhooks`. */
  readonly path: string;
}

/**
 * Creates a Fastify plugin with one POST route for webhooks. It responds with 200 if it is genuine and stored, 400 without a valid header, 401 if no
 * signature matches, 408 if it is too old, and 500 without a secret.
 */
export function webhookRoute(options: RouteOptions): (scope: FastifyScope) => Promise<void> {
  return rawRoute(options.path, options.maxBytes, (read, headers) =>
    receive(read, headers[signatureHeaderName.toLowerCase()], options, unmarshal),
  );
}
