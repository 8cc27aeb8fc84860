import { documentVersion } from '@billing/server';
import { describe, expect, test } from 'vitest';

import { checkResponse } from '../support/checked-fetch.ts';

/** Every HTTP test checks responses with `checkedFetch`, so it must reject an invalid response. */

const ID = '7f1c9a52-3a0e-4c7b-9d55-6f4f3c0a2b18';
const meta = { request_id: ID };
const product = {
  id: 'pro_01jnk8pz5e7g9j1k3m5n7q9r0s',
  name: 'Team plan',
  description: null,
  type: 'standard',
  tax_category: 'standard',
  image_url: null,
  custom_data: { anything: { goes: 'here' } },
  status: 'active',
  import_meta: null,
  created_at: '2026-03-02T09:30:00.123456Z',
  updated_at: '2026-03-02T09:30:00.123456Z',
};
const failure = (code: string, type = 'request_error') => ({
  error: { type, code, detail: 'Wrong.', documentation_url: `https://docs.billing.example/errors/shared/${code}` },
  meta,
});

const HEADERS = {
  'document-version': documentVersion.value,
  'request-id': ID,
  'content-type': 'application/json; charset=utf-8',
};
const check = (status: number, body: object, headers: Record<string, string> = HEADERS, path = '/products/pro_1') =>
  checkResponse('GET', path, new Response(JSON.stringify(body), { status, headers }));

test('accepts a documented response', async () => {
  await expect(check(200, { data: product, meta })).resolves.toBeUndefined();
  await expect(check(404, failure('not_found'))).resolves.toBeUndefined();
  await expect(check(404, failure('invalid_url'), HEADERS, '/nowhere')).resolves.toBeUndefined();
  await expect(
    check(401, failure('invalid_token'), { ...HEADERS, 'www-authenticate': 'Bearer' }),
  ).resolves.toBeUndefined();
});

const SETTING = '/notification-settings/ntfset_1';
/** The `Response` constructor rejects a body with status 204. */
const checkDeleted = (text: string) =>
  checkResponse('DELETE', SETTING, {
    status: 204,
    headers: new Headers({ 'document-version': documentVersion.value, 'request-id': ID }),
    text: async () => text,
  } as Response);

test('accepts a documented response without a body', async () => {
  await expect(checkDeleted('')).resolves.toBeUndefined();
});

describe('checkedFetch fails for', () => {
  test.each<[string, string, () => Promise<void>]>([
    ['a status that is not documented', 'does not document status', () => check(202, { data: product, meta })],
    [
      'a status that is not documented, of an error',
      'does not document the error code',
      () => check(409, failure('conflict')),
    ],
    [
      'a value that breaks its schema',
      'custom_data',
      () => check(200, { data: { ...product, custom_data: {} }, meta }),
    ],
    ['an undocumented member', 'data.secret', () => check(200, { data: { ...product, secret: 1 }, meta })],
    [
      'such a member deeper down',
      'data.import_meta.by',
      () => check(200, { data: { ...product, import_meta: { external_id: null, imported_from: 'x', by: 1 } }, meta }),
    ],
    ['such a member beside data', 'debug', () => check(200, { data: product, meta, debug: 1 })],
    [
      'an error code of another operation',
      'does not document the error code',
      () => check(400, failure('customer_email_invalid')),
    ],
    ['an error code with another status', 'status and type of not_found', () => check(400, failure('not_found'))],
    [
      'an error code with another type',
      'status and type of not_found',
      () => check(404, failure('not_found', 'api_error')),
    ],
    ['a required header that is missing', 'www-authenticate', () => check(401, failure('invalid_token'))],
    [
      'a request id that differs',
      'meta repeats it',
      () => check(200, { data: product, meta: { request_id: ID.replace('7', '8') } }),
    ],
    [
      'another media type',
      'media type',
      () => check(200, { data: product, meta }, { ...HEADERS, 'content-type': 'text/html' }),
    ],
    ['a body where none is documented', 'where no body is documented', () => checkDeleted(JSON.stringify({ meta }))],
    [
      'no body where one is documented',
      'faults of products.get 200',
      () => checkResponse('GET', '/products/pro_1', new Response('', { headers: HEADERS })),
    ],
    [
      'a success where there is no operation',
      'is not an operation',
      () => check(200, { data: [], meta }, HEADERS, '/nowhere'),
    ],
  ])('%s', async (_name, named, act) => {
    await expect(act()).rejects.toThrow(new RegExp(named, 'i'));
  });
});
