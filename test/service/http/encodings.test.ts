import { gzipSync } from 'node:zlib';

import { beforeAll, expect, test } from 'vitest';

import { hasCurl, hasPython, outputOf, runPython } from '../../support/other-clients.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { expectError } from './expect-error.ts';

const path = '/customers';
const json = { 'content-type': 'application/json' };

eachService('a body', (service) => {
  let key: string;
  let call: Call;

  beforeAll(async () => {
    key = await service().keyFor();
    call = caller(service(), key);
  });

  test.each([
    'application/json; charset=iso-8859-1',
    'application/json;charset="utf-16"',
    'application/json; charset=',
  ])('is rejected in another charset: %s', async (type) => {
    const response = await call('POST', path, { headers: { 'content-type': type }, body: '{}' });
    const { error } = await expectError(response, 'unsupported_media_type');
    expect(error.detail).toContain('must be utf-8');
  });

  test.each(['gzip', 'br', 'identity, gzip', 'x'])('is rejected with a Content-Encoding: %s', async (encoding) => {
    const body = gzipSync('{"email":"packed@customer.example"}');
    const response = await call('POST', path, { headers: { ...json, 'content-encoding': encoding }, body });
    const { error } = await expectError(response, 'unsupported_media_type');
    expect(error.detail).toContain(`not with ${encoding}`);
  });

  test('is read with the Content-Encoding identity, which encodes nothing', async () => {
    const body = '{"email":"plain@customer.example"}';
    const response = await call('POST', path, { headers: { ...json, 'content-encoding': 'Identity' }, body });
    expect(response.status).toBe(201);
  });

  test.skipIf(!hasPython)('causes the same responses when http.client of Python sends it (python3)', async () => {
    const script = `
for more in ({'Content-Encoding': 'deflate'}, {'Content-Type': 'application/json; charset=latin-1'}, {}):
  headers = {'Authorization': f'Bearer {key}', 'Content-Type': 'application/json', **more}
  connection.request('POST', '/customers', '{"email":"python@customer.example"}', headers)
  response = connection.getresponse()
  print(response.status, json.load(response).get('error', {}).get('code'))`;
    const unsupported = '415 unsupported_media_type';
    expect(await runPython(service().url, key, script)).toBe(`${unsupported}\n${unsupported}\n201 None`);
  });

  test.skipIf(!hasCurl)('causes the same responses when curl sends it (curl)', async () => {
    const headers = [`Authorization: Bearer ${key}`, 'Content-Type: application/json', 'Content-Encoding: gzip'];
    const args = ['-sS', '-d', '{}', ...headers.flatMap((line) => ['-H', line]), service().url + path];
    expect(await outputOf('curl', args)).toContain('"code":"unsupported_media_type"');
  });
});
