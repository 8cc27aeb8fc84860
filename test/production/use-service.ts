import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { createClient } from '@billing/client';
import { signatureHeaderName, verify } from '@billing/webhooks';

import type { Ready } from '../service/start/place.ts';

const WEBHOOK_MS = 60_000;

/**
 * Uses what customers of the service use: a request, a signed webhook, and an invoice as PDF. @throws Error
 * when one fails.
 */
export async function useService({ url, key, ids }: Pick<Ready, 'url' | 'key' | 'ids'>): Promise<void> {
  const client = createClient({ baseUrl: url, apiKey: key });
  const receiver = createServer().listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    const { data: setting } = await client.notificationSettings.create({
      body: {
        description: 'Production test',
        type: 'url',
        destination: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
        subscribed_events: ['customer.created'],
      },
    });
    const arrival = customerOfWebhook(receiver, setting.endpoint_secret_key);
    const { data: customer } = await client.customers.create({ body: { email: 'jo@example.com' } });
    if ((await arrival) !== customer.id) throw new Error('The webhook is about another customer.');

    const transaction_id = ids['transaction'] as `txn_${string}`;
    const { data: invoice } = await client.transactions.invoice({ path: { transaction_id } });
    const pdf = Buffer.from(await (await fetch(invoice.url)).arrayBuffer());
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('The invoice is not a PDF file.');
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
}

async function customerOfWebhook(receiver: Server, secret: string): Promise<string> {
  const signal = AbortSignal.timeout(WEBHOOK_MS);
  const [request, response] = (await once(receiver, 'request', { signal })) as [IncomingMessage, ServerResponse];
  const body = await buffer(request);
  await verify({ header: request.headers[signatureHeaderName.toLowerCase()], body, secret });
  response.writeHead(200).end();
  return (JSON.parse(body.toString()) as { readonly data: { readonly id: string } }).data.id;
}
