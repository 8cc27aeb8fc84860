import { ApiError, type Client, type ClientOptions, createClient } from '@billing/client';
import { errorCatalogue, type ErrorCode } from '@billing/server';
import { sample } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Operation } from '../../generator/model/api.ts';
import { deriveOperation } from '../derived/derive/derive-operation.ts';
import { changed, expectRejection } from '../derived/cases.ts';
import { exampleRequest, inTurns, send, WRITERS } from '../derived/requests.ts';
import { specApi } from '../derived/spec-api.ts';
import { caller } from '../service/http/test-client.ts';
import { expectError } from '../service/http/expect-error.ts';
import { checkedFetch } from '../support/checked-fetch.ts';
import { shortSample } from '../support/short-sample.ts';
import { madeIds } from './made-ids.ts';
import { malformedBody } from './malformed-body.ts';
import { type ServedMock, serveMock } from './serve-mock.ts';

/** Calls the mock of this API with its client, and validates every response. */

const api = await specApi();
const ids = madeIds(api);
const writing = api.operations.filter(({ body }) => body !== undefined);

/** Rejected requests of each operation, in `npm test`. */
const SAMPLE = 5;

let mock: ServedMock;
let client: Client;

const clientWith = (options: Partial<ClientOptions> = {}): Client =>
  createClient({
    baseUrl: mock.url,
    apiKey: 'svc_apikey_sdbx_unregistered',
    maxRetries: 0,
    checkRequests: false,
    onInvalidResponse: 'throw',
    fetch: checkedFetch(mock.url),
    ...options,
  });
const call = () => caller({ url: mock.url, fetch: checkedFetch(mock.url) }, 'unregistered');

beforeAll(async () => {
  mock = await serveMock(api);
  client = clientWith();
});

afterAll(() => mock.close());

describe.each(api.operations)('$id', (operation) => {
  const request = exampleRequest(operation, ids);

  test('returns its first example every time', async () => {
    const [first, second] = [await send(client, operation, request), await send(client, operation, request)];
    expect(first.status).toBeUndefined();
    expect(first.body).toEqual(successOf(operation));
    expect(second).toEqual(first);
  });

  test('returns each of its error codes on request', async () => {
    const codes = operation.errorCodes as readonly ErrorCode[];
    for (const code of codes) {
      const picky = clientWith({ headers: { prefer: `example=${code}` } });
      const { status, body } = await send(picky, operation, request);
      expect({ status, body }).toMatchObject({ status: errorCatalogue[code].status, body: { error: { code } } });
    }
    const documented = operation.responses.filter(({ status }) => Number(status) >= 400);
    for (const { status } of documented)
      expect(await send(clientWith({ headers: { prefer: `code=${status}` } }), operation, request)).toMatchObject({
        status: Number(status),
      });
  });

  test('rejects the same requests as the service, with the same code and fields', async () => {
    const rejections = deriveOperation(api, operation, WRITERS).filter(({ rejected }) => rejected.length > 0);
    await inTurns(shortSample(operation.id, rejections, SAMPLE), async (constraint) => {
      const change = constraint.rejected[0]!;
      expectRejection(api, await send(client, operation, changed(request, constraint, change)), constraint, [change]);
    });
  });
});

test('generates values with dynamic=true, the same ones from the same seed', async () => {
  const make = (seed: string) =>
    clientWith({ headers: { prefer: `dynamic=true, seed=${seed}` } }).customers.create({
      body: { email: 'a@b.example' },
    });
  const [first, same, other] = [await make('a'), await make('a'), await make('e')];
  expect(same).toEqual(first);
  expect(other).not.toEqual(first);
});

test("the client maps the mock's errors to ApiError", async () => {
  const path = { product_id: ids.product_id };
  const failure = await clientWith({ headers: { prefer: 'code=404' } })
    .products.get({ path })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 404, code: 'not_found', requestId: expect.any(String) as unknown });
});

test('rejects each of a hundred malformed bodies within a second', async () => {
  const bodies = sample(malformedBody, { numRuns: 100, seed: 6 });
  for (const [index, body] of bodies.entries()) {
    const { method, path } = writing[index % writing.length]!;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof typeof ids]);
    const response = fetch(`${mock.url}${filled}`, {
      method: method.toUpperCase(),
      headers: { authorization: 'Bearer unregistered', 'content-type': 'application/json' },
      body,
      // Not a measurement: a request that hangs never gets a response.
      signal: AbortSignal.timeout(1_000),
    });
    await expectError(await response, 'invalid_json');
  }
});

describe('a request that no example can respond to', () => {
  test.each<[ErrorCode, () => Promise<Response>]>([
    ['invalid_token', () => call()('GET', '/event-types', { key: null })],
    ['invalid_version', () => call()('GET', '/event-types', { headers: { 'service-version': '9' } })],
    ['invalid_url', () => call()('GET', '/nowhere')],
    ['method_not_allowed', () => call()('PUT', '/customers', { json: {} })],
    [
      'unsupported_media_type',
      () => call()('POST', '/customers', { body: '{}', headers: { 'content-type': 'text/csv' } }),
    ],
    ['request_body_too_large', () => call()('POST', '/customers', { json: { email: 'x'.repeat(1_048_577) } })],
    ['request_headers_too_large', () => call()('GET', '/event-types', { headers: { 'x-long': 'x'.repeat(16_385) } })],
  ])('returns %s', async (code, act) => {
    await expectError(await act(), code);
  });

  test.each(['code=418', 'example=no-such', 'dynamic=perhaps', 'code=4000'])(
    'returns bad_request to the header Prefer: %s',
    async (prefer) => {
      const headers = { authorization: 'Bearer unregistered', prefer };
      const { error } = await expectError(await fetch(`${mock.url}/event-types`, { headers }), 'bad_request');
      expect(error.detail).toContain('Prefer');
    },
  );

  test('returns JSON, like the service, to a request that accepts only HTML', async () => {
    expect((await call()('GET', '/event-types', { headers: { accept: 'text/html' } })).status).toBe(200);
  });
});

/** The first example of the document. */
function successOf({ responses }: Operation): unknown {
  const success = responses.find(({ status }) => status.startsWith('2'))!;
  return success.content[0]?.examples[0]?.value;
}
