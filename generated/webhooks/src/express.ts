import type { WebhookEvent } from './events.ts';
import { type NodeRequest, type NodeResponse, readNodeRequest, writeAnswer } from './runtime/node.ts';
import { receive, type ReceiverOptions } from './runtime/receiver.ts';
import { signatureHeaderName, unmarshal } from './unmarshal.ts';

export type { ReceiverOptions };

/**
 * A handler for Express, and for node:http, that answers webhooks: 200 when one is genuine and stored, else 400 without a fitting header,
 * 500 without a secret, 408 when it is too old, 401 when no signature fits. It has to stand before any body parser.
 */
export function webhookHandler(
  options: ReceiverOptions<WebhookEvent>,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const read = () => readNodeRequest(request, options.maxBytes);
    writeAnswer(response, await receive(read, request.headers[signatureHeaderName.toLowerCase()], options, unmarshal));
  };
}
