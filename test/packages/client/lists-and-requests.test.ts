import { inspect } from 'node:util';

import {
  ApiError,
  type ClientOptions,
  createClient,
  createCaller,
  InvalidRequestError,
  NetworkError,
} from '@billing/client';
import { endpoint as listEventTypes } from '@billing/client/operations/eventTypes.list';
import bundle from '@billing/openapi' with { type: 'json' };
import { afterEach, describe, expect, test, vi } from 'vitest';

import { respond, scriptedServer, breakConnection, rejection, type Turn } from './scripted-server.ts';
import { connectedTo, eventTypes, failureOf, KEY } from './connected-client.ts';

const server = scriptedServer();
const connected = (turns: Turn[], options: Partial<ClientOptions> = {}) => connectedTo(server, turns, options);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('lists', () => {
  const { paths } = bundle;
  const page = paths['/events'].get.responses['200'].content['application/json'].examples.page.value;
  const pageOf = (ids: readonly string[], next: string, has_more: boolean): Turn =>
    respond(200, {
      ...page,
      data: ids.map((event_id) => ({ ...page.data[0], event_id })),
      meta: { ...page.meta, pagination: { ...page.meta.pagination, next, has_more } },
    });
  const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => `evt_${letter.repeat(26)}`);
  const turns = (): Turn[] => [
    pageOf(ids.slice(0, 2), `https://api.example/events?after=${ids[1]}&per_page=2`, true),
    pageOf(ids.slice(2, 4), `https://api.example/events?per_page=2&after=${ids[3]}`, true),
    pageOf(ids.slice(4), `https://api.example/events?after=${ids[4]}`, false),
  ];
  const request = { query: { per_page: 2, order_by: 'id[ASC]' }, headers: { 'skip-count': 'true' } } as const;

  test("yield every item of every page, with the first request's parameters and headers", async () => {
    const { client } = connected(turns());
    const found: string[] = [];
    for await (const event of client.events.list(request)) found.push(event.event_id);
    expect(found).toEqual(ids);
    expect(server().requests.map(({ url }) => url)).toEqual([
      '/events?per_page=2&order_by=id%5BASC%5D',
      `/events?after=${ids[1]}&per_page=2&order_by=id%5BASC%5D`,
      `/events?after=${ids[3]}&per_page=2&order_by=id%5BASC%5D`,
    ]);
    expect(server().requests.map(({ headers }) => headers['skip-count'])).toEqual(['true', 'true', 'true']);
  });

  test('yield whole pages, and request none after the loop ends', async () => {
    const { client } = connected(turns());
    for await (const { data } of client.events.list(request).pages()) {
      expect(data.map(({ event_id }) => event_id)).toEqual(ids.slice(0, 2));
      break;
    }
    expect(server().requests).toHaveLength(1);
    expect((await connected(turns()).client.events.list(request)).data).toHaveLength(2);
  });

  test('fail when the URL of the next page has no new cursor', async () => {
    const same = pageOf(ids.slice(0, 1), `https://api.example/events?after=${ids[0]}`, true);
    const nowhere = pageOf(ids.slice(0, 1), 'https://api.example/events', true);
    for (const circle of [[same, same, same], [nowhere]]) {
      const { client } = connected(circle);
      await expect(Array.fromAsync(client.events.list())).rejects.toThrow(
        'events.list says that there are more pages, but its URL of the next page has no new cursor',
      );
    }
  });

  test('fail during the iteration with the error of a later page', async () => {
    const { client } = connected([turns()[0]!, respond(401, rejection('invalid_token'))]);
    await expect(Array.fromAsync(client.events.list())).rejects.toMatchObject({ code: 'invalid_token' });
  });
});

describe('requests', () => {
  test('carry the headers of the client, the call, the request and the hook', async () => {
    const hooks = { request: () => ({ traceparent: '00-1-2-01' }) };
    const { client } = connected([respond(200, eventTypes)], { headers: { 'X-A': 'client', 'x-b': 'client' }, hooks });
    await client.eventTypes.list({ headers: { 'service-version': '1' } }, { headers: { 'X-B': 'call' } });
    expect(server().requests[0]!.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'x-a': 'client',
      'x-b': 'call',
      'service-version': '1',
      traceparent: '00-1-2-01',
    });
  });

  test('that are invalid are not sent, unless checkRequests is false', async () => {
    const invalid = { body: { email: '' } };
    const { client } = connected([respond(400, rejection('invalid_field'))]);
    const error = await failureOf(client.customers.create(invalid));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect((error as InvalidRequestError).faults.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'email minLength',
      'email pattern',
    ]);
    expect(server().requests).toEqual([]);
    expect(await failureOf(client.customers.create(invalid, { checkRequests: false }))).toBeInstanceOf(ApiError);
  });

  test('can be sent by a caller with one operation and no client', async () => {
    server().turns = [respond(200, eventTypes)];
    const call = createCaller({ baseUrl: `${server().url}/`, apiKey: KEY });
    expect((await call(listEventTypes, {})).data).toEqual(eventTypes.data);
  });
});

describe('the API key', () => {
  test('does not appear in hooks, errors or an inspected client', async () => {
    const seen: unknown[] = [];
    const hook = (event: unknown): void => void seen.push(event);
    const hooks = { request: hook, response: hook, failure: hook, retry: hook };
    const turns = [
      breakConnection,
      respond(503, rejection('service_unavailable')),
      respond(401, rejection('invalid_token')),
    ];
    const { client } = connected(turns, { hooks });
    seen.push(await failureOf(client.eventTypes.list()), client);
    seen.push(await failureOf(connected([breakConnection], { hooks, maxRetries: 0 }).client.eventTypes.list()));
    const kinds = seen.map((one) => (one as object).constructor.name);
    expect(kinds.filter((kind) => kind.endsWith('Error'))).toEqual(['InvalidTokenError', 'NetworkError']);
    expect(seen.length).toBeGreaterThan(10);
    expect(inspect(seen, { depth: Infinity, showHidden: true })).not.toContain(KEY);
    expect(JSON.stringify(seen)).not.toContain(KEY);
  });

  test.each(['', 'a\nb', ' a', 'ключ'])('is rejected as %j, without appearing in the message', (apiKey) => {
    expect(() => createClient({ baseUrl: 'https://api.example', apiKey })).toThrow(
      /^apiKey is empty or contains a line break or another character that credentials never contain$/,
    );
  });

  test('is rejected in browsers and their workers without allowBrowser', () => {
    const options = { baseUrl: 'https://api.example', apiKey: KEY };
    const page = { window: { document: {} } };
    const worker = { navigator: { userAgent: 'Mozilla/5.0 (X11) Chrome/130' } };
    for (const globals of [page, worker]) {
      for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
      expect(() => createClient(options)).toThrow('allowBrowser: true');
      expect(createClient({ ...options, allowBrowser: true })).toHaveProperty('customers');
      vi.unstubAllGlobals();
    }
    for (const userAgent of ['Node.js/24', 'Cloudflare-Workers', 'Deno/2.5', 'Bun/1.3']) {
      vi.stubGlobal('navigator', { userAgent });
      expect(createClient(options)).toHaveProperty('customers');
    }
  });
});

test.each(['api.example', 'localhost:8080', '/v1', '//api.example', 'ftp://api.example', 'http://', ''])(
  'createClient rejects the baseUrl %j, which is not an absolute URL of HTTP',
  (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(
      `baseUrl must be a URL such as http://localhost:8080, not ${JSON.stringify(baseUrl)}`,
    );
  },
);

test.each(['https://user:secret@api.example', 'https://user@api.example', 'https://:secret@api.example'])(
  'createClient rejects the baseUrl %j without repeating what may be a password',
  (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(/^baseUrl must not contain credentials; pass them as options$/);
  },
);

test.each(['https://api.example/v1?tenant=7', 'https://api.example?', 'https://api.example/#v1'])(
  'createClient rejects the baseUrl %j, to which no path can be appended',
  (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow('baseUrl must not contain a query or a fragment');
  },
);

test('hooks receive every attempt', async () => {
  const calls: object[] = [];
  const hook =
    (kind: string) =>
    (event: object): void =>
      void calls.push({ kind, ...event });
  const hooks = {
    request: hook('request'),
    response: hook('response'),
    failure: hook('failure'),
    retry: hook('retry'),
  };
  const { client } = connected([breakConnection, respond(200, eventTypes)], { hooks });
  await client.eventTypes.list();
  const one = { operation: 'eventTypes.list', method: 'GET', url: `${server().url}/event-types` };
  expect(calls).toEqual([
    { kind: 'request', ...one, number: 1 },
    { kind: 'failure', ...one, number: 1, milliseconds: 0, error: expect.any(NetworkError) as unknown },
    { kind: 'retry', ...one, number: 1, delay: 250 },
    { kind: 'request', ...one, number: 2 },
    { kind: 'response', ...one, number: 2, milliseconds: 0, status: 200, requestId: 'req-from-header' },
  ]);
});
