import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { withPlace, prepare, served, type Serving } from './place.ts';
import { nodeCommand, startProgram } from './program.ts';

/** More than twice as many as the process may open. */
const WAVE = 600;
const OPEN_FILES = 512;

withPlace(undefined, (place) => {
  let service: Serving;

  beforeAll(async () => {
    await prepare(place());
    const command = nodeCommand('service/app/main.ts', ['--data', place().directory, '--port', '0', '--json']);
    const limited = ['sh', '-c', `ulimit -n ${OPEN_FILES} && exec "$@"`, 'sh', ...command];
    service = await served(startProgram(limited, { env: { BILLING_REQUEST_TIMEOUT: '1', BILLING_ADMIN_PORT: '0' } }));
  });
  afterAll(async () => {
    service.kill('SIGKILL');
    await service.ended;
  });

  const open = async (bytes: string, url = service.url): Promise<Socket> => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect').catch(() => undefined);
    socket.write(bytes);
    return socket;
  };
  const status = async (): Promise<number> => (await service.call('GET', '/event-types')).status;

  // The service builds them in the background, which opens more files than are left during the attacks.
  test('the docs are built before the attacks', async () => {
    await vi.waitFor(async () => expect((await fetch(`${service.url}/docs/`)).status).toBe(200), { timeout: 60_000 });
  });

  test.each([
    ['a CONNECT', 'CONNECT api.example:443 HTTP/1.1\r\nHost: api.example\r\n\r\n'],
    ['an upgrade', 'GET /events HTTP/1.1\r\nHost: api.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['a request', 'GET /events HTTP/1.1\r\nHost: api.example\r\n\r\n'],
    ['half a request', 'POST /customers HTTP/1.1\r\nContent-Le'],
    ['half a body', 'POST /customers HTTP/1.1\r\nHost: api.example\r\nContent-Length: 100\r\n\r\n{'],
    ['an unknown method', 'FOO /events HTTP/1.1\r\n\r\n'],
    ['garbage', '\u0016\u0003\u0001\u0000\r\n\r\n'],
  ])('the service continues when clients send %s and reset the connection', async (_, bytes) => {
    for (let sent = 0; sent < 10; sent++) {
      const hasty = await open(bytes);
      hasty.resetAndDestroy();
      const patient = await open(bytes);
      if (!bytes.startsWith('POST')) await Promise.race([once(patient, 'data'), once(patient, 'close')]);
      patient.resetAndDestroy();
    }
    expect(await status()).toBe(200);
  });

  test('/readyz and /metrics are served only on the admin address, and survive the same', async () => {
    const adminUrl = String(service.admin_url);
    for (let sent = 0; sent < 10; sent++) (await open('CONNECT x:1 HTTP/1.1\r\n\r\n', adminUrl)).resetAndDestroy();
    const statuses = async (url: string): Promise<number[]> => {
      const responses = await Promise.all(['/livez', '/readyz', '/metrics'].map((path) => fetch(url + path)));
      return responses.map(({ status }) => status);
    };
    expect(new URL(adminUrl).hostname).toBe('127.0.0.1');
    expect(await statuses(adminUrl)).toEqual([200, 200, 200]);
    expect(await statuses(service.url)).toEqual([200, 404, 404]);
  });

  test('the service responds again after clients left more connections open than its limit of open files', async () => {
    const silent = await Promise.all(Array.from({ length: WAVE }, () => open('')));
    const unfinished = await Promise.all(Array.from({ length: WAVE }, () => open('POST /customers HTTP/1.1\r\nCon')));
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 60_000 });
    for (const socket of [...silent, ...unfinished]) socket.destroy();
  });

  test('the service has logged the limit, and no internal error', async () => {
    service.kill('SIGTERM');
    const { code, err } = await service.ended;
    expect(code).toBe(0);
    const lines = err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: number; msg: string; status?: number });
    const warnings = lines.filter(({ level }) => level >= 40);
    expect(warnings.length).toBeGreaterThan(0);
    const message: unknown = expect.stringMatching(/^file descriptor limit reached/);
    for (const warning of warnings) expect(warning).toMatchObject({ level: 40, msg: message });
    expect(lines.filter(({ status = 0 }) => status >= 500)).toEqual([]);
  });
});
