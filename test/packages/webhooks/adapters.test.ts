import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';

import { eventSamples } from '@billing/server/event-samples';
import { SetupError, sign, SignatureError, signatureHeaderName, type WebhookEvent } from '@billing/webhooks';
import { webhookHandler } from '@billing/webhooks/express';
import { type RouteOptions, webhookRoute } from '@billing/webhooks/fastify';
import { type ReceiverOptions, receiveWebhook } from '@billing/webhooks/fetch';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { SECRET } from './vector.ts';

const BODY = JSON.stringify(eventSamples['customer.created'][1]);
const PATH = '/webhooks';
const OTHER = `h1=${'0'.repeat(64)}`;

/** The calls of a receiver, and its next action. */
interface Scene {
  readonly stored: { readonly event: WebhookEvent; readonly body: string }[];
  readonly rejections: { readonly error: unknown; readonly status: number }[];
  failing: boolean;
  secret: string | undefined;
}

const scene: Scene = { stored: [], rejections: [], failing: false, secret: SECRET };

/** Read for each webhook, so that each test can configure the receiver. */
const options: ReceiverOptions<WebhookEvent> = {
  get secret() {
    return scene.secret;
  },
  toleranceSeconds: 600,
  maxBytes: 100_000,
  store: async (event, body) => {
    if (scene.failing) throw new Error('the database is away');
    scene.stored.push({ event, body: Buffer.from(body).toString() });
  },
  onRefused: (error, status) => void scene.rejections.push({ error, status }),
};

/** A listening server of each framework. */
const frameworks: Record<string, () => Promise<{ url: string; close: () => unknown }>> = {
  'the Fetch API': () => listening(throughFetch),
  'node:http and Express': () => listening((request, response) => void webhookHandler(options)(request, response)),
  Fastify: async () => {
    const app = Fastify();
    const route: RouteOptions = Object.defineProperties(
      { path: PATH } as RouteOptions,
      Object.getOwnPropertyDescriptors(options),
    );
    app.register(webhookRoute(route));
    app.post('/json', async ({ body }) => body);
    return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
  },
};

describe.each(Object.keys(frameworks))('%s', (name) => {
  let at = { url: '', close: (): unknown => undefined };
  beforeAll(async () => {
    at = await frameworks[name]!();
  });
  afterAll(() => at.close());

  /** The response status for a body with a header. */
  async function statusFor(header: string | undefined, body: string | Uint8Array = BODY): Promise<number> {
    Object.assign(scene, { failing: false, secret: SECRET, ...changes });
    scene.stored.length = 0;
    scene.rejections.length = 0;
    const headers = {
      'content-type': 'application/json',
      ...(header !== undefined && { [signatureHeaderName]: header }),
    };
    return (await fetch(at.url + PATH, { method: 'POST', headers, body: body as string })).status;
  }
  let changes: Partial<Scene> = {};
  const having = (given: Partial<Scene>): typeof statusFor => {
    changes = given;
    return (...call) => statusFor(...call).finally(() => void (changes = {}));
  };
  const signed = (body: string | Uint8Array = BODY): Promise<string> => sign({ body, secret: SECRET });
  const ts = Math.floor(Date.now() / 1_000);

  test('returns the statuses of the reference receiver', async () => {
    expect(await statusFor(undefined)).toBe(400);
    expect(await statusFor('ts=1')).toBe(400);
    expect(await having({ secret: undefined })(await signed())).toBe(500);
    expect(await statusFor(`ts=${ts - 700};${OTHER}`)).toBe(408);
    expect(await statusFor(`ts=${ts};${OTHER}`)).toBe(401);
    expect(scene.stored).toEqual([]);
    expect(await statusFor(await signed())).toBe(200);
    expect(scene.stored).toMatchObject([{ event: { known: true, type: 'customer.created' }, body: BODY }]);
  });

  test('checks in the order of the reference receiver', async () => {
    const unconfigured = having({ secret: '' });
    expect(await unconfigured(undefined)).toBe(400);
    expect(await having({ secret: '' })('ts=1')).toBe(400);
    expect(await having({ secret: '' })(`ts=1;${OTHER}`)).toBe(500);
    expect(await statusFor(`ts=1;${OTHER}`)).toBe(408);
  });

  test('stores a signed but unknown event and returns 200', async () => {
    for (const body of ['{"event_type":"customer.exploded"}', 'no JSON', '', '{"event_type":"customer.created"}']) {
      expect(await statusFor(await signed(body), body), body).toBe(200);
      expect(scene.stored).toMatchObject([{ event: { known: false }, body }]);
    }
  });

  test('verifies the bytes as received', async () => {
    const body = Buffer.from(`  ${BODY.replace('{', '{ "é\\u00e9": "\\/" ,\r\n')}\n`);
    expect(await statusFor(await signed(body), body)).toBe(200);
    expect(await statusFor(await signed(body), JSON.stringify(JSON.parse(String(body))))).toBe(401);
  });

  test('returns 500 when storing fails, so that the sender retries', async () => {
    expect(await having({ failing: true })(await signed())).toBe(500);
    expect(scene.rejections).toMatchObject([{ error: { message: 'the database is away' }, status: 500 }]);
  });

  test('passes the reason of a rejection to onRefused', async () => {
    await statusFor(`ts=${ts};${OTHER}`);
    expect(scene.rejections).toMatchObject([{ error: expect.any(SignatureError) as unknown, status: 401 }]);
    await having({ secret: '' })(await signed());
    expect(scene.rejections).toMatchObject([{ error: expect.any(SetupError) as unknown, status: 500 }]);
  });

  test('returns 413 for a body that is too large', async () => {
    const body = 'x'.repeat(100_001);
    expect(await statusFor(await signed(body), body)).toBe(413);
    expect(scene.stored).toEqual([]);
    expect(await statusFor(await signed(body.slice(1)), body.slice(1))).toBe(200);
  });

  test('accepts a webhook without a media type', async () => {
    const status = await new Promise((resolve, reject) => {
      void signed().then((header) =>
        request(at.url + PATH, { method: 'POST', headers: { [signatureHeaderName]: header } }, (response) =>
          resolve(response.resume().statusCode),
        )
          .on('error', reject)
          .end(BODY),
      );
    });
    expect(status).toBe(200);
  });

  test('does not affect other routes', async () => {
    if (name !== 'Fastify') return;
    const response = await fetch(`${at.url}/json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(await response.json()).toEqual({ a: 1 });
  });
});

describe('a body that was read before', () => {
  const parsers: [string, (request: IncomingMessage) => Promise<unknown>, number][] = [
    ['express.raw', buffer, 200],
    ['express.text', async (request) => String(await buffer(request)), 200],
    ['express.json', json, 500],
  ];
  test.each(parsers)('%s', async (_name, parse, status) => {
    scene.rejections.length = 0;
    Object.assign(scene, { failing: false, secret: SECRET });
    const { url, close } = await listening(async (request, response) => {
      Object.assign(request, { body: await parse(request) });
      await webhookHandler(options)(request, response);
    });
    const headers = { [signatureHeaderName]: await sign({ body: BODY, secret: SECRET }) };
    expect((await fetch(url, { method: 'POST', headers, body: BODY })).status).toBe(status);
    const problems = scene.rejections.map(({ error }) => (error as SetupError).reason);
    expect(problems).toEqual(status === 200 ? [] : ['body']);
    close();
  });

  test('rejects a Request whose body was read', async () => {
    scene.rejections.length = 0;
    const given = new Request('http://receiver.example/', { method: 'POST', body: BODY });
    await given.text();
    expect((await receiveWebhook(given, options)).status).toBe(500);
    expect(scene.rejections).toMatchObject([{ error: { reason: 'body' } }]);
  });
});

test('without onRefused, a receiver logs its own setup errors, and no errors of senders', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { onRefused: _, ...silent } = options;
  scene.secret = undefined;
  const given = (header: string): Request =>
    new Request('http://receiver.example/', { method: 'POST', body: BODY, headers: { [signatureHeaderName]: header } });
  await receiveWebhook(given('x'), { ...silent, secret: undefined });
  expect(written).not.toHaveBeenCalled();
  const statusFor = await receiveWebhook(given(await sign({ body: BODY, secret: SECRET })), {
    ...silent,
    secret: undefined,
  });
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.any(SetupError));
  expect(await statusFor.text()).toBe('The receiver can not accept webhooks now.');
  written.mockRestore();
});

async function listening(listener: RequestListener): Promise<{ url: string; close: () => Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = (): Server => server.close(() => undefined).closeAllConnections() as unknown as Server;
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Adapts a Node.js request to the Fetch API. */
const throughFetch: RequestListener = async (incoming, response) => {
  const headers = new Headers(Object.entries(incoming.headers).map(([key, value]) => [key, String(value)]));
  const given = new Request('http://receiver.example/', {
    method: 'POST',
    headers,
    body: incoming as unknown as ReadableStream,
    duplex: 'half',
  } as RequestInit);
  const { status, body } = await receiveWebhook(given, options);
  response.writeHead(status).end(body === null ? '' : await new Response(body).text());
};
