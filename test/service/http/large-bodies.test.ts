import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { hasCurl, hasPython, outputOf, runPython } from '../../support/other-clients.ts';
import { eachService, startService } from '../../support/service.ts';
import { expectError } from './expect-error.ts';
import { openSocket, readResponse, readText } from './raw-request.ts';

eachService('bodies that are rejected while they are being sent', (service) => {
  let key: string;
  let folder: string;

  beforeAll(async () => {
    key = await service().keyFor();
    folder = await mkdtemp(join(tmpdir(), 'billing-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.skipIf(!hasPython)('http.client of Python receives the response to 20 MB every time (python3)', async () => {
    const script = `
cases = [(key, 'application/json'), (key, 'text/plain'), ('unknown', 'application/json')] * 5
for token, kind in cases:
    headers = {'Authorization': f'Bearer {token}', 'Content-Type': kind}
    connection.request('POST', '/customers', b' ' * 20_000_000, headers)
    response = connection.getresponse()
    print(response.status if json.load(response)['error'] else '')
    connection.close()`;
    const statuses = (await runPython(service().url, key, script)).split('\n');
    expect(statuses).toEqual(Array.from({ length: 5 }, () => ['413', '415', '401']).flat());
  });

  test.skipIf(!hasCurl).each([
    ['expects 100-continue', 'Expect: 100-continue'],
    ['does not ask', 'Expect:'],
  ])('curl receives 413 for 20 MB when it %s (curl)', async (_, expectation) => {
    const file = join(folder, 'body.json');
    await writeFile(file, ' '.repeat(20_000_000));
    const headers = [`Authorization: Bearer ${key}`, 'Content-Type: application/json', expectation];
    const args = ['-sS', '-o', join(folder, 'response'), '-w', '%{http_code}', '--data-binary', `@${file}`];
    const send = () =>
      outputOf('curl', [...args, ...headers.flatMap((line) => ['-H', line]), `${service().url}/customers`]);
    for (let sent = 0; sent < 3; sent++) expect(await send()).toBe('413');
  });

  test('fetch receives 413 for 5 MB every time', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const send = async (): Promise<void> => {
      const response = await fetch(`${service().url}/customers`, {
        method: 'POST',
        headers,
        body: Buffer.alloc(5e6, ' '),
      });
      await expectError(response, 'request_body_too_large');
    };
    await Promise.all(Array.from({ length: 10 }, send));
  });

  test('stops reading an endless body after a while', async () => {
    const socket = await openSocket(service().url);
    const ended = once(socket, 'close').catch(() => undefined);
    const head = ['POST /customers HTTP/1.1', 'Host: api.example', 'Transfer-Encoding: chunked'];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x10_0000), Buffer.from('\r\n')]);
    let sent = 0;
    const more = (): void => {
      while (!socket.destroyed && socket.write(chunk)) sent += 1;
      sent += 1;
    };
    socket.on('drain', more).on('error', () => undefined);
    more();
    await ended;
    expect(sent, 'MiB').toBeGreaterThan(32);
  });

  test('a client that sends Expect: 100-continue receives the error instead of 100', async () => {
    const socket = await openSocket(service().url);
    const response = readResponse(socket);
    const head = ['POST /customers HTTP/1.1', 'Host: api.example', 'Content-Length: 100', 'Expect: 100-continue'];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    expect((await response).status).toBe(401);
    expect((await response).headers.get('connection')).toBe('close');
  });

  test('sends no second response when a rejected body is still incomplete after the time limit', async () => {
    const app = await startService(service().database, { app: { requestTimeoutMs: 100 } });
    const socket = await openSocket(app.url);
    const text = readText(socket);
    const head = ['POST /customers HTTP/1.1', 'Host: api.example', 'Content-Length: 100'];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    expect((await text).match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 401']);
    await app.app.close();
  });
});
