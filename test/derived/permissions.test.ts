import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Operation, Parameter } from '../../generator/model/api.ts';
import { type Ids, seedEverything } from '../support/fixtures.ts';
import { eachServiceWhenLong } from '../support/service.ts';
import { shortSample } from '../support/short-sample.ts';
import {
  clientOf,
  exampleRequest,
  inTurns,
  type Place,
  placeFor,
  type Request,
  send,
  smallestExample,
} from './requests.ts';
import { granted, neededPermissions, specApi } from './spec-api.ts';

/**
 * Tests every operation, and every value that needs more permissions, with no permission, with each single
 * one, and with all except those that allow it. A check that counts permissions, or accepts any of several,
 * fails. Of the single permissions that are not enough for an operation, `npm test` tries a few.
 */
const SAMPLE = 5;

const api = await specApi();
const names = api.permissions.map(({ name }) => name);

/** The largest set of permissions that does not include `name`. */
const allBut = (name: string): readonly string[] => names.filter((each) => !granted(api, [each]).has(name));

eachServiceWhenLong('permissions', (service) => {
  let shared: Place;
  let combinations = 0;
  const keys = new Map<string, Promise<string>>();

  const keyWith = (permissions: readonly string[], accountId: string): Promise<string> => {
    const id = [accountId, ...permissions].join();
    if (!keys.has(id)) keys.set(id, service().keyFor({ permissions, accountId }));
    return keys.get(id)!;
  };

  const expectResponse = async (
    operation: Operation,
    permissions: readonly string[],
    requestIn: (ids: Ids) => Request,
    isAllowed: boolean,
  ): Promise<void> => {
    combinations++;
    const { accountId, ids } = isAllowed ? await placeFor(operation, shared, service()) : shared;
    const key = await keyWith(permissions, accountId);
    // Any key can read itself.
    const request = requestIn({ ...ids, api_key_id: `apikey_${key.split('_')[3]}` });
    const client = await clientOf(service(), key);
    const { status, body } = await send(client, operation, request);
    const code = (body as { error?: { code: string } } | undefined)?.error?.code;
    expect(
      { status, code },
      `${operation.id} with ${permissions.join(' and ') || 'no permission'}: ${JSON.stringify(body)?.slice(0, 300)}`,
    ).toEqual(isAllowed ? { status: undefined, code: undefined } : { status: 403, code: 'forbidden' });
  };

  beforeAll(async () => {
    shared = { accountId: service().accountId, ids: await seedEverything(service()) };
  });

  afterAll(() => {
    process.stdout.write(
      `permissions: ${combinations} combinations on ${service().database.place.engine}, ${api.operations.length} operations\n`,
    );
  });

  describe.each(api.operations)('$id', (operation) => {
    test('accepts a key with one permission or none only if it has or implies the required permission', async () => {
      const request = (ids: Ids): Request => exampleRequest(operation, ids, smallestExample(operation));
      await inTurns([[], ...singlePermissions(operation).map((name) => [name])], async (permissions) => {
        await expectResponse(operation, permissions, request, isAllowed(operation, granted(api, permissions)));
      });
    });

    const needed = neededPermissions(operation);
    test.runIf(needed.length > 0)(
      'rejects a key with all permissions except those that allow the operation',
      async () => {
        const request = (ids: Ids): Request => exampleRequest(operation, ids, smallestExample(operation));
        await inTurns(needed, async (name) => {
          expect(allBut(name).length, `permissions that don't allow ${name}`).toBeGreaterThan(names.length - 3);
          await expectResponse(operation, allBut(name), request, false);
        });
      },
    );

    const values = operation.parameters.flatMap(valueCases);
    if (values.length === 0) return;
    test('requires the additional permissions of a value that returns more data', async () => {
      await inTurns(values, async ({ parameter, value, needed, more }) => {
        for (const permissions of [more, [...neededPermissions(operation), ...more]]) {
          const held = granted(api, permissions);
          const request = (ids: Ids): Request => ({
            ...exampleRequest(operation, ids),
            query: { [parameter]: [value] },
          });
          await expectResponse(
            operation,
            permissions,
            request,
            isAllowed(operation, held) && needed.every((name) => held.has(name)),
          );
        }
      });
    });
  });

  test('the matrix has both results for each operation that requires a permission', () => {
    const guarded = api.operations.filter((operation) => neededPermissions(operation).length > 0);
    expect(guarded.length).toBeGreaterThanOrEqual(14);
    const lettingIn = guarded.map(
      (operation) => names.filter((name) => isAllowed(operation, granted(api, [name]))).length,
    );
    expect(Math.min(...lettingIn)).toBeGreaterThan(0);
    expect(Math.max(...lettingIn)).toBeLessThan(3);
  });
});

/** Each parameter value that requires additional permissions, with each candidate permission. */
function valueCases({ name: parameter, valuePermissions }: Parameter) {
  return valuePermissions.flatMap(({ value, permissions: needed }) =>
    [[], ...names.map((name) => [name]), ...needed.map(allBut)].map((more) => ({ parameter, value, needed, more })),
  );
}

/** Those that are enough for an operation, and those that are not. */
function singlePermissions(operation: Operation): readonly string[] {
  const enough = new Set(names.filter((name) => isAllowed(operation, granted(api, [name]))));
  const others = names.filter((name) => !enough.has(name));
  return [...enough, ...shortSample(operation.id, others, SAMPLE)];
}

function isAllowed({ public: isPublic, security }: Operation, held: ReadonlySet<string>): boolean {
  if (isPublic) return true;
  return security.some((all) => all.every(({ permissions }) => permissions.every((name) => held.has(name))));
}
