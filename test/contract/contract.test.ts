import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { JsonObject } from '../../generator/json.ts';
import type { Operation } from '../../generator/model/api.ts';
import { changedRequest, expectRejection } from '../derived/cases.ts';
import type { Maybe } from '../derived/derive/constraint.ts';
import { deriveOperation, type RequestConstraint } from '../derived/derive/derive-operation.ts';
import { clientOf, exampleRequest, inTurns, type Scene, sceneFor, send, WRITERS } from '../derived/requests.ts';
import { isRuledOut } from '../derived/rules.ts';
import { specApi } from '../derived/spec-api.ts';
import { madeIds } from '../mock/made-ids.ts';
import { type CallOptions, caller } from '../service/http/test-client.ts';
import { brokenDatabase } from '../service/http/faulty-database.ts';
import { seedEverything } from '../support/fixtures.ts';
import { conflicts, keyInUse } from './conflicts.ts';
import { prismMistakes } from './prism-mistakes.ts';
import { stageOf } from './stage.ts';

/**
 * Tests the running service behind Prism's validating proxy, with each documented status of every operation.
 * Prism and this project's strict checks validate each response. `npm run contract` sends every derived
 * request; `npm test` sends one request of each kind to a sample of the operations.
 */

const isWhole = process.env['CONTRACT'] === 'all';
const api = await specApi();
const operations = isWhole ? api.operations : api.operations.filter((_, index) => index % 8 === 1);
const unknownIds = madeIds(api);
const TOO_LONG = 'x'.repeat(8_193);

const stage = stageOf(api);
let shared: Scene;
let leftOut = 0;

const freshScene = async (): Promise<Scene> => {
  const { service } = stage();
  const accountId = await service.newAccount();
  const key = await service.keyFor({ accountId });
  return { accountId, ids: await seedEverything(service, accountId), client: await clientOf(service, key) };
};

beforeAll(async () => {
  shared = await freshScene();
});

afterAll(() => {
  const { seen, rejected } = stage().witness;
  const counts = operations.flatMap(({ id, responses }) =>
    responses.map(({ status }) => ({ id, status, count: seen.get(`${id} ${status}`) ?? 0 })),
  );
  const lines = [...Map.groupBy(counts, ({ id }) => id)].map(
    ([id, own]) => `  ${id.padEnd(36)} ${own.map(({ status, count }) => `${status} ×${count}`).join('  ')}\n`,
  );
  const requests = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const provoked = counts.filter(({ count }) => count > 0).length;
  process.stdout.write(
    `${isWhole ? lines.join('') : ''}contract: ${operations.length} operations, ${provoked} of ${counts.length} documented statuses provoked, ${requests} requests through Prism; ` +
      `of ${rejected.all} refused with 400 it refuses ${rejected.byPrism} as well; ${leftOut} bodies that it does not pass on were left out\n`,
  );
});

/** Sends one request to the operation's path, with a key of the shared account. */
async function call(operation: Operation, options: CallOptions & { readonly more?: string } = {}): Promise<Response> {
  const { service } = stage();
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => shared.ids[name as keyof typeof shared.ids]);
  const key = await service.keyFor({ accountId: shared.accountId });
  return caller(service, key)(operation.method.toUpperCase(), `${path}${options.more ?? ''}`, options);
}

/** A public operation does not need the database; its rate limit can fail as well. */
const broken = (operation: Operation, error: Error) =>
  stage().onData(
    (database) => brokenDatabase(database, error),
    () => send(shared.client, operation, exampleRequest(operation, shared.ids)),
    operation.public ? { limiter: { check: () => Promise.reject(error) } } : {},
  );

/** Provokes each error status of an operation. */
const provocations: Readonly<Record<string, (operation: Operation) => Promise<unknown>>> = {
  '400': async (operation) => {
    const [first] = rejectionsOf(operation);
    return first === undefined ? call(operation, { headers: { 'service-version': '9' } }) : reject(first);
  },
  '401': async (operation) => call(operation, { key: 'nonsense' }),
  '403': async (operation) => {
    const key = await stage().service.keyFor({ accountId: shared.accountId, permissions: [] });
    return send(await clientOf(stage().service, key), operation, exampleRequest(operation, shared.ids));
  },
  '404': (operation) => send(shared.client, operation, exampleRequest(operation, { ...shared.ids, ...unknownIds })),
  '409': async (operation) => {
    const { service, behind, onData } = stage();
    const conflict = conflicts[operation.id];
    const scene = conflict === undefined ? await sceneFor(operation, shared, service) : await freshScene();
    const own = caller(service, await service.keyFor({ accountId: scene.accountId }));
    return (conflict ?? keyInUse)({ behind, scene, call: own, onData, operation });
  },
  '413': (operation) => call(operation, { json: { name: 'x'.repeat(1_048_577) } }),
  '415': (operation) => call(operation, { body: 'name=x', headers: { 'content-type': 'text/plain' } }),
  '422': async (operation) => {
    const scene = await sceneFor(operation, shared, stage().service);
    const request = exampleRequest(operation, scene.ids);
    const key = { 'idempotency-key': `"${randomUUID()}"` };
    await send(scene.client, operation, { ...request, headers: key });
    return send(scene.client, operation, { ...request, headers: { ...key, 'service-version': '1' } });
  },
  '429': (operation) =>
    stage().whileLimited(() => send(shared.client, operation, exampleRequest(operation, shared.ids))),
  '431': (operation) => call(operation, { more: `?long=${TOO_LONG}` }),
  '500': (operation) => broken(operation, new Error('relation "api_keys" does not exist')),
  '503': (operation) => broken(operation, Object.assign(new Error('too many clients already'), { code: '53300' })),
};

describe.each(operations)('$id', (operation) => {
  const statuses = operation.responses.map(({ status }) => status);

  test.each(statuses)('responds with %s as documented', async (status) => {
    const { seen } = stage().witness;
    const before = seen.get(`${operation.id} ${status}`) ?? 0;
    if (status.startsWith('2')) await succeed(operation);
    else await provocations[status]!(operation);
    expect(seen.get(`${operation.id} ${status}`) ?? 0, `${operation.id} did not return ${status}`).toBeGreaterThan(
      before,
    );
  });

  test.runIf(isWhole)('accepts and rejects every derived request as documented', async () => {
    const own = deriveOperation(api, operation, WRITERS);
    const accepted = own.flatMap((constraint) => constraint.accepted.map((change) => ({ constraint, change })));
    await inTurns(accepted, async ({ constraint, change }) => {
      const scene = await sceneFor(operation, shared, stage().service);
      const request = changedRequest(api, constraint, change, scene, { real: true });
      const { status, body } = await send(scene.client, operation, request);
      if (isRuledOut(operation, { body })) return;
      expect(status, `${change.label}: ${JSON.stringify(body)}`).toBeUndefined();
    });
    await inTurns(rejectionsOf(operation), reject);
  });
});

test.each<[string, number, (body: JsonObject) => object, string, boolean]>([
  [
    'of another type',
    200,
    ({ data, ...more }) => ({ ...more, data: { ...(data as JsonObject), name: 7 } }),
    'name',
    true,
  ],
  ['with a status that is not documented', 202, (body) => body, 'status', true],
  ['with a member that is not documented', 200, (body) => ({ ...body, debug: 1 }), 'debug', false],
])('reports a response %s', async (_, status, bend, named, isSeenByPrism) => {
  const { service, behind, withListener } = stage();
  const path = `/products/${shared.ids.product_id}`;
  const init = { headers: { authorization: `Bearer ${await service.keyFor({ accountId: shared.accountId })}` } };
  const real = await fetch(`${behind.url}${path}`, init);
  const text = JSON.stringify(bend((await real.json()) as JsonObject));
  const documented = ['request-id', 'document-version'].map((name) => [name, real.headers.get(name)!]);
  const headers = { 'content-type': 'application/json', ...Object.fromEntries(documented) };
  const respond: RequestListener = (_request, response) => void response.writeHead(status, headers).end(text);
  await withListener(respond, async () => {
    await expect(service.fetch(`${service.url}${path}`, init)).rejects.toThrow(named);
    const seen = (await fetch(`${service.url}${path}`, init)).headers.get('sl-violations') ?? '';
    expect(seen !== '').toBe(isSeenByPrism);
  });
});

test.runIf(isWhole)('Prism still makes every mistake that the suite ignores', () => {
  expect([...stage().witness.mistakes].toSorted()).toEqual(prismMistakes.map(({ violation }) => violation).toSorted());
});

async function succeed(operation: Operation): Promise<void> {
  const scene = await sceneFor(operation, shared, stage().service);
  await send(scene.client, operation, exampleRequest(operation, scene.ids));
}

interface Rejection {
  readonly constraint: RequestConstraint;
  readonly change: RequestConstraint['rejected'][number];
}

function rejectionsOf(operation: Operation): Rejection[] {
  return deriveOperation(api, operation, WRITERS).flatMap((constraint) =>
    constraint.rejected.map((change) => ({ constraint, change })),
  );
}

async function reject({ constraint, change }: Rejection): Promise<void> {
  const request = changedRequest(api, constraint, change, shared, { real: false });
  if (!isPassedOn(request.body)) {
    leftOut++;
    return;
  }
  expectRejection(api, await send(shared.client, constraint.operation, request), constraint, [change]);
}

/**
 * Prism forwards a string without its quotes, and null, false and 0 without a body but with their
 * Content-Length, so such a request would never get a response.
 */
function isPassedOn(body: Maybe): boolean {
  return body === undefined || (typeof body === 'object' && body !== null);
}
