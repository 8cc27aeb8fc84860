import { inspect } from 'node:util';

import {
  ApiError,
  type ClientOptions,
  createClient,
  createCaller,
  CustomerAlreadyExistsError,
  type InvalidResponse,
  InvalidRequestError,
  InvalidResponseError,
  isErrorOf,
  NetworkError,
  ServiceUnavailableError,
  TimeoutError,
  TooManyRequestsError,
} from '@billing/client';
import { endpoint as listEventTypes } from '@billing/client/operations/eventTypes.list';
import bundle from '@billing/openapi' with { type: 'json' };
import { afterEach, describe, expect, test, vi } from 'vitest';

import { answer, answeringServer, breakConnection, nobody, refusal, type Turn } from './answering-server.ts';

const server = answeringServer();
const KEY = 'svc_apikey_sdbx_a-key-that-nobody-may-see';
const EVENT_TYPES = bundle.paths['/event-types'].get.responses['200'].content['application/json'].examples;
const eventTypes = Object.values(EVENT_TYPES)[0]!.value;
const CREATED = bundle.paths['/customers'].post.responses['201'].content['application/json'].examples.created.value;
const body = { email: 'jo@customer.example' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A client whose waits take no time. */
function connected(turns: Turn[], options: Partial<ClientOptions> = {}) {
  server().turns = turns;
  const waits: number[] = [];
  const timing = {
    now: () => Date.parse('2026-03-02T09:30:00Z'),
    random: () => 0.5,
    sleep: async (milliseconds: number) => void waits.push(milliseconds),
  };
  const client = createClient({ baseUrl: server().url, apiKey: KEY, timing, onInvalidResponse: 'throw', ...options });
  return { client, waits };
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => expect.unreachable(`it succeeded with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

describe('tries', () => {
  const unavailable = answer(503, refusal('service_unavailable'));

  test('what is safe to repeat is tried again after a random wait that grows', async () => {
    const { client, waits } = connected([unavailable, breakConnection, answer(200, eventTypes)]);
    expect(await client.eventTypes.list()).toEqual(eventTypes);
    expect(waits).toEqual([250, 500]);
    expect(server().requests).toHaveLength(3);
  });

  test('and given up after two more, or as many as the client or the call says', async () => {
    const turns = (): Turn[] => Array.from({ length: 9 }, () => unavailable);
    for (const [own, ofCall, tries] of [
      [undefined, undefined, 3],
      [0, undefined, 1],
      [0, 4, 5],
    ] as const) {
      const { client } = connected(turns(), { maxRetries: own });
      const error = await failureOf(client.eventTypes.list({}, { maxRetries: ofCall }));
      expect(error).toBeInstanceOf(ServiceUnavailableError);
      expect(server().requests).toHaveLength(tries);
    }
  });

  test('what could be done twice is not repeated after it was sent', async () => {
    for (const [turn, kind] of [
      [unavailable, ServiceUnavailableError],
      [breakConnection, NetworkError],
    ] as const) {
      const { client, waits } = connected([turn, answer(201, CREATED)]);
      expect(await failureOf(client.customers.create({ body }))).toBeInstanceOf(kind);
      expect(waits).toEqual([]);
    }
  });

  test('but repeated where no connection was made', async () => {
    const { client, waits } = connected([], { baseUrl: await nobody() });
    const error = await failureOf(client.customers.create({ body }));
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as Error).message).toMatch(/^customers\.create received no response: .*ECONNREFUSED/);
    expect(waits).toHaveLength(2);
  });

  test.each([
    ['seconds', '7', 7_250],
    ['a date', 'Mon, 02 Mar 2026 09:30:07 GMT', 7_250],
    ['a date that has passed', 'Mon, 02 Mar 2026 09:29:00 GMT', 250],
    ['nonsense', 'soon', 250],
  ])(
    'what is refused for its rate is repeated whatever it is, when Retry-After says: %s',
    async (_kind, value, wait) => {
      const limited = answer(429, refusal('too_many_requests'), { 'retry-after': value });
      const { client, waits } = connected([limited, answer(201, CREATED)]);
      expect(await client.customers.create({ body })).toEqual(CREATED);
      expect(waits).toEqual([wait]);
    },
  );

  test('a wait of more than a minute is left to the caller', async () => {
    const { client, waits } = connected([answer(429, refusal('too_many_requests'), { 'retry-after': '61' })]);
    const error = await failureOf(client.eventTypes.list());
    expect(error).toBeInstanceOf(TooManyRequestsError);
    expect((error as TooManyRequestsError).headers.get('retry-after')).toBe('61');
    expect(waits).toEqual([]);
  });

  test('what the given fetch throws of its own is passed on at once', async () => {
    const own = new RangeError('mine');
    const { client, waits } = connected([], { fetch: () => Promise.reject(own) });
    expect(await failureOf(client.eventTypes.list())).toBe(own);
    expect(waits).toEqual([]);
  });
});

describe('ends', () => {
  const never: Turn = () => undefined;

  test('a try that takes too long ends, and is repeated where that is safe', async () => {
    const { client, waits } = connected([never, never, never, never], { timeout: 10 });
    const error = await failureOf(client.eventTypes.list());
    expect(error).toBeInstanceOf(TimeoutError);
    expect((error as Error).message).toBe('eventTypes.list received no response within 10 ms');
    expect(waits).toHaveLength(2);
    expect(await failureOf(client.customers.create({ body }, { timeout: 11 }))).toBeInstanceOf(TimeoutError);
    expect(server().requests).toHaveLength(4);
  });

  test('a body that never ends is too long as well', async () => {
    const endless: Turn = (_request, response) => void response.writeHead(200).write('{');
    const { client } = connected([endless], { timeout: 10, maxRetries: 0 });
    expect(await failureOf(client.eventTypes.list())).toBeInstanceOf(TimeoutError);
  });

  test('a signal ends a call with its own reason: before it, while it waits for an answer, and between tries', async () => {
    const reason = new Error('enough');
    expect(await failureOf(connected([]).client.eventTypes.list({}, { signal: AbortSignal.abort(reason) }))).toBe(
      reason,
    );
    expect(server().requests).toEqual([]);

    const asked = new AbortController();
    const { client } = connected([() => asked.abort(reason)]);
    expect(await failureOf(client.eventTypes.list({}, { signal: asked.signal }))).toBe(reason);

    const waiting = new AbortController();
    const hooks = { retry: () => queueMicrotask(() => waiting.abort(reason)) };
    const patient = connected([answer(503, {})], { hooks, timing: undefined }).client;
    expect(await failureOf(patient.eventTypes.list({}, { signal: waiting.signal }))).toBe(reason);
    expect(server().requests).toHaveLength(1);
  });
});

describe('refusals', () => {
  test('have the class of their code, and all that the API tells', async () => {
    const fields = [{ field: 'email', message: 'must be another' }];
    const { client } = connected([answer(409, refusal('customer_already_exists', { errors: fields }))]);
    const error = await failureOf(client.customers.create({ body }));
    expect(error).toBeInstanceOf(CustomerAlreadyExistsError);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'CustomerAlreadyExistsError',
      operation: 'customers.create',
      status: 409,
      code: 'customer_already_exists',
      requestId: 'req-customer_already_exists',
      documentationUrl: 'https://docs.example/customer_already_exists',
      fields,
      message:
        'customers.create failed with 409 customer_already_exists: About customer_already_exists. (request req-customer_already_exists)',
    });
  });

  test('a code that came later, and an answer that is none of the API, are plain', async () => {
    const { client } = connected([answer(409, refusal('toString')), answer(502, '<html>Bad gateway</html>')], {
      maxRetries: 0,
    });
    const [unlisted, foreign] = [
      await failureOf(client.customers.create({ body })),
      await failureOf(client.eventTypes.list()),
    ];
    expect(unlisted).toMatchObject({ name: 'ApiError', code: 'toString', status: 409 });
    expect(foreign).toMatchObject({
      name: 'ApiError',
      code: undefined,
      status: 502,
      fields: [],
      requestId: 'req-from-header',
      body: '<html>Bad gateway</html>',
    });
  });

  test('are told apart by operation', async () => {
    const { client } = connected([answer(409, refusal('customer_already_exists'))]);
    const error = await failureOf(client.customers.create({ body }));
    expect(isErrorOf('customers.create', error)).toBe(true);
    expect(isErrorOf('products.create', error)).toBe(false);
    expect(isErrorOf('customers.create', new Error('else'))).toBe(false);
  });
});

describe('answers', () => {
  const wrong = { ...CREATED, data: { ...CREATED.data, email: 7 } };
  const fault = { field: 'data.email', rule: 'type', limit: 'string', message: 'must be a string' };

  test('that break a promise are reported as the client or the call says', async () => {
    const reports: InvalidResponse[] = [];
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { client } = connected(
      [1, 2, 3, 4].map(() => answer(201, wrong)),
      { onInvalidResponse: undefined },
    );

    expect(await client.customers.create({ body })).toEqual(wrong);
    expect(warn.mock.calls).toEqual([
      [
        'customers.create received a response that does not conform to the document: data.email must be a string (request req-from-header)',
      ],
    ]);
    await client.customers.create({ body }, { onInvalidResponse: 'ignore' });
    await client.customers.create({ body }, { onInvalidResponse: (report) => reports.push(report) });
    const told = { operation: 'customers.create', status: 201, requestId: 'req-from-header', faults: [fault] };
    expect(reports).toEqual([told]);
    const error = await failureOf(client.customers.create({ body }, { onInvalidResponse: 'throw' }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject(told);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('a success of another status is one, too', async () => {
    const { client } = connected([answer(202, CREATED)]);
    expect(await failureOf(client.customers.create({ body }))).toMatchObject({
      faults: [{ field: '', rule: 'status', limit: null, message: 'the status 202 is not documented' }],
    });
  });

  test('come with their response for who asks, also when they fail', async () => {
    const { client } = connected([answer(201, CREATED), answer(409, refusal('customer_already_exists'))]);
    const done = await client.customers.create({ body }).withResponse();
    expect(done.body).toEqual(CREATED);
    expect(done.response.status).toBe(201);
    expect(done.response.headers.get('request-id')).toBe('req-from-header');
    const failed = await failureOf(client.customers.create({ body }).withResponse());
    expect(failed).toBeInstanceOf(CustomerAlreadyExistsError);
  });
});

describe('lists', () => {
  const { paths } = bundle;
  const page = paths['/events'].get.responses['200'].content['application/json'].examples.page.value;
  const pageOf = (ids: readonly string[], next: string, has_more: boolean): Turn =>
    answer(200, {
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

  test('give every item of every page, asking as the first request did', async () => {
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

  test('give whole pages, and ask for none that nobody wants', async () => {
    const { client } = connected(turns());
    for await (const { data } of client.events.list(request).pages()) {
      expect(data.map(({ event_id }) => event_id)).toEqual(ids.slice(0, 2));
      break;
    }
    expect(server().requests).toHaveLength(1);
    expect((await connected(turns()).client.events.list(request)).data).toHaveLength(2);
  });

  test('end when the next page is the same one or nowhere', async () => {
    const same = pageOf(ids.slice(0, 1), `https://api.example/events?after=${ids[0]}`, true);
    const nowhere = pageOf(ids.slice(0, 1), 'https://api.example/events', true);
    for (const circle of [[same, same, same], [nowhere]]) {
      const { client } = connected(circle);
      await expect(Array.fromAsync(client.events.list())).rejects.toThrow(
        'events.list says that there are more pages, but its URL of the next page has no new cursor',
      );
    }
  });

  test('fail where they are walked through', async () => {
    const { client } = connected([turns()[0]!, answer(401, refusal('invalid_token'))]);
    await expect(Array.fromAsync(client.events.list())).rejects.toMatchObject({ code: 'invalid_token' });
  });
});

describe('requests', () => {
  test('carry the headers of the client, of the call, of the request and of the hook', async () => {
    const hooks = { request: () => ({ traceparent: '00-1-2-01' }) };
    const { client } = connected([answer(200, eventTypes)], { headers: { 'X-A': 'client', 'x-b': 'client' }, hooks });
    await client.eventTypes.list({ headers: { 'service-version': '1' } }, { headers: { 'X-B': 'call' } });
    expect(server().requests[0]!.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'x-a': 'client',
      'x-b': 'call',
      'service-version': '1',
      traceparent: '00-1-2-01',
    });
  });

  test('that are wrong do not leave, unless the client or the call says that the server judges', async () => {
    const invalid = { body: { email: '' } };
    const { client } = connected([answer(400, refusal('invalid_field'))]);
    const error = await failureOf(client.customers.create(invalid));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect((error as InvalidRequestError).faults.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'email minLength',
      'email pattern',
    ]);
    expect(server().requests).toEqual([]);
    expect(await failureOf(client.customers.create(invalid, { checkRequests: false }))).toBeInstanceOf(ApiError);
  });

  test('go out from one operation alone', async () => {
    server().turns = [answer(200, eventTypes)];
    const call = createCaller({ baseUrl: `${server().url}/`, apiKey: KEY });
    expect((await call(listEventTypes, {})).data).toEqual(eventTypes.data);
  });
});

describe('the key', () => {
  test('is seen by no hook, no error and nobody who looks at the client', async () => {
    const seen: unknown[] = [];
    const hook = (event: unknown): void => void seen.push(event);
    const hooks = { request: hook, response: hook, failure: hook, retry: hook };
    const turns = [breakConnection, answer(503, refusal('service_unavailable')), answer(401, refusal('invalid_token'))];
    const { client } = connected(turns, { hooks });
    seen.push(await failureOf(client.eventTypes.list()), client);
    seen.push(await failureOf(connected([breakConnection], { hooks, maxRetries: 0 }).client.eventTypes.list()));
    const kinds = seen.map((one) => (one as object).constructor.name);
    expect(kinds.filter((kind) => kind.endsWith('Error'))).toEqual(['InvalidTokenError', 'NetworkError']);
    expect(seen.length).toBeGreaterThan(10);
    expect(inspect(seen, { depth: Infinity, showHidden: true })).not.toContain(KEY);
    expect(JSON.stringify(seen)).not.toContain(KEY);
  });

  test.each(['', 'a\nb', 'a b', 'ключ'])('is refused as %j, and not repeated in the message', (apiKey) => {
    expect(() => createClient({ baseUrl: 'https://api.example', apiKey })).toThrow(
      /^apiKey is empty or contains a space, a line break or another character that keys never contain$/,
    );
  });

  test('stays out of browsers and their workers, unless it is one for everybody', () => {
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

  test('an address that is none is refused when the client is made', () => {
    expect(() => createClient({ baseUrl: 'api.example' })).toThrow('baseUrl is not a URL: "api.example"');
  });
});

test('hooks are told of every try', async () => {
  const told: object[] = [];
  const hook =
    (kind: string) =>
    (event: object): void =>
      void told.push({ kind, ...event });
  const hooks = {
    request: hook('request'),
    response: hook('response'),
    failure: hook('failure'),
    retry: hook('retry'),
  };
  const { client } = connected([breakConnection, answer(200, eventTypes)], { hooks });
  await client.eventTypes.list();
  const one = { operation: 'eventTypes.list', method: 'GET', url: `${server().url}/event-types` };
  expect(told).toEqual([
    { kind: 'request', ...one, number: 1 },
    { kind: 'failure', ...one, number: 1, milliseconds: 0, error: expect.any(NetworkError) as unknown },
    { kind: 'retry', ...one, number: 1, delay: 250 },
    { kind: 'request', ...one, number: 2 },
    { kind: 'response', ...one, number: 2, milliseconds: 0, status: 200, requestId: 'req-from-header' },
  ]);
});
