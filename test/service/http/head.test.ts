import { type Route, routes } from '@billing/server';
import { beforeAll, expect, test, vi } from 'vitest';

import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { hasCurl, hasPython, outputOf, runPython } from '../../support/other-clients.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { openSocket, readText } from './raw-request.ts';

const reads = Object.values<Route>(routes).filter(({ method }) => method === 'GET');

/**
 * Headers that differ in each response, or that fetch requests by itself: it closes the connection after a
 * HEAD.
 */
const CHANGING = new Set(['date', 'request-id', 'connection', 'keep-alive']);

eachService('HEAD', (service) => {
  let ids: Ids;
  let key: string;
  let call: Call;

  beforeAll(async () => {
    ids = await seedEverything(service());
    key = await service().keyFor();
    call = caller(service(), key);
  });

  /** Status and headers, and the length that the body has or would have. */
  const seen = async (method: string, path: string, options?: Parameters<Call>[2]): Promise<object> => {
    const response = await call(method, path, options);
    const length =
      method === 'GET' ? (await response.arrayBuffer()).byteLength : Number(response.headers.get('content-length'));
    return { status: response.status, headers: [...response.headers].filter(([name]) => !CHANGING.has(name)), length };
  };

  test.each(reads)('returns the status and headers of GET, without the body: $path', async ({ path }) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof Ids]);
    // The first use of the key is stored within a second; a list of keys before and after it differs.
    await vi.waitFor(async () => expect(await seen('HEAD', filled)).toEqual(await seen('GET', filled)), {
      timeout: 30_000,
      interval: 500,
    });
  });

  test.each([
    ['without a key', '/event-types', { key: null }],
    ['with a value that is not valid', '/events?per_page=x', {}],
    ['for what does not exist', `/products/pro_${'0'.repeat(26)}`, {}],
    ['where nothing is', '/nothing', {}],
  ])('returns the same status and headers %s', async (_, path, options) => {
    expect(await seen('HEAD', path, options)).toEqual(await seen('GET', path, options));
  });

  test('is listed in Allow, and rejected where GET is', async () => {
    const allowed = async (method: string, path: string) => (await call(method, path)).headers.get('allow');
    expect(await allowed('DELETE', '/events')).toBe('GET, HEAD');
    expect(await allowed('HEAD', '/test-clock/advance')).toBe('POST');
  });

  test('leaves the connection open for the next request', async () => {
    const socket = await openSocket(service().url);
    const text = readText(socket);
    const lines = (method: string, connection: string): string =>
      `${method} /event-types HTTP/1.1\r\nHost: api\r\nAuthorization: Bearer ${key}\r\nConnection: ${connection}\r\n\r\n`;
    socket.write(lines('HEAD', 'keep-alive') + lines('GET', 'close'));
    expect((await text).match(/HTTP\/1\.1 \d+|"data"/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', '"data"']);
  });

  test.skipIf(!hasCurl)('works with curl -I (curl)', async () => {
    const printed = await outputOf('curl', ['-sSI', '-H', `Authorization: Bearer ${key}`, `${service().url}/events`]);
    expect(printed).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  test.skipIf(!hasPython)('works with http.client of Python (python3)', async () => {
    const script = `
for method in ('HEAD', 'GET'):
    connection.request(method, '/events', headers={'Authorization': f'Bearer {key}'})
    response = connection.getresponse()
    print(method, response.status, len(response.read()) > 0)`;
    expect(await runPython(service().url, key, script)).toBe('HEAD 200 False\nGET 200 True');
  });
});
