import { type ClientOptions, IdempotencyKeyInUseError } from '@billing/client';
import bundle from '@billing/openapi' with { type: 'json' };
import { describe, expect, test } from 'vitest';

import { connectedTo, failureOf } from './connected-client.ts';
import { documentPackages } from './document-packages.ts';
import { breakConnection, rejection, respond, scriptedServer, type Turn } from './scripted-server.ts';

const server = scriptedServer();
const CREATED = bundle.paths['/customers'].post.responses['201'].content['application/json'].examples.created.value;
const body = { email: 'jo@customer.example' };
const created = respond(201, CREATED);
const connected = (turns: Turn[], options: Partial<ClientOptions> = {}) => connectedTo(server, turns, options);
const keys = () => server().requests.map(({ headers }) => headers['idempotency-key']);

describe('a call of an operation with idempotency keys', () => {
  const inUse = respond(409, rejection('idempotency_key_in_use'), { 'retry-after': '1' });

  test.each<[string, Turn, number]>([
    ['a lost connection', breakConnection, 250],
    ['a 503', respond(503, rejection('service_unavailable')), 250],
    ['a 500', respond(500, rejection('internal_error')), 250],
    ['a 409 with Retry-After', inUse, 1_250],
  ])('is retried with the same key after %s', async (_, turn, wait) => {
    const { client, waits } = connected([turn, created]);
    expect(await client.customers.create({ body })).toEqual(CREATED);
    expect(waits).toEqual([wait]);
    const [first, second] = keys();
    expect(first).toMatch(/^"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/);
    expect(second).toBe(first);
  });

  test('is retried with the same key after a timeout', async () => {
    const { client } = connected([() => undefined, created], { timeoutMs: 200 });
    expect(await client.customers.create({ body })).toEqual(CREATED);
    expect(new Set(keys()).size).toBe(1);
  });

  test('is not retried after a 409 without Retry-After', async () => {
    const { client, waits } = connected([respond(409, rejection('customer_already_exists')), created]);
    expect(await failureOf(client.customers.create({ body }))).toMatchObject({ code: 'customer_already_exists' });
    expect(waits).toEqual([]);
  });

  test('rejects with IdempotencyKeyInUseError when the last retry gets 409 as well', async () => {
    const { client } = connected([inUse, inUse, inUse]);
    expect(await failureOf(client.customers.create({ body }))).toBeInstanceOf(IdempotencyKeyInUseError);
  });

  test('has another key than the next call', async () => {
    const { client } = connected([created, created]);
    await client.customers.create({ body });
    await client.customers.create({ body });
    expect(new Set(keys()).size).toBe(2);
  });

  test('sends the key of the request, or of the headers of the call, instead of a generated one', async () => {
    const { client } = connected([created, created]);
    await client.customers.create({ body, headers: { 'idempotency-key': '"job-1"' } });
    await client.customers.create({ body }, { headers: { 'Idempotency-Key': '"job-2"' } });
    expect(keys()).toEqual(['"job-1"', '"job-2"']);
  });

  test('rejects a key without quotes before it is sent', async () => {
    const { client } = connected([created]);
    const call = client.customers.create({ body, headers: { 'idempotency-key': 'job-1' } });
    await expect(call).rejects.toThrow('idempotency-key must be in double quotes');
    expect(server().requests).toEqual([]);
  });
});

describe('a call of an operation without them', () => {
  const packages = documentPackages(`
openapi: 3.1.0
info: { title: Jobs, version: 1.0.0 }
paths:
  /jobs:
    post: { operationId: jobs.create, responses: { '204': { description: Created. } } }
`);

  test.each<[string, Turn, string]>([
    ['a lost connection', breakConnection, 'NetworkError'],
    ['a 503', respond(503, {}), 'ApiError'],
    ['a 409 with Retry-After', respond(409, {}, { 'retry-after': '1' }), 'ApiError'],
  ])('sends no key, and is not retried after %s', async (_, turn, name) => {
    server().turns = [turn, respond(204, '')];
    const call = packages().client({ baseUrl: server().url })['jobs']!['create']!();
    expect(await failureOf(call)).toBeInstanceOf(packages().exports[name]);
    expect(keys()).toEqual([undefined]);
  });
});
