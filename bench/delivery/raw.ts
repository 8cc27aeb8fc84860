import { createHmac } from 'node:crypto';

import { Agent, request } from 'undici';

import type { Destination } from './bench-delivery.ts';
import { payloadOf } from './store-due.ts';

const SECRET = 'ntfset_01jg8test00000000000000003_raw';

/**
 * What this machine can send at all: loops of `undici.request` over kept connections, `perDestination` for
 * each destination, each request signed. Returns requests per second.
 */
export async function sendRaw(
  destinations: readonly Destination[],
  { perDestination, milliseconds }: { readonly perDestination: number; readonly milliseconds: number },
): Promise<number> {
  const dispatcher = new Agent({ connections: perDestination, pipelining: 1 });
  const body = payloadOf('ntf_01jg8test00000000000000003');
  const start = performance.now();
  let sent = 0;
  const loop = async ({ url }: Destination): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      const ts = Math.floor(Date.now() / 1000);
      const h1 = createHmac('sha256', SECRET).update(`${ts}:`).update(body).digest('hex');
      const headers = { 'content-type': 'application/json', 'service-signature': `ts=${ts};h1=${h1}` };
      const response = await request(url, { method: 'POST', headers, body, dispatcher });
      if (response.statusCode !== 200) throw new Error(`the bench's receiver responded with ${response.statusCode}`);
      await response.body.text();
      sent += 1;
    }
  };
  await Promise.all(destinations.flatMap((each) => Array.from({ length: perDestination }, () => loop(each))));
  const seconds = (performance.now() - start) / 1_000;
  await dispatcher.close();
  return sent / seconds;
}
