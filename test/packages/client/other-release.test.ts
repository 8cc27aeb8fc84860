import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ApiError, type Client, createClient, type InvalidResponse, type OnInvalidResponse } from '@billing/client';
import { documentVersion } from '@billing/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { readApi } from '../../../generator/model/read-api.ts';
import { changed } from '../../derived/cases.ts';
import { deriveOperation } from '../../derived/derive/derive-operation.ts';
import { exampleRequest, inTurns, type Request, send, WRITERS } from '../../derived/requests.ts';
import { specApi } from '../../derived/spec-api.ts';
import { madeIds } from '../../mock/made-ids.ts';
import { type ServedMock, serveMock } from '../../mock/serve-mock.ts';
import { shortSample } from '../../support/short-sample.ts';

/**
 * Tests the current client with an API of the next major version, which every breaking change requires.
 * Neither types nor responses show which values a server newly rejects, so the client compares versions.
 */
const api = await specApi();
/** Bounds of each operation, in `npm test`. */
const SAMPLE = 4;
const ids = madeIds(api);
const [MAJOR = 0] = documentVersion.value.split('.').map(Number);
const NEXT = `${MAJOR + 1}.0.0`;
const folder = mkdtempSync(join(tmpdir(), 'other-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Narrows each constraint on requests by one. */
const NARROWER: Readonly<Record<string, (limit: never) => JsonValue>> = {
  maxLength: less,
  minLength: more,
  maximum: less,
  minimum: more,
  maxItems: less,
  minItems: more,
  maxProperties: less,
  'x-max-bytes': less,
  enum: (values: readonly JsonValue[]) => (values.length > 1 ? values.slice(0, -1) : values),
};

function less(limit: number): number {
  return limit - 1;
}

function more(limit: number): number {
  return limit + 1;
}

/** Ignores consequences, such as examples that no longer conform. */
function narrowed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(narrowed);
  if (typeof value !== 'object' || value === null) return value;
  const isSchema = 'type' in value && (typeof value['type'] === 'string' || Array.isArray(value['type']));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const narrow = isSchema && Object.hasOwn(NARROWER, name) ? NARROWER[name] : undefined;
      return [name, narrow === undefined ? narrowed(member) : narrow(member as never)];
    }),
  );
}

let next: ServedMock;
beforeAll(async () => {
  const document = narrowed(structuredClone(api.document)) as JsonObject;
  const file = join(folder, 'spec.json');
  writeFileSync(file, JSON.stringify({ ...document, info: { ...(document['info'] as JsonObject), version: NEXT } }));
  const read = await readApi(file);
  next = await serveMock(read.api!);
}, 60_000);
afterAll(() => next?.close());

/** The published client without request validation, since derived parameters are text. */
function clientOf(onInvalidResponse: OnInvalidResponse | undefined): Client {
  return createClient({
    baseUrl: next.url,
    apiKey: 'svc_apikey_sdbx_unknown',
    maxRetries: 0,
    checkRequests: false,
    onInvalidResponse,
  });
}

const isVersion = ({ faults }: InvalidResponse): boolean => faults.some(({ rule }) => rule === 'version');

describe('a server of the next major version', () => {
  test('is reported for every bound of every request', async () => {
    const rejected = new Map<string, number>();
    for (const operation of api.operations) {
      const cases = deriveOperation(api, operation, WRITERS)
        .filter(({ keyword }) => Object.hasOwn(NARROWER, keyword))
        .flatMap((constraint) => constraint.accepted.map((change) => ({ constraint, change })));
      await inTurns(shortSample(operation.id, cases, SAMPLE), async ({ constraint, change }) => {
        const reports: InvalidResponse[] = [];
        const client = clientOf((report) => void reports.push(report));
        const { status } = await send(client, operation, changed(exampleRequest(operation, ids), constraint, change));
        expect(reports.filter(isVersion), `${operation.id} ${change.label}`).toHaveLength(1);
        expect(reports[0]).toMatchObject({
          operation: operation.id,
          faults: [{ field: 'Document-Version', rule: 'version', limit: api.info.version }],
        });
        if (status !== undefined) rejected.set(constraint.keyword, (rejected.get(constraint.keyword) ?? 0) + 1);
      });
    }
    process.stdout.write(`newly refused, and reported: ${JSON.stringify(Object.fromEntries(rejected))}\n`);
    expect([...rejected.keys()]).toEqual(
      expect.arrayContaining(['maxLength', 'minLength', 'enum', 'maximum', 'minimum']),
    );
  });

  test.each(api.operations)('is reported once, with the first response to $id', async (operation) => {
    const reports: InvalidResponse[] = [];
    const client = clientOf((report) => void reports.push(report));
    for (let call = 0; call < 2; call++) await send(client, operation, exampleRequest(operation, ids));
    expect(reports.filter(isVersion)).toHaveLength(1);
  });
});

describe('the Document-Version header', () => {
  const body = { email: 'jo@customer.example' };
  const respond =
    (status: number, version: string | undefined, value: JsonValue): typeof globalThis.fetch =>
    async () =>
      Response.json(value, { status, headers: version === undefined ? {} : { 'Document-Version': version } });
  const rejection = {
    error: { type: 'request_error', code: 'invalid_field', detail: 'No.' },
    meta: { request_id: 'r' },
  };
  const reportsOf = async (version: string | undefined): Promise<readonly InvalidResponse[]> => {
    const reports: InvalidResponse[] = [];
    const client = createClient({
      baseUrl: 'https://api.example',
      apiKey: 'key',
      fetch: respond(400, version, rejection),
      onInvalidResponse: (report) => void reports.push(report),
    });
    await expect(client.customers.create({ body })).rejects.toBeInstanceOf(ApiError);
    return reports;
  };

  const otherMajors = [NEXT, `${MAJOR + 1}.1.0-beta.1`, `${MAJOR}0.0.0`, `${MAJOR - 1}.9.0`];
  test.each(otherMajors)(
    `%s is reported as a different major version than ${documentVersion.value}`,
    async (version) => {
      expect(await reportsOf(version)).toHaveLength(1);
    },
  );

  const same = ['0.0', '0.1', '12.0', '1.0-rc.1'].map((rest) => `${MAJOR}.${rest}`);
  test.each([undefined, ...same, 'next', ''])('%s is not reported', async (version) => {
    expect(await reportsOf(version)).toEqual([]);
  });

  test('causes a warning when invalid responses are thrown, and none when they are ignored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const onInvalidResponse of ['throw', 'warn', 'ignore'] as const) {
      const fetch = respond(400, NEXT, rejection);
      const client = createClient({ baseUrl: 'https://api.example', apiKey: 'key', fetch, onInvalidResponse });
      const request: Request = { path: {}, query: {}, headers: {}, body };
      for (let call = 0; call < 2; call++)
        await expect(client.customers.create(request as never)).rejects.toBeInstanceOf(ApiError);
    }
    expect(warn.mock.calls).toEqual([
      [
        `customers.create received a response that does not conform to the document: Document-Version is ${NEXT}: this client was generated from ${documentVersion.value} and may no longer work`,
      ],
      [
        `customers.create received a response that does not conform to the document: Document-Version is ${NEXT}: this client was generated from ${documentVersion.value} and may no longer work`,
      ],
    ]);
    warn.mockRestore();
  });
});
