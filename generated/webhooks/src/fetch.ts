import type { WebhookEvent } from './events.ts';
import { readRequest, responseOf } from './runtime/fetch.ts';
import { receive, type ReceiverOptions } from './runtime/receiver.ts';
import { signatureHeaderName, unmarshal } from './unmarshal.ts';

export type { ReceiverOptions };

/**
 * Answers a webhook in any framework of the Fetch API (Hono, Next.js, Workers, Deno, Bun): 200 when it is genuine and stored, else 400 without
 * a fitting header, 500 without a secret, 408 when it is too old, 401 when no signature fits.
 */
export async function receiveWebhook(request: Request, options: ReceiverOptions<WebhookEvent>): Promise<Response> {
  const read = () => readRequest(request, options.maxBytes);
  return responseOf(await receive(read, request.headers.get(signatureHeaderName), options, unmarshal));
}
