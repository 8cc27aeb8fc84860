import { createClient, InvalidRequestError } from '@billing/client';
import { beforeAll, describe, expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import type { Operation } from '../../../generator/model/api.ts';
import { type Change, fieldName, type Maybe } from '../../derived/derive/constraint.ts';
import { deriveOperation, type RequestConstraint } from '../../derived/derive/derive-operation.ts';
import { clientOf, exampleRequest, inTurns, type Request, type Scene, send, WRITERS } from '../../derived/requests.ts';
import { specApi } from '../../derived/spec-api.ts';
import { seedEverything } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';

/**
 * For a value beyond each bound of each field of every request, the client reports the server's error and
 * sends nothing. The server gets one value beyond each bound; `test/derived/limits.test.ts` sends all.
 */

const api = await specApi();
const rejections = api.operations.map((operation) => ({
  operation,
  cases: deriveOperation(api, operation, WRITERS).flatMap((constraint) =>
    // Only the server sees a repeated parameter; for the client it is a list.
    constraint.rejected.map((change, index) => ({
      constraint,
      change,
      isCompared: index === 0 && constraint.keyword !== 'repeated',
    })),
  ),
}));

let sent = 0;
const unconnected = createClient({
  baseUrl: 'https://api.example',
  fetch: () => {
    sent += 1;
    return Promise.reject(new RangeError('the network was touched'));
  },
});

interface ReportedError {
  readonly field: string;
  readonly message: string;
}

eachService('limits in the client', (service) => {
  let scene: Scene;
  beforeAll(async () => {
    const { accountId } = service();
    const client = await clientOf(service(), await service().keyFor());
    scene = { ids: await seedEverything(service()), client, accountId };
  });

  describe.each(rejections.filter(({ cases }) => cases.length > 0))('$operation.id', ({ operation, cases }) => {
    test("rejects every value beyond a bound, with its rule and the server's message", async () => {
      await inTurns(cases, async ({ constraint, change, isCompared }) => {
        const example = exampleRequest(operation, scene.ids);
        const own = await faultsOf(operation, typed(changed(example, constraint, change), operation));
        const about = `${constraint.part} ${fieldName(change.field)} as ${change.label}`;
        const name = constraint.part === 'query' ? String(change.field[0]) : fieldName(change.field);
        const rules = own.filter(({ field }) => field === name).map(({ rule }) => rule);
        const expected = RULES[constraint.keyword] ?? [constraint.keyword];
        expect(
          rules.filter((rule) => expected.includes(rule)),
          `${about}: ${rules.join()}`,
        ).not.toEqual([]);
        if (!isCompared) return;
        const outcome = await send(scene.client, operation, changed(example, constraint, change));
        const reported = (outcome.body as { error: { errors?: readonly ReportedError[] } }).error.errors;
        if (reported === undefined) return;
        expect(
          own.map(({ field, message }) => ({ field, message })),
          about,
        ).toEqual(reported.map(({ field, message }) => ({ field, message })));
      });
    });
  });

  test('the client sent none of the rejected requests', () => {
    expect(sent).toBe(0);
    expect(rejections.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThan(900);
  });
});

/** An enumeration implies a type. A repeated parameter is a list instead of one value. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  type: ['type', 'enum', 'const'],
  enum: ['type', 'enum'],
  // The value that selects an alternative must be that of any of them.
  const: ['const', 'enum'],
  // An equivalent format and pattern are one fault.
  format: ['format', 'pattern', 'anyOf'],
  // So is a text that has the form of no alternative.
  pattern: ['pattern', 'anyOf'],
  repeated: ['type', 'enum'],
};

type Method = (request: Request) => Promise<unknown>;

async function faultsOf(operation: Operation, request: Request): Promise<InvalidRequestError['faults']> {
  const resource = unconnected[operation.resource as keyof typeof unconnected] as unknown as Record<string, Method>;
  try {
    await resource[operation.name]!(request);
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.faults;
    throw error;
  }
  throw new Error('the client let it through');
}

function changed(request: Request, { part }: RequestConstraint, change: Change): Request {
  return { ...request, [part]: change.apply(request[part]) };
}

/** Converts derived parameters, which are text, to numbers and booleans. */
function typed(request: Request, { parameters }: Operation): Request {
  const value = (name: string, text: Maybe): Maybe => {
    const { type } = (parameters.find((parameter) => parameter.name === name)?.schema ?? {}) as { type?: string };
    if (typeof text !== 'string' || !['integer', 'number', 'boolean'].includes(type ?? '')) return text;
    const plain = [Number(text), true, false].find((one) => String(one) === text);
    return plain ?? text;
  };
  const query = Object.entries(request.query ?? {}).map(([name, text]) => [name, value(name, text)]);
  return { ...request, query: Object.fromEntries(query) as JsonObject };
}
