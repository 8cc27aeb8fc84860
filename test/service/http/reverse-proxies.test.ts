import { request, type RequestOptions } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { beforeEach, describe, expect, test } from 'vitest';

import { isInstalled, reverseProxies, startReverseProxy } from '../../support/reverse-proxy.ts';
import { eachService, type TestService } from '../../support/service.ts';

const CLIENT = '127.0.0.5';
const HOST = 'api.billing.test';
const KEEP_ALIVE_MS = 130_000;

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** From an address that is not the proxy's, and with a header that claims another one. */
async function send(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: Buffer } = {},
): Promise<Received> {
  const headers = { host: HOST, 'x-forwarded-for': '203.0.113.9', ...(options.headers as object) };
  const sent = request({ host: '127.0.0.1', localAddress: CLIENT, port, path, ...options, headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** The addresses that requests are counted for. */
const counted = new Set<string>();

eachService(
  'behind a reverse proxy',
  (service) => {
    const portOf = ({ app }: TestService): number => (app.server.address() as AddressInfo).port;
    beforeEach(() => counted.clear());

    test('the service says for how long it keeps a connection', async () => {
      const { headers } = await send(portOf(service()), '/livez');
      expect(headers['keep-alive']).toBe(`timeout=${KEEP_ALIVE_MS / 1_000}`);
    });

    describe.each(reverseProxies.filter(isInstalled))('$name, as in its example', (proxy) => {
      test('requests have the address of their client, and links the host that it has used', async () => {
        const port = await startReverseProxy(proxy, portOf(service()));
        const authorization = `Bearer ${await service().keyFor()}`;
        const client = await service().client();
        for (const name of ['One', 'Two']) await client.products.create({ body: { name, tax_category: 'standard' } });
        counted.clear();
        const { status, body } = await send(port, '/products?per_page=1', { headers: { authorization } });
        expect(status).toBe(200);
        const { meta } = JSON.parse(body) as { readonly meta: { readonly pagination: { readonly next: string } } };
        expect(meta.pagination.next).toMatch(/^http:\/\/api\.billing\.test\/products\?/);
        expect([...counted]).toEqual([CLIENT]);
      });

      test('metrics and readiness are for this network only', async () => {
        const port = await startReverseProxy(proxy, portOf(service()));
        for (const path of ['/metrics', '/readyz']) expect((await send(port, path)).status, path).toBe(404);
        expect(await send(port, '/livez')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
      });

      test('large headers arrive, and a body that is too large gets the response of the API', async () => {
        const port = await startReverseProxy(proxy, portOf(service()));
        const authorization = `Bearer ${await service().keyFor()}`;
        const filling = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`x-filling-${i}`, 'x'.repeat(2_000)]));
        const large = await send(port, `/products?search=${'y'.repeat(200)}`, {
          headers: { authorization, ...filling },
        });
        expect(large.status, large.body).not.toBe(431);
        expect(large.headers['request-id']).toBeDefined();
        const body = Buffer.alloc(3 * 2 ** 20, 'z');
        const headers = { authorization, 'content-type': 'application/json', 'content-length': `${body.length}` };
        const rejected = await send(port, '/products', { method: 'POST', headers, body });
        expect(rejected.status, rejected.body).toBe(413);
        expect(JSON.parse(rejected.body)).toMatchObject({ error: { type: 'request_error' } });
      });
    });
  },
  {
    limiter: {
      check: async (address) => {
        counted.add(address);
        return { allowed: true };
      },
    },
    app: { trustedProxies: ['127.0.0.1'], keepAliveMs: KEEP_ALIVE_MS },
  },
);
