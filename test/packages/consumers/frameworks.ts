import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sign } from '@billing/webhooks';
import { webhookHandler } from '@billing/webhooks/express';
import { webhookRoute } from '@billing/webhooks/fastify';
import { receiveWebhook } from '@billing/webhooks/fetch';
import express from 'express';
// @ts-expect-error: it has no types; those of the next are equivalent here
import express4 from 'express-4';
import fastify from 'fastify';
import fastify4 from 'fastify-4';
import { Hono } from 'hono';

const SECRET = 'a secret';
const body = JSON.stringify({ event_type: 'customer.exploded' });
const stored: (string | undefined)[] = [];
const optionsWith = (secret: string | undefined) => ({
  secret,
  toleranceSeconds: 600,
  store: (event: { readonly type: string | undefined }) => void stored.push(event.type),
  onRefused: () => undefined,
});
const options = optionsWith(SECRET);
const unconfigured = optionsWith(undefined);

type Post = (path: string, header: string | undefined) => Promise<number>;

/** The statuses for: no header, a malformed one, no secret, too old, another's, and a genuine one. */
async function statuses(post: Post): Promise<number[]> {
  const old = await sign({ body, secret: SECRET, now: () => new Date(0) });
  const foreign = await sign({ body, secret: 'another' });
  const genuine = await sign({ body, secret: SECRET });
  const responses = [
    await post('/webhooks', undefined),
    await post('/webhooks', 'h1'),
    await post('/unconfigured', genuine),
    await post('/webhooks', old),
    await post('/webhooks', foreign),
    await post('/webhooks', genuine),
  ];
  if (stored.splice(0).join() !== 'customer.exploded') throw new Error('only the genuine one may be stored');
  return responses;
}

const headersOf = (header: string | undefined): Record<string, string> => ({
  'content-type': 'application/json',
  ...(header === undefined ? {} : { 'service-signature': header }),
});

const postTo =
  (url: string): Post =>
  async (path, header) =>
    (await fetch(url + path, { method: 'POST', headers: headersOf(header), body })).status;

async function behindPort(listener: RequestListener): Promise<number[]> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = await statuses(postTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  server.close();
  server.closeAllConnections();
  return found;
}

async function inExpress(create: typeof express): Promise<number[]> {
  const app = create();
  app.post('/webhooks', webhookHandler(options));
  app.post('/unconfigured', webhookHandler(unconfigured));
  app.use(express.json());
  return behindPort(app);
}

interface FastifyApp {
  listen(options: { host: string; port: number }): Promise<string>;
  close(): unknown;
}

async function inFastify(app: FastifyApp): Promise<number[]> {
  const found = await statuses(postTo(await app.listen({ host: '127.0.0.1', port: 0 })));
  await app.close();
  return found;
}

async function inHono(): Promise<number[]> {
  const app = new Hono();
  app.post('/webhooks', (c) => receiveWebhook(c.req.raw, options));
  app.post('/unconfigured', (c) => receiveWebhook(c.req.raw, unconfigured));
  return statuses(
    async (path, header) => (await app.request(path, { method: 'POST', headers: headersOf(header), body })).status,
  );
}

const routes = [
  webhookRoute({ ...options, path: '/webhooks' }),
  webhookRoute({ ...unconfigured, path: '/unconfigured' }),
];
const fifth = fastify();
const fourth = fastify4();
for (const route of routes) {
  fifth.register(route);
  fourth.register(route);
}

console.log(
  JSON.stringify({
    'Express 5': await inExpress(express),
    'Express 4': await inExpress(express4 as typeof express),
    'Fastify 5': await inFastify(fifth),
    'Fastify 4': await inFastify(fourth),
    Hono: await inHono(),
  }),
);
