import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { eachPlace, prepareDirectory, type Ready, type Serving, served } from './place.ts';
import { nodeCommand, startProgram } from './program.ts';

const environments = ['sandbox', 'live'] as const;

eachPlace('two environments side by side', (place) => {
  let cwd: string;
  const running = {} as Record<(typeof environments)[number], Serving>;

  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'billing-'));
    for (const name of place().engine === 'pglite' ? environments : []) {
      await prepareDirectory(join(cwd, '.data', name), name);
    }
    const starts = environments.map((environment) => {
      const argv = ['--environment', environment, '--port', '0', '--json'];
      return served(startProgram(nodeCommand('service/main.ts', argv), { cwd, env: place().env }));
    });
    [running.sandbox, running.live] = (await Promise.all(starts)) as [Serving, Serving];
  });

  afterAll(async () => {
    const services = Object.values(running);
    for (const service of services) service.kill('SIGKILL');
    await Promise.all(services.map((service) => service.ended));
    await rm(cwd, { recursive: true, force: true });
  });

  test('each has an address, keys and a data directory of its own', async () => {
    const { sandbox, live } = running;
    expect(sandbox.url).not.toBe(live.url);
    expect(sandbox).toMatchObject({
      environment: 'sandbox',
      key: expect.stringMatching(/^svc_apikey_sdbx_/) as string,
    });
    expect(live).toMatchObject({ environment: 'live', key: expect.stringMatching(/^svc_apikey_live_/) as string });
    for (const name of environments) expect((await stat(join(cwd, '.data', name))).isDirectory()).toBe(true);
    const where = place().engine === 'pglite' ? join(cwd, '.data', 'live') : 'PostgreSQL (DATABASE_URL)';
    expect(live.data).toBe(where);
  });

  test.each([
    ['sandbox', 'live'],
    ['live', 'sandbox'],
  ] as const)('a key of %s is refused by %s, which says why', async (own, other) => {
    expect((await running[own].ask('GET', '/event-types')).status).toBe(200);
    const refused = await running[other].ask('GET', '/event-types', { key: running[own].key });
    expect(await refused.json()).toMatchObject({
      error: { code: 'invalid_token', detail: expect.stringContaining(`the ${other} environment`) as string },
    });
  });

  test('what is in one is not in the other', async () => {
    const pathOf = ({ ids }: Ready): string => `/products/${ids['product']}`;
    const { sandbox, live } = running;
    expect((await sandbox.ask('GET', pathOf(sandbox))).status).toBe(200);
    expect((await live.ask('GET', pathOf(live))).status).toBe(200);
    expect((await sandbox.ask('GET', pathOf(live))).status).toBe(404);
    expect((await live.ask('GET', pathOf(sandbox))).status).toBe(404);
  });
});
