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

import { answer, answeringServer, breakConnection, nobody, refusal, type Turn } from './answering-server.ts';
import { connectedTo, eventTypes, failureOf } from './connected-client.ts';

const server = answeringServer();
const CREATED = bundle.paths['/customers'].post.responses['201'].content['application/json'].examples.created.value;
const body = { email: 'jo@customer.example' };
const connected = (turns: Turn[], options: Partial<ClientOptions> = {}) => connectedTo(server, turns, options);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
  test('have the class of their code and all data of the API', async () => {
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

  test('are distinguished by operation', async () => {
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

  test('come with their response on request, also when they fail', async () => {
    const { client } = connected([answer(201, CREATED), answer(409, refusal('customer_already_exists'))]);
    const done = await client.customers.create({ body }).withResponse();
    expect(done.body).toEqual(CREATED);
    expect(done.response.status).toBe(201);
    expect(done.response.headers.get('request-id')).toBe('req-from-header');
    const failed = await failureOf(client.customers.create({ body }).withResponse());
    expect(failed).toBeInstanceOf(CustomerAlreadyExistsError);
  });
});
