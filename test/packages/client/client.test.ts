import {
  ApiError,
  type ClientOptions,
  CustomerAlreadyExistsError,
  type InvalidResponse,
  InvalidResponseError,
  isErrorOf,
  NetworkError,
  ServiceUnavailableError,
  TimeoutError,
  TooManyRequestsError,
} from '@billing/client';
import bundle from '@billing/openapi' with { type: 'json' };
import { afterEach, describe, expect, test, vi } from 'vitest';

import { respond, scriptedServer, breakConnection, unusedAddress, rejection, type Turn } from './scripted-server.ts';
import { connectedTo, eventTypes, failureOf } from './connected-client.ts';

const server = scriptedServer();
const CREATED = bundle.paths['/customers'].post.responses['201'].content['application/json'].examples.created.value;
const body = { email: 'jo@customer.example' };
const connected = (turns: Turn[], options: Partial<ClientOptions> = {}) => connectedTo(server, turns, options);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('retries', () => {
  const unavailable = respond(503, rejection('service_unavailable'));

  test('retries a safe call after a growing random wait', async () => {
    const { client, waits } = connected([unavailable, breakConnection, respond(200, eventTypes)]);
    expect(await client.eventTypes.list()).toEqual(eventTypes);
    expect(waits).toEqual([250, 500]);
    expect(server().requests).toHaveLength(3);
  });

  test('stops after two retries, or the number that the client or the call sets', async () => {
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

  test('retries a call when the connection failed', async () => {
    const { client, waits } = connected([], { baseUrl: await unusedAddress() });
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
  ])('retries any call after a 429 whose Retry-After is %s', async (_kind, value, wait) => {
    const limited = respond(429, rejection('too_many_requests'), { 'retry-after': value });
    const { client, waits } = connected([limited, respond(201, CREATED)]);
    expect(await client.customers.create({ body })).toEqual(CREATED);
    expect(waits).toEqual([wait]);
  });

  test('does not retry when Retry-After exceeds a minute', async () => {
    const { client, waits } = connected([respond(429, rejection('too_many_requests'), { 'retry-after': '61' })]);
    const error = await failureOf(client.eventTypes.list());
    expect(error).toBeInstanceOf(TooManyRequestsError);
    expect((error as TooManyRequestsError).headers.get('retry-after')).toBe('61');
    expect(waits).toEqual([]);
  });

  test('rethrows an error of a custom fetch without a retry', async () => {
    const own = new RangeError('mine');
    const { client, waits } = connected([], { fetch: () => Promise.reject(own) });
    expect(await failureOf(client.eventTypes.list())).toBe(own);
    expect(waits).toEqual([]);
  });
});

describe('timeouts and signals', () => {
  const never: Turn = () => undefined;

  test('times out an attempt, and retries it', async () => {
    const { client, waits } = connected(
      Array.from({ length: 6 }, () => never),
      { timeoutMs: 10 },
    );
    const error = await failureOf(client.eventTypes.list());
    expect(error).toBeInstanceOf(TimeoutError);
    expect((error as Error).message).toBe('eventTypes.list received no response within 10 ms');
    expect(waits).toHaveLength(2);
    expect(await failureOf(client.customers.create({ body }, { timeoutMs: 11 }))).toBeInstanceOf(TimeoutError);
    expect(server().requests).toHaveLength(6);
  });

  test('times out a response whose body never ends', async () => {
    const endless: Turn = (_request, response) => void response.writeHead(200).write('{');
    const { client } = connected([endless], { timeoutMs: 10, maxRetries: 0 });
    expect(await failureOf(client.eventTypes.list())).toBeInstanceOf(TimeoutError);
  });

  test('a signal aborts a call with its reason before it starts, during an attempt, and between attempts', async () => {
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
    const patient = connected([respond(503, {})], { hooks, timing: undefined }).client;
    expect(await failureOf(patient.eventTypes.list({}, { signal: waiting.signal }))).toBe(reason);
    expect(server().requests).toHaveLength(1);
  });
});

describe('API errors', () => {
  test("have the class of their code and every field of the API's error", async () => {
    const fields = [{ field: 'email', message: 'must be another' }];
    const { client } = connected([respond(409, rejection('customer_already_exists', { errors: fields }))]);
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

  test('are plain ApiErrors for an unlisted code or a response from a proxy', async () => {
    const { client } = connected([respond(409, rejection('toString')), respond(502, '<html>Bad gateway</html>')], {
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

  test('are narrowed by isErrorOf to those of one operation', async () => {
    const { client } = connected([respond(409, rejection('customer_already_exists'))]);
    const error = await failureOf(client.customers.create({ body }));
    expect(isErrorOf('customers.create', error)).toBe(true);
    expect(isErrorOf('products.create', error)).toBe(false);
    expect(isErrorOf('customers.create', new Error('else'))).toBe(false);
  });
});

describe('responses', () => {
  const wrong = { ...CREATED, data: { ...CREATED.data, email: 7 } };
  const fault = { field: 'data.email', rule: 'type', limit: 'string', message: 'must be a string' };

  test('that violate the document are reported as the client or the call configures', async () => {
    const reports: InvalidResponse[] = [];
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { client } = connected(
      [1, 2, 3, 4].map(() => respond(201, wrong)),
      { onInvalidResponse: undefined },
    );

    await client.customers.create({ body }, { onInvalidResponse: 'ignore' });
    expect(await client.customers.create({ body })).toEqual(wrong);
    expect(warn.mock.calls).toEqual([
      [
        'customers.create received a response that does not conform to the document: data.email must be a string (request req-from-header)',
      ],
    ]);
    const other = connected([respond(201, wrong), respond(201, wrong)]).client;
    await other.customers.create({ body }, { onInvalidResponse: (report) => reports.push(report) });
    const expectedReport = {
      operation: 'customers.create',
      status: 201,
      requestId: 'req-from-header',
      faults: [fault],
    };
    expect(reports).toEqual([expectedReport]);
    const error = await failureOf(other.customers.create({ body }, { onInvalidResponse: 'throw' }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject(expectedReport);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('report each field of an operation once, whatever the number of calls and of items in a list', async () => {
    const named = (name: unknown) => ({ ...eventTypes.data[0], name });
    const page = (...names: unknown[]) => respond(200, { ...eventTypes, data: names.map(named) });
    const group = respond(200, { ...eventTypes, data: [{ ...named(7), group: 7 }] });
    const seen: string[][] = [];
    const onInvalidResponse = ({ faults }: InvalidResponse): void => void seen.push(faults.map(({ field }) => field));
    const { client } = connected([page('a', 7), page(7, 'b'), group, page(7)], { onInvalidResponse });
    for (let call = 0; call < 4; call += 1) await client.eventTypes.list();
    expect(seen).toEqual([['data[1].name'], ['data[0].group']]);
  });

  test.each([
    [
      'a page',
      '<html>Sign in</html>',
      { 'content-type': 'text/html' },
      '201 text/html instead of JSON: <html>Sign in</html>',
    ],
    ['text', 'created', { 'content-type': 'text/plain' }, '201 text/plain instead of JSON: created'],
    ['broken JSON', '{"data":', {}, '201 application/json instead of JSON: {"data":'],
  ])(
    'that are %s instead of JSON are thrown, with the status, media type and text',
    async (_, text, headers, message) => {
      const { client } = connected([respond(201, text, headers)], { onInvalidResponse: 'ignore' });
      const error = await failureOf(client.customers.create({ body }));
      expect(error).toBeInstanceOf(InvalidResponseError);
      expect(error).toMatchObject({ status: 201, operation: 'customers.create', requestId: 'req-from-header' });
      expect((error as Error).message).toContain(message);
    },
  );

  test('are reported when they succeed with an undocumented status', async () => {
    const { client } = connected([respond(202, CREATED)]);
    expect(await failureOf(client.customers.create({ body }))).toMatchObject({
      faults: [{ field: '', rule: 'status', limit: null, message: 'the status 202 is not documented' }],
    });
  });

  test('are available from withResponse, which rejects for an API error', async () => {
    const { client } = connected([respond(201, CREATED), respond(409, rejection('customer_already_exists'))]);
    const done = await client.customers.create({ body }).withResponse();
    expect(done.body).toEqual(CREATED);
    expect(done.response.status).toBe(201);
    expect(done.response.headers.get('request-id')).toBe('req-from-header');
    const failed = await failureOf(client.customers.create({ body }).withResponse());
    expect(failed).toBeInstanceOf(CustomerAlreadyExistsError);
  });
});
