import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished, vi } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly json: { readonly event_id: string; readonly event_type: string; readonly notification_id: string };
}

/** What the receiver responds; `never` accepts and says nothing. */
export type Reply = number | 'never' | ((received: Received, response: ServerResponse) => void);

export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Most requests that were open at once. */
  readonly mostAtOnce: number;
  /** For requests from here on. */
  respondWith(reply: Reply): void;
  /** Resolves when so many have come. */
  count(count: number): Promise<void>;
}

/** A receiver on the loopback interface that ends with the test. */
export async function startWebhookReceiver(first: Reply = 200): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let reply = first;
  let open = 0;
  let mostAtOnce = 0;
  const server = createServer((request, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on('close', () => (open -= 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body,
        json: JSON.parse(body) as Received['json'],
      };
      received.push(one);
      if (reply === 'never') return;
      if (typeof reply === 'function') reply(one, response);
      else response.writeHead(reply).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    get mostAtOnce() {
      return mostAtOnce;
    },
    respondWith: (next) => (reply = next),
    count: (count) =>
      vi.waitFor(
        () => {
          if (received.length < count) throw new Error(`${received.length} of ${count} webhooks have come`);
        },
        // Less than a test's own limit, so that the failure says how many have come.
        { timeout: 110_000, interval: 5 },
      ),
  };
}
