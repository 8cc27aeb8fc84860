import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { authorize } from '../../../service/auth/authorize.ts';
import { checkSecured } from '../../../service/http/check-secured.ts';
import { runPackages, type RunningPackages } from '../../generator/running-packages.ts';

let library: RunningPackages;

/**
 * A document with an operation that everybody may call, and one whose `security` was forgotten; a key here
 * lists its permissions.
 */
beforeAll(async () => {
  library = await runPackages('security', {
    authenticate: async ({ headers }: FastifyRequest) => ({ permissions: headers.authorization?.split(' ') ?? [] }),
    authorize: (...call: Parameters<typeof authorize>) => {
      try {
        authorize(...call);
      } catch (error) {
        throw Object.assign(error as Error, { statusCode: 403 });
      }
    },
  });
});

afterAll(() => library.close());

async function statusOf(method: string, path: string, authorization: string): Promise<number> {
  return (await fetch(library.url + path, { method, headers: { authorization } })).status;
}

test('rejects every request to an operation without security, whatever permissions the key has', async () => {
  expect(await statusOf('GET', '/readers/1', '')).toBe(403);
  expect(await statusOf('GET', '/readers/1', 'customer.read')).toBe(403);
  expect(await statusOf('GET', '/readers/1', 'reader.write')).toBe(403);
});

test('accepts a key with the permission that an operation names', async () => {
  expect(await statusOf('DELETE', '/readers/1', 'customer.read')).toBe(403);
  expect(await statusOf('DELETE', '/readers/1', 'reader.write')).toBe(200);
  expect(await statusOf('GET', '/shelves', 'customer.read'), 'a key without a permission in particular').toBe(200);
  expect(await statusOf('GET', '/health', ''), 'an empty list: public').toBe(200);
});

test('the service does not start with an operation that requires no key', () => {
  const named = { id: 'shelves.list', security: [[{ scheme: 'apiKey', permissions: [] }]] } as const;
  expect(() => checkSecured([named])).not.toThrow();
  expect(() => checkSecured([named, { id: 'readers.get', security: [] }])).toThrow('no API key for readers.get.');
  expect(() => checkSecured([named, { id: 'health.get', security: 'public' }])).toThrow('no API key for health.get.');
  expect(() => checkSecured([named, { id: 'ips.get', security: 'public' }])).not.toThrow();
  expect(() => checkSecured([{ ...named, security: [...named.security, []] }])).toThrow('no API key for shelves.list.');
});
