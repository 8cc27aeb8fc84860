// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { WebhookEvent } from './events.ts';
import { type NodeRequest, type NodeResponse, readNodeRequest, writeReply } from './runtime/node.ts';
import { receive, type ReceiverOptions } from './runtime/receiver.ts';
import { signatureHeaderName, unmarshal } from './unmarshal.ts';

export type { ReceiverOptions };

/**
 * Creates a handler for Express and node:http. It responds with 200 if it is genuine and stored, 400 without a valid header, 401 if no
 * signature matches, 408 if it is too old, and 500 without a secret.
 * Register it before any body parser.
 */
export function webhookHandler(
  options: ReceiverOptions<WebhookEvent>,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const read = () => readNodeRequest(request, options.maxBytes);
    writeReply(response, await receive(read, request.headers[signatureHeaderName.toLowerCase()], options, unmarshal));
  };
}
