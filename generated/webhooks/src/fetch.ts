// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { WebhookEvent } from './events.ts';
import { readRequest, responseOf } from './runtime/fetch.ts';
import { receive, type ReceiverOptions } from './runtime/receiver.ts';
import { signatureHeaderName, unmarshal } from './unmarshal.ts';

export type { ReceiverOptions };

/**
 * Handles a webhook in frameworks of the Fetch API (Hono, Next.js, Workers, Deno, Bun). It responds with 200 if it is genuine and stored, 400 without a valid header, 401 if no
 * signature matches, 408 if it is too old, and 500 without a secret.
 */
export async function receiveWebhook(request: Request, options: ReceiverOptions<WebhookEvent>): Promise<Response> {
  const read = () => readRequest(request, options.maxBytes);
  return responseOf(await receive(read, request.headers.get(signatureHeaderName), options, unmarshal));
}
